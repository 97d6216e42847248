"""The cases of tools/attack, one file per family."""
