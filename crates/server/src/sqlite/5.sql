-- Games as they stood, so that they need not be played again from their beginning: a cache, which is never needed. The
-- hash is that of the rest; a program reads its own alone.
CREATE TABLE snapshot (
    number INTEGER PRIMARY KEY,
    ply INTEGER NOT NULL,
    program TEXT NOT NULL,
    hash BLOB NOT NULL,
    head BLOB NOT NULL
) STRICT;

-- The choices of a journal up to an entry, with their types: they belong to the snapshots.
CREATE TABLE typed (
    number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    upto INTEGER NOT NULL,
    choices BLOB NOT NULL,
    PRIMARY KEY (number, seq)
) STRICT, WITHOUT ROWID;
