-- A table has a number, by which its entries are found: its id in every row would be most of the row.
ALTER TABLE "table" ADD COLUMN number INTEGER;
UPDATE "table" SET number = rowid;
CREATE UNIQUE INDEX table_by_number ON "table" (number);

-- How many entries there are: of two moves for the same place only one finds it as it expects.
ALTER TABLE "table" ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;

-- Entries that were written together, up to sixteen: the number of the first, who made them as bits, and the lines.
CREATE TABLE play (
    number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    makers INTEGER NOT NULL,
    lines BLOB NOT NULL,
    PRIMARY KEY (number, seq)
) STRICT, WITHOUT ROWID;

-- When a guest was here last, to the day: tables of those who never come again may go.
ALTER TABLE guest ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE guest SET seen = max(created, coalesce((SELECT max(touched) FROM "table" WHERE owner = guest.id), 0));
