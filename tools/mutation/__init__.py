"""The parts of tools/mutate: what bugs there are, how they are planted, built and tried."""
