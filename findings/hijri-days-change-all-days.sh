#!/usr/bin/env bash
# moment-hijri 3.0.0 with moment 2.31.0: a program in British English loads it to know the day of a feast.
# Guess: it hands out a moment of its own that knows `iYYYY` too. The program's other dates are written as before.
# Seen: loading it sets the language of the whole program to Arabic, as written in Saudi Arabia. All dates get Arabic digits, those of
# ISO 8601 too. PostgreSQL 18 (@electric-sql/pglite 0.5.17) refuses them, and `new Date` and `Number` cannot read them. Its page says how to
# choose Arabic, as if nobody had. The program has to choose its language again after the import.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment-hijri@3.0.0 moment@2.31.0 @electric-sql/pglite@0.5.17 2>/dev/null
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import moment from 'moment';
import 'moment/locale/en-gb.js';
const db = new PGlite();
const tell = async (when) => {
  const punch = moment('2026-11-27T08:05:11');
  const day = punch.format('YYYY-MM-DD');
  const stored = await db.query('select ($1::text)::date', [day]).then(() => 'stored', ({ code }) => `error ${code}`);
  console.log(`${when}: ${moment.locale()} ${day} ${punch.format()} ${new Date(day).getTime()} ${Number(punch.format('YYYY'))} ${stored}`);
};
await tell('before');
const hijri = createRequire(import.meta.url)('moment-hijri');
await tell('after');
moment.locale('en-gb');
await tell('chosen again');
console.log('1 Shawwal 1447:', hijri('1447/10/1', 'iYYYY/iM/iD').format('YYYY-MM-DD'));
JS
seen=$(TZ=Africa/Lagos node run.mjs)
expected='before: en-gb 2026-11-27 2026-11-27T08:05:11+01:00 1795737600000 2026 stored
after: ar-sa ٢٠٢٦-١١-٢٧ ٢٠٢٦-١١-٢٧T٠٨:٠٥:١١+٠١:٠٠ NaN NaN error 22007
chosen again: en-gb 2026-11-27 2026-11-27T08:05:11+01:00 1795737600000 2026 stored
1 Shawwal 1447: 2026-03-20'
echo "$seen"; [ "$seen" = "$expected" ]
