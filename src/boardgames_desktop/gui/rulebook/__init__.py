"""The rulebook viewer: contents, pages, the paragraph a refusal speaks of."""
