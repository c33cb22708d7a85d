#!/usr/bin/env bash
# rrule 2.8.1 says in words what a rule of RFC 5545 means, for people who look at a calendar of paydays and duties, and can read the words
# again (`toText`, `isFullyConvertibleToText`, `fromText`).
# Guess: the words say all of the rule, or `isFullyConvertibleToText` is false, as its name promises.
# Seen: the last working day of a month (BYSETPOS=-1) is "every month on weekdays", and 16:30 is "at 16". Both count as fully converted.
# Read again, one is a payday on each working day and the other is half an hour early. Whoever checks a rule by its words sees no fault.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund rrule@2.8.1 2>/dev/null
cat >run.mjs <<'JS'
import rrule from 'rrule';
const rules = ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=WEEKLY;BYDAY=FR;BYHOUR=16;BYMINUTE=30', 'FREQ=MONTHLY;BYDAY=-1FR'];
function inNovember(rule) {
  const found = rule.between(new Date('2026-11-01Z'), new Date('2026-12-01Z'));
  return `${found.length}, the first on ${found[0].toISOString().slice(0, 16)}`;
}
for (const text of rules) {
  const rule = rrule.rrulestr(`DTSTART:20261031T000000Z\nRRULE:${text}`);
  const words = rule.toText();
  const again = new rrule.RRule({ ...rrule.RRule.parseText(words), dtstart: rule.options.dtstart });
  console.log(text);
  console.log(`  ${words} (fully: ${rule.isFullyConvertibleToText()})`);
  console.log(`  in November ${inNovember(rule)}; by the words ${inNovember(again)}`);
}
JS
seen=$(node run.mjs)
expected='FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
  every month on weekdays (fully: true)
  in November 1, the first on 2026-11-30T00:00; by the words 21, the first on 2026-11-02T00:00
FREQ=WEEKLY;BYDAY=FR;BYHOUR=16;BYMINUTE=30
  every week on Friday at 16 (fully: true)
  in November 4, the first on 2026-11-06T16:30; by the words 4, the first on 2026-11-06T16:00
FREQ=MONTHLY;BYDAY=-1FR
  every month on the last Friday (fully: true)
  in November 1, the first on 2026-11-27T00:00; by the words 1, the first on 2026-11-27T00:00'
echo "$seen"; [ "$seen" = "$expected" ]
