"""The rules machinery every game shares: no Qt, no files, no clock, no global random."""
