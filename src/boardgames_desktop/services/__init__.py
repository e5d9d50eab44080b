"""Files, settings, language and the bridge to the opponents; QtCore at most."""
