-- A sandbox shows what went before it: the table it was forked from, as one seat saw it.
ALTER TABLE "table" ADD COLUMN fork_table TEXT REFERENCES "table" (id);
ALTER TABLE "table" ADD COLUMN fork_entries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "table" ADD COLUMN fork_seat INTEGER;
ALTER TABLE "table" ADD COLUMN fork_moments INTEGER NOT NULL DEFAULT 0;

-- How many tables a guest has made is looked up before another is made.
CREATE INDEX table_by_owner ON "table" (owner, created);
