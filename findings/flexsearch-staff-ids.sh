#!/usr/bin/env bash
# flexsearch 0.8.212 with its defaults: people found by their whole staff ID. minisearch 7.2.0 beside it.
# Guess: a whole ID finds its person, at least before all others.
# Seen: flexsearch cuts a number into groups of three digits, forgets their order, and keeps one of equal neighbours, as it does with
# letters for names that are spelled in two ways. 456123 finds 123456 first, 1100 is the same as 1000, and 100110 finds all IDs that
# have a group 10, 100 or 110. Who takes the first hit has another person. `encoder: 'Exact'` finds one each, as minisearch does.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund flexsearch@0.8.212 minisearch@7.2.0 2>/dev/null
cat >run.mjs <<'JS'
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
const people = ['123456', '456123', '1000', '1100', '100200', '100110'];
const usual = new Index();
const exact = new Index({ encoder: 'Exact' });
const mini = new MiniSearch({ fields: ['staffID'] });
people.forEach((staffID, id) => {
  usual.add(id, staffID);
  exact.add(id, staffID);
  mini.add({ id, staffID });
});
for (const staffID of people) {
  const found = { flexsearch: usual.search(staffID), Exact: exact.search(staffID), minisearch: mini.search(staffID).map(({ id }) => id) };
  console.log(`${staffID}:`, Object.entries(found).map(([name, ids]) => [name, ...ids.map((id) => people[id])].join(' ')).join(', '));
}
JS
seen=$(node run.mjs)
expected='123456: flexsearch 456123 123456, Exact 123456, minisearch 123456
456123: flexsearch 123456 456123, Exact 456123, minisearch 456123
1000: flexsearch 1000 1100, Exact 1000, minisearch 1000
1100: flexsearch 1000 1100, Exact 1100, minisearch 1100
100200: flexsearch 100200, Exact 100200, minisearch 100200
100110: flexsearch 1000 1100 100200 100110, Exact 100110, minisearch 100110'
echo "$seen"; [ "$seen" = "$expected" ]
