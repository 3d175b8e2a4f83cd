CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

CREATE TABLE guest (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    language TEXT
) STRICT;

-- The header is the first line of the save; the secret is what rolls the dice.
CREATE TABLE "table" (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    mode TEXT NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    owner TEXT NOT NULL REFERENCES guest (id),
    header TEXT NOT NULL,
    secret BLOB,
    strict INTEGER NOT NULL,
    start TEXT,
    phase TEXT NOT NULL,
    step INTEGER NOT NULL
) STRICT;
CREATE INDEX table_by_start ON "table" (start) WHERE start IS NOT NULL;
CREATE INDEX table_by_phase ON "table" (phase, touched);

CREATE TABLE seat (
    table_id TEXT NOT NULL REFERENCES "table" (id),
    seat INTEGER NOT NULL,
    sitter TEXT NOT NULL,
    guest TEXT REFERENCES guest (id),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_by_guest ON seat (guest);

-- Only ever added to. The key lets one of two moves for the same place win.
CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES "table" (id),
    seq INTEGER NOT NULL,
    by TEXT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE standing_order (
    table_id TEXT NOT NULL REFERENCES "table" (id),
    seat INTEGER NOT NULL,
    window TEXT NOT NULL,
    instruction TEXT NOT NULL,
    at_least INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, window)
) STRICT, WITHOUT ROWID;
