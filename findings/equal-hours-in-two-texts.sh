#!/usr/bin/env bash
# PostgreSQL 18 (@electric-sql/pglite 0.5.17): a duty of 26 h 30 min as the difference of two timestamps, the same duty as the sum of two
# halves, and a balance of an hour and a half too few. All are shown by `to_char(…, 'HH24:MI')`.
# Guess: values that are equal for `=` have one text, and the minus of a balance is written once.
# Seen: a difference of timestamps is a day and 2:30, and a sum of hours is 26:30. The two are equal, and count as one in GROUP BY. One is
# shown as 02:30: a day of duty is missing on the slip, and in `extract(hour …)`. The balance is -01:-30. `extract(epoch …)` is right for each.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const { rows } = await new PGlite().query(`
  with duty (name, hours) as (values
    ('difference', timestamp '2026-11-28 10:30' - timestamp '2026-11-27 08:00'),
    ('sum', interval '13:15' + interval '13:15'),
    ('balance', interval '-1:30'))
  select name, to_char(hours, 'HH24:MI') as shown, extract(hour from hours) as hour, extract(epoch from hours)::int / 60 as minutes,
    hours = interval '26:30' as equal, dense_rank() over (order by hours) as rank
  from duty order by minutes, name`);
for (const { name, shown, hour, minutes, equal, rank } of rows) {
  console.log(`${name}: shown ${shown}, hour ${hour}, ${minutes} minutes, equal to 26:30 ${equal}, rank ${rank}`);
}
process.exit();
JS
seen=$(node run.mjs)
expected='balance: shown -01:-30, hour -1, -90 minutes, equal to 26:30 false, rank 1
difference: shown 02:30, hour 2, 1590 minutes, equal to 26:30 true, rank 2
sum: shown 26:30, hour 26, 1590 minutes, equal to 26:30 true, rank 2'
echo "$seen"; [ "$seen" = "$expected" ]
