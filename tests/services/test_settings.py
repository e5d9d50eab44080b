import json

import attrs
import pytest

from boardgames_desktop.services.paths import Paths, catalogues, resources
from boardgames_desktop.services.settings import Settings, SettingsStore


def test_settings_survive(tmp_path, qapp):
    path = tmp_path / "config" / "settings.json"
    store = SettingsStore(path)
    heard = []
    store.changed.connect(heard.append)
    store.update(theme="dark", text_scale=1.5)
    store.remember("splitter", [1, 2])
    store.flush()
    assert heard[-1] == store.value
    again = SettingsStore(path)
    assert again.value == store.value
    assert again.trouble is None
    assert again.value.remembered == {"splitter": [1, 2]}


def test_nothing_changes_nothing_is_told(tmp_path, qapp):
    store = SettingsStore(tmp_path / "s.json")
    heard = []
    store.changed.connect(heard.append)
    store.update(theme="system")
    store.flush()
    assert heard == []
    assert not (tmp_path / "s.json").exists()


def test_a_value_that_makes_no_sense_is_refused(qapp):
    store = SettingsStore()
    for changes in ({"theme": "pink"}, {"curtain": 1}, {"text_scale": True}, {"remembered": []}):
        with pytest.raises(ValueError, match=next(iter(changes))):
            store.update(**changes)
    with pytest.raises(TypeError):
        store.update(nonsense=1)
    assert store.value == Settings()


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00", '{"theme": NaN}', "[" * 10_000])
def test_a_bad_file_gives_the_usual_settings(tmp_path, qapp, text):
    path = tmp_path / "s.json"
    path.write_text(text)
    store = SettingsStore(path)
    assert store.value == Settings()
    assert store.trouble.id == "services.settings.bad"


def test_bad_fields_are_left_out_and_named(tmp_path, qapp):
    path = tmp_path / "s.json"
    path.write_text(json.dumps({"theme": "dark", "pace": [], "camera": 3, "of_the_future": 1}))
    store = SettingsStore(path)
    assert store.value == attrs.evolve(Settings(), theme="dark")
    assert store.trouble.params == {"fields": "pace, camera"}


@pytest.mark.parametrize("text", ['{"theme": "dar', '{"theme": "pink", "curtain": false}'])
def test_a_file_that_made_no_sense_is_kept_beside_the_new_one(tmp_path, qapp, text):
    path = tmp_path / "settings.json"
    path.write_text(text)
    store = SettingsStore(path)
    for animation in (0.5, 2.0):
        store.update(animation=animation)
        store.flush()
    assert path.with_name("settings.json.bak").read_text() == text
    assert SettingsStore(path).trouble is None


def test_a_read_only_place_is_told(tmp_path, qapp):
    (tmp_path / "config").write_text("a file where the folder should be")
    store = SettingsStore(tmp_path / "config" / "s.json")
    heard = []
    store.failed.connect(heard.append)
    store.update(theme="dark")
    store.flush()
    assert heard[0].id == "services.settings.unsaved"
    assert store.value.theme == "dark"


def test_paths(home, monkeypatch):
    paths = Paths.default()
    assert paths.saves == home / "data" / "saves"
    assert paths.log.parent == home / "state"
    monkeypatch.delenv("BOARDGAMES_DESKTOP_HOME")
    assert "boardgames-desktop" in str(Paths.default().settings)
    assert (resources() / "boards").is_dir()
    assert catalogues().name == "i18n"
