#!/usr/bin/env bash
# moment 2.31.0 writes the moment of a punch in Lagos as text (`String(moment())`). PostgreSQL 18 (@electric-sql/pglite 0.5.17), python3-dateutil
# 2.8.2 (Debian 12) and `date` of coreutils 9.1 read it. @supabase/postgrest-js 2.119.1 puts such a text into a filter by itself.
# Guess: GMT+0100 is an hour ahead of GMT, as in the text of each JavaScript Date, or the text is refused.
# Seen: for PostgreSQL a sign behind letters is that of POSIX, against the usual one, and 0100 are a hundred hours: the punch is four days and
# five hours late, a valid moment of another week. dateutil turns the sign alone, two hours late. `date` is right. On a server in UTC all
# are right, and the text of a Date, with the zone's name in brackets, PostgreSQL refuses. `toISOString` is right everywhere.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment@2.31.0 @electric-sql/pglite@0.5.17 @supabase/postgrest-js@2.119.1 2>/dev/null
cat >run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { PGlite } from '@electric-sql/pglite';
import { PostgrestClient } from '@supabase/postgrest-js';
import moment from 'moment';
const punch = moment('2026-11-27T07:05:00Z');
const text = String(punch);
console.log(`${process.env.TZ}: ${text}`);
const { rows } = await new PGlite().query("select to_char($1::timestamptz at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as read", [text]);
console.log('  PostgreSQL:', rows[0].read);
const program = 'import sys, datetime; from dateutil.parser import parse; print(parse(sys.argv[1]).astimezone(datetime.timezone.utc))';
console.log('  dateutil:', execFileSync('/usr/bin/python3', ['-c', program, text], { encoding: 'utf8' }).slice(0, 16));
console.log('  date:', execFileSync('date', ['-u', '+%F %H:%M', '-d', text], { encoding: 'utf8' }).trim());
const service = new PostgrestClient('http://127.0.0.1', { fetch: async (url) => {
  console.log('  postgrest-js asks for', new URL(url).searchParams.get('came'));
  return new Response('[]');
} });
await service.from('punches').select().gte('came', punch);
process.exit();
JS
seen=$(for machine in UTC Africa/Lagos; do TZ=$machine node run.mjs; done)
expected='UTC: Fri Nov 27 2026 07:05:00 GMT+0000
  PostgreSQL: 2026-11-27 07:05
  dateutil: 2026-11-27 07:05
  date: 2026-11-27 07:05
  postgrest-js asks for gte.Fri Nov 27 2026 07:05:00 GMT+0000
Africa/Lagos: Fri Nov 27 2026 08:05:00 GMT+0100
  PostgreSQL: 2026-12-01 12:05
  dateutil: 2026-11-27 09:05
  date: 2026-11-27 07:05
  postgrest-js asks for gte.Fri Nov 27 2026 08:05:00 GMT+0100'
echo "$seen"; [ "$seen" = "$expected" ]
