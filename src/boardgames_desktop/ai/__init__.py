"""Opponents: shared search, one module of judgement a game, the worker process."""
