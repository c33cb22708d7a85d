#!/usr/bin/env bash
# @breejs/later 4.2.0, cron-schedule 6.0.0, cronosjs 1.7.1, cron 4.4.0, cron-parser 5.10.6 and croner 11.0.1 take lines of cron for a report
# at 08:00: on Sundays (7), on weekends (6-7), on the last Friday (5L), on the last working day of the month (LW), and from 08:00 every four
# hours (8/4). The first runs in February 2027.
# Guess: 7 is Sunday, as 0 is. What a library does not know it refuses.
# Seen: for later 7 is Saturday, so the report of the weekend comes on one day and that of Sunday a day before. LW is each day for it.
# cron-schedule takes 5L for each Friday and 8/4 for 8 o'clock alone, without an error. The others agree, or refuse.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @breejs/later@4.2.0 cron-schedule@6.0.0 cronosjs@1.7.1 cron@4.4.0 cron-parser@5.10.6 \
  croner@11.0.1 2>/dev/null
cat >run.mjs <<'JS'
import later from '@breejs/later';
import { CronTime } from 'cron';
import { CronExpressionParser } from 'cron-parser';
import { parseCronExpression } from 'cron-schedule';
import { Cron } from 'croner';
import { CronosExpression } from 'cronosjs';
process.env.TZ = 'UTC';
later.date.UTC();
const [start, end] = [new Date('2027-01-31T23:59:59Z'), new Date('2027-03-01T00:00:00Z')];
function byCron(line) {
  const found = [new CronTime(line, 'UTC').getNextDateFrom(start, 'UTC').toJSDate()];
  while (found.length < 9) found.push(new CronTime(line, 'UTC').getNextDateFrom(found.at(-1), 'UTC').toJSDate());
  return found;
}
const libraries = {
  later: (line) => later.schedule(later.parse.cron(line)).next(9, start),
  'cron-schedule': (line) => parseCronExpression(line).getNextDates(9, start),
  cronosjs: (line) => CronosExpression.parse(line, { timezone: 'UTC' }).nextNDates(start, 9),
  cron: byCron,
  'cron-parser': (line) => CronExpressionParser.parse(line, { currentDate: start, tz: 'UTC' }).take(9).map((date) => date.toDate()),
  croner: (line) => new Cron(line, { timezone: 'UTC', paused: true }).nextRuns(9, start),
};
function runs(library, line) {
  try {
    const found = library(line).filter((date) => date < end);
    return found.slice(0, 4).map((date) => `${date.toUTCString().slice(0, 7).replace(',', '')} ${date.getUTCHours()}:00`).join(', ');
  } catch {
    return 'refused';
  }
}
for (const line of ['0 8 * * 7', '0 8 * * 6-7', '0 8 * * 5L', '0 8 LW * *', '0 8/4 * * *']) {
  console.log(line);
  for (const [name, library] of Object.entries(libraries)) console.log(`  ${name}: ${runs(library, line)}`);
}
process.exit();
JS
seen=$(node run.mjs)
expected='0 8 * * 7
  later: Sat 06 8:00, Sat 13 8:00, Sat 20 8:00, Sat 27 8:00
  cron-schedule: Sun 07 8:00, Sun 14 8:00, Sun 21 8:00, Sun 28 8:00
  cronosjs: Sun 07 8:00, Sun 14 8:00, Sun 21 8:00, Sun 28 8:00
  cron: Sun 07 8:00, Sun 14 8:00, Sun 21 8:00, Sun 28 8:00
  cron-parser: Sun 07 8:00, Sun 14 8:00, Sun 21 8:00, Sun 28 8:00
  croner: Sun 07 8:00, Sun 14 8:00, Sun 21 8:00, Sun 28 8:00
0 8 * * 6-7
  later: Sat 06 8:00, Sat 13 8:00, Sat 20 8:00, Sat 27 8:00
  cron-schedule: Sat 06 8:00, Sun 07 8:00, Sat 13 8:00, Sun 14 8:00
  cronosjs: Sat 06 8:00, Sun 07 8:00, Sat 13 8:00, Sun 14 8:00
  cron: Sat 06 8:00, Sun 07 8:00, Sat 13 8:00, Sun 14 8:00
  cron-parser: Sat 06 8:00, Sun 07 8:00, Sat 13 8:00, Sun 14 8:00
  croner: Sat 06 8:00, Sun 07 8:00, Sat 13 8:00, Sun 14 8:00
0 8 * * 5L
  later: Fri 26 8:00
  cron-schedule: Fri 05 8:00, Fri 12 8:00, Fri 19 8:00, Fri 26 8:00
  cronosjs: Fri 26 8:00
  cron: refused
  cron-parser: Fri 26 8:00
  croner: Fri 26 8:00
0 8 LW * *
  later: Mon 01 8:00, Tue 02 8:00, Wed 03 8:00, Thu 04 8:00
  cron-schedule: refused
  cronosjs: Fri 26 8:00
  cron: refused
  cron-parser: refused
  croner: Fri 26 8:00
0 8/4 * * *
  later: Mon 01 8:00, Mon 01 12:00, Mon 01 16:00, Mon 01 20:00
  cron-schedule: Mon 01 8:00, Tue 02 8:00, Wed 03 8:00, Thu 04 8:00
  cronosjs: Mon 01 8:00, Mon 01 12:00, Mon 01 16:00, Mon 01 20:00
  cron: Mon 01 8:00, Mon 01 12:00, Mon 01 16:00, Mon 01 20:00
  cron-parser: Mon 01 8:00, Mon 01 12:00, Mon 01 16:00, Mon 01 20:00
  croner: refused'
echo "$seen"; [ "$seen" = "$expected" ]
