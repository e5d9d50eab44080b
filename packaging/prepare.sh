#!/bin/sh
# Prepares a checkout: system libraries, .venv, the package itself. Called by the Makefile.
#   sh packaging/prepare.sh play   what is needed to play
#   sh packaging/prepare.sh test   the same, and what the tests need
# On Debian and Ubuntu, root gets missing libraries installed; everybody else is told the one
# command to run. Other systems are left alone: the wheels of Qt bring what they need there.
set -eu
cd "$(dirname "$0")/.."
purpose=${1:-play}

libraries="libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0 libbrotli1
    libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
if [ "$purpose" = test ]; then
    libraries="$libraries xvfb xauth xdotool openbox x11-utils imagemagick desktop-file-utils appstream"
fi

python=
for candidate in ${PYTHON:-} python3 python3.13 python3.12 python3.11; do
    if command -v "$candidate" >/dev/null 2>&1 &&
        "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "Four Fronts needs Python 3.11 or newer; none was found." >&2
    exit 4
fi
if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    libraries="$libraries python3-venv"
fi

if command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
    missing=
    for package in $libraries; do
        case $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true) in
        installed) ;;
        *)
            # Newer Debian and Ubuntu renamed some libraries (libglib2.0-0t64).
            case $(dpkg-query -W -f='${db:Status-Status}' "${package}t64" 2>/dev/null || true) in
            installed) ;;
            *) missing="$missing $package" ;;
            esac
            ;;
        esac
    done
    if [ -n "$missing" ]; then
        if [ "$(id -u)" = 0 ]; then
            echo "Installing system libraries:$missing"
            apt-get update -qq
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
        else
            echo "Some system libraries are missing. Run this once, then try again:" >&2
            echo "    sudo apt-get install --no-install-recommends$missing" >&2
            exit 4
        fi
    fi
fi

[ -x .venv/bin/python ] || "$python" -m venv .venv
echo "Installing the program into .venv (once)…"
if [ "$purpose" = test ]; then wanted='.[dev]'; else wanted='.'; fi
.venv/bin/python -m pip install --quiet --disable-pip-version-check -e "$wanted" 2>&1 |
    grep -v '^WARNING: Location' || true
.venv/bin/python - <<'PY'
try:
    import boardgames_desktop
    import PySide6.QtWidgets
except ImportError as error:
    raise SystemExit(f"The program cannot start yet: {error}")
PY
touch ".venv/.ready-$purpose"
[ "$purpose" = play ] || touch .venv/.ready-play
