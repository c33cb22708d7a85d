#!/usr/bin/env bash
# @electric-sql/pglite 0.5.17, `set statement_timeout = 100` before a statement that takes 700 ms.
# Guess: it is ended with the code 57014, as PostgreSQL ends it; PGlite is PostgreSQL, takes the setting and shows it.
# Seen: the statement comes to its end. The limit lives by a timer's signal, which a program in WebAssembly does not get. So a
# query that production would refuse passes each test.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const database = new PGlite();
await database.query('set statement_timeout = 100');
const { rows } = await database.query('show statement_timeout');
const result = await database.query('select pg_sleep(0.7)').then(() => 'came to its end', ({ code }) => `ended by ${code}`);
console.log(rows[0].statement_timeout, result);
JS
seen=$(node run.mjs)
expected='100ms came to its end'
echo "$seen"; [ "$seen" = "$expected" ]
