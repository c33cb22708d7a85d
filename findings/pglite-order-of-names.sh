#!/usr/bin/env bash
# @electric-sql/pglite 0.5.17, names in the order of a language.
# Guess: the collations of a usual PostgreSQL are there, "ig-x-icu" among them, and a plain `order by` is that of en_US.
# Seen: its database is of the locale C: Zik before ada, and names with a dot below at the end. Of ICU there is the root locale
# alone: `collate "ig-x-icu"` is an error in tests that passes in production, `collate "und-x-icu"` works in both.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
for (const collate of ['', 'collate "und-x-icu"', 'collate "ig-x-icu"']) {
  const query = `select name from unnest(array['Zik', 'Ọkeke', 'ada', 'Okafor']) name order by name ${collate}`;
  const order = await db.query(query).then(({ rows }) => rows.map(({ name }) => name).join(' '), ({ message }) => message);
  console.log(`${collate || 'plain'}: ${order}`);
}
await db.close();
JS
seen=$(node run.mjs)
expected='plain: Okafor Zik ada Ọkeke
collate "und-x-icu": ada Okafor Ọkeke Zik
collate "ig-x-icu": collation "ig-x-icu" for encoding "UTF8" does not exist'
echo "$seen"; [ "$seen" = "$expected" ]
