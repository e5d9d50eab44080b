"""Windows, boards, panels, dialogs and theme."""
