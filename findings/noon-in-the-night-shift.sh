#!/usr/bin/env bash
# dayjs 1.11.23 (isBetween), date-fns 4.4.0 (isWithinInterval), lodash 4.18.1 and es-toolkit 1.53.2 (inRange), moment 2.31.0, luxon 3.7.2, and
# PostgreSQL 18 (@electric-sql/pglite 0.5.17) are asked whether a punch is within a night shift, whose two times are 22:00 and 06:00.
# Guess: an end before its start is an empty shift or an error, so that nobody is in it, and the first test of a night tells.
# Seen: dayjs, date-fns, lodash and PostgreSQL's OVERLAPS put the two in order first: noon is in the night shift, and 23:00 is not. Each
# answer is the contrary of the right one, so that the day's people are put on the night, and the night's people are missing. moment, luxon
# and BETWEEN have nobody in it. Only es-toolkit, made to replace lodash, refuses the shift.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs@1.11.23 date-fns@4.4.0 lodash@4.18.1 es-toolkit@1.53.2 moment@2.31.0 luxon@3.7.2 \
  @electric-sql/pglite@0.5.17 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { isWithinInterval } from 'date-fns';
import dayjs from 'dayjs';
import isBetween from 'dayjs/plugin/isBetween.js';
import { inRange } from 'es-toolkit';
import lodash from 'lodash';
import { DateTime, Interval } from 'luxon';
import moment from 'moment';
dayjs.extend(isBetween);
const database = new PGlite();
const at = (time) => new Date(`2026-11-27T${time}:00`);
const ask = async (sql, punch, start, end) => (await database.query(`select ${sql} as inside`, [punch, start, end])).rows[0].inside;
const libraries = {
  dayjs: (punch, start, end) => dayjs(at(punch)).isBetween(at(start), at(end)),
  'date-fns': (punch, start, end) => isWithinInterval(at(punch), { start: at(start), end: at(end) }),
  lodash: (punch, start, end) => lodash.inRange(+at(punch), +at(start), +at(end)),
  'es-toolkit': (punch, start, end) => inRange(+at(punch), +at(start), +at(end)),
  moment: (punch, start, end) => moment(at(punch)).isBetween(at(start), at(end)),
  luxon: (punch, start, end) => Interval.fromDateTimes(at(start), at(end)).contains(DateTime.fromJSDate(at(punch))),
  OVERLAPS: (...times) => ask('($2::time, $3::time) overlaps ($1::time, $1::time)', ...times),
  BETWEEN: (...times) => ask('$1::time between $2::time and $3::time', ...times),
};
for (const [name, inside] of Object.entries(libraries)) {
  const answers = [];
  for (const punch of ['12:00', '23:00']) {
    answers.push(`${punch} ${await Promise.resolve().then(() => inside(punch, '22:00', '06:00')).catch(({ name: error }) => error)}`);
  }
  console.log(`${name}: ${answers.join(', ')}`);
}
process.exit();
JS
seen=$(node run.mjs)
expected='dayjs: 12:00 true, 23:00 false
date-fns: 12:00 true, 23:00 false
lodash: 12:00 true, 23:00 false
es-toolkit: 12:00 Error, 23:00 Error
moment: 12:00 false, 23:00 false
luxon: 12:00 false, 23:00 false
OVERLAPS: 12:00 true, 23:00 false
BETWEEN: 12:00 false, 23:00 false'
echo "$seen"; [ "$seen" = "$expected" ]
