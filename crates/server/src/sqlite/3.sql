-- Which seats are asked, as bits: lists put the tables first where a guest must move. All of them where an
-- older table waits for a person: all persons at it were one guest. It says more with its next entry.
ALTER TABLE "table" ADD COLUMN asked INTEGER NOT NULL DEFAULT -1;
UPDATE "table" SET asked = 0 WHERE phase <> 'person';

-- The states that tables began with which were deleted since: their saves can still be loaded.
CREATE TABLE former_start (
    hash TEXT PRIMARY KEY
) STRICT;

-- A sandbox forked twice from the same moment is looked up, and a table that is deleted is let go.
CREATE INDEX table_by_fork ON "table" (fork_table) WHERE fork_table IS NOT NULL;
