# What the web table says when a request cannot be done.

server-not-found = There is no such page or table.
server-method = This address cannot be used in that way.
server-not-yours = You have no seat at this table.
server-moved-on = The table moved on before your answer arrived. Look at it again and choose anew.
server-too-large = What was sent is too large.
server-unsupported = What was sent is not a form of this site.
server-foreign = The request came from another site and was not carried out.
server-busy = Too many are looking at this table, or the server is about to stop. Try again in a moment.
server-fault = Something went wrong on our side. The game is kept as it was after the last move.
server-bad-request = The request cannot be read.
server-field-missing = The field “{ $field }” is missing.
server-field-bad = The field “{ $field }” cannot be “{ $value }”.
server-save-line = Line { $line } of the save: { $why }
server-no-file = No file was sent.
server-sandbox-elsewhere = This save begins in the middle of a game that was not played here. Only sandboxes of this server can be loaded again.
server-dice-not-own = At this table the dice are rolled by the table.
server-guide = The guide waits for another choice: read what it says and choose what it points at.
server-nobody-plays = No seat is yours: take at least one.
server-too-many-tables = You have { $most } games that are not over, as many as a visitor may have here. Finish one before you begin another.
server-too-many-now = That was { $most } new tables in a minute. Wait a moment before you make another.
