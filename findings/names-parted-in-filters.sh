#!/usr/bin/env bash
# @supabase/postgrest-js 2.119.1 asks a REST service over PostgreSQL (PostgREST's language) for teams by their members' names, which have a
# comma: "Okeke, Ada". PostgreSQL 18 (@electric-sql/pglite 0.5.17) reads what it sends.
# Guess: each filter that takes a list of values keeps a value whole, as `in` does, which puts it into quotes.
# Seen: `contains`, `containedBy` and `overlaps` join the values by commas without quotes. PostgreSQL gets two people, Okeke and Ada. `contains`
# finds no team of the person, and `overlaps` finds the teams of each other Ada. No filter fails. The text that PostgreSQL itself would
# write for the list (`{"Okeke, Ada"}`), given in place of the list, is right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @supabase/postgrest-js@2.119.1 @electric-sql/pglite@0.5.17 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { PostgrestClient } from '@supabase/postgrest-js';
const database = new PGlite();
await database.exec(`create table teams (name text, members text[]);
  insert into teams values ('Gate', array['Okeke, Ada', 'Bello, Musa']), ('Office', array['Ada', 'Eze, Ben'])`);
let asked;
const service = new PostgrestClient('http://127.0.0.1', { fetch: async (url) => {
  asked = new URL(url).searchParams;
  return new Response('[]');
} });
const person = ['Okeke, Ada'];
await service.from('teams').select().in('name', person);
console.log('in:', asked.get('name'));
const operators = { contains: '@>', containedBy: '<@', overlaps: '&&' };
for (const [filter, values] of [['contains', person], ['containedBy', person], ['overlaps', person], ['overlaps', '{"Okeke, Ada"}']]) {
  await service.from('teams').select()[filter]('members', values);
  const sent = asked.get('members');
  const list = sent.slice(sent.indexOf('.') + 1);
  const { rows } = await database.query(`select name, cardinality($1::text[]) as people from teams where members ${operators[filter]} $1::text[]`, [list]);
  const people = (await database.query('select cardinality($1::text[]) as people', [list])).rows[0].people;
  console.log(`${filter}: ${sent} is ${people} people, found ${rows.map(({ name }) => name).join(', ') || 'no team'}`);
}
process.exit();
JS
seen=$(node run.mjs)
expected='in: in.("Okeke, Ada")
contains: cs.{Okeke, Ada} is 2 people, found no team
containedBy: cd.{Okeke, Ada} is 2 people, found no team
overlaps: ov.{Okeke, Ada} is 2 people, found Office
overlaps: ov.{"Okeke, Ada"} is 1 people, found Gate'
echo "$seen"; [ "$seen" = "$expected" ]
