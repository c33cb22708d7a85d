#!/usr/bin/env bash
# date-fns 4.4.0 and PostgreSQL 18 (@electric-sql/pglite 0.5.17) read 27/11/26 by a format that says four digits of a year.
# Guess: it does not fit and is refused, as luxon 3.7.2, moment 2.31.0 and dayjs 1.11.23 (both strict) do, or is 2026.
# Seen: the year 26, at the time of the Roman emperors, valid for `isMatch` too. A leave of that year hides nobody's absence.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund \
  @electric-sql/pglite@0.5.17 date-fns@4.4.0 dayjs@1.11.23 luxon@3.7.2 moment@2.31.0 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { isMatch, lightFormat, parse } from 'date-fns';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { DateTime } from 'luxon';
import moment from 'moment';
dayjs.extend(customParseFormat);
const text = '27/11/26';
console.log('luxon', DateTime.fromFormat(text, 'dd/MM/yyyy').isValid);
console.log('moment', moment(text, 'DD/MM/YYYY', true).isValid());
console.log('dayjs', dayjs(text, 'DD/MM/YYYY', true).isValid());
console.log('date-fns', isMatch(text, 'dd/MM/yyyy'), lightFormat(parse(text, 'dd/MM/yyyy', new Date(2026, 0, 1)), 'yyyy-MM-dd'));
const { rows } = await new PGlite().query(`select to_date('${text}', 'DD/MM/YYYY')::text as day`);
console.log('PostgreSQL', rows[0].day);
JS
seen=$(node run.mjs)
expected='luxon false
moment false
dayjs false
date-fns true 0026-11-27
PostgreSQL 0026-11-27'
echo "$seen"; [ "$seen" = "$expected" ]
