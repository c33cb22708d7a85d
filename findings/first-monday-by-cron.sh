#!/usr/bin/env bash
# node-cron 4.6.0, cron 4.4.0, croner 11.0.1, cron-parser 5.10.6 and graphile-worker 0.18.0 take the same line of cron, `0 6 1-7 * 1`,
# for a report of the month on its first Monday. cronstrue 3.39.0 says in words what the line means.
# Guess: five libraries with one syntax run it on the same days, and the sentence says on which.
# Seen: node-cron runs it where both fields fit: on the first Monday. The others run it where one of the two fits, as Unix does: on
# each day of the first week and on each other Monday, ten times in December 2026. The sentence puts "and" between the two fields,
# which reads as node-cron alone does it. A change of the library sends ten monthly reports, or leaves nine runs out.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-cron@4.6.0 cron@4.4.0 croner@11.0.1 cron-parser@5.10.6 graphile-worker@0.18.0 \
  cronstrue@3.39.0 2>/dev/null
cat >run.mjs <<'JS'
import { mock } from 'node:test';
import { CronTime } from 'cron';
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import { parseCronItems } from 'graphile-worker';
import nodeCron from 'node-cron';
const line = '0 6 1-7 * 1';
const start = new Date('2026-12-01T00:00:00Z');
mock.timers.enable({ apis: ['Date'], now: start });
const days = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(2026, 11, index + 1, 6)));
const parsed = CronExpressionParser.parse(line, { currentDate: start, tz: 'UTC' });
const time = new CronTime(line, 'UTC');
const [item] = parseCronItems([{ task: 'report', match: line }]);
const runs = {
  'node-cron': nodeCron.createTask(line, () => {}, { timezone: 'UTC' }).getNextRuns(20),
  cron: days.filter((day) => time.getNextDateFrom(new Date(day - 1000), 'UTC').toMillis() === day.getTime()),
  croner: new Cron(line, { timezone: 'UTC', paused: true }).nextRuns(20, start),
  'cron-parser': parsed.take(20).map((date) => date.toDate()),
  'graphile-worker': days.filter((day) => item.match({ min: 0, hour: 6, date: day.getUTCDate(), month: 12, dow: day.getUTCDay() })),
};
console.log(cronstrue.toString(line));
for (const [name, dates] of Object.entries(runs)) {
  console.log(`${name}:`, ...dates.filter((date) => date.getUTCFullYear() === 2026).map((date) => date.getUTCDate()));
}
process.exit();
JS
seen=$(node run.mjs)
expected='At 06:00 AM, between day 1 and 7 of the month, and on Monday
node-cron: 7
cron: 1 2 3 4 5 6 7 14 21 28
croner: 1 2 3 4 5 6 7 14 21 28
cron-parser: 1 2 3 4 5 6 7 14 21 28
graphile-worker: 1 2 3 4 5 6 7 14 21 28'
echo "$seen"; [ "$seen" = "$expected" ]
