#!/usr/bin/env bash
# ical.js 2.2.1, rrule 2.8.1 and python3-dateutil 2.8.2 (Debian 12) read rules of RFC 5545 for paydays and rotas: the last day of each month, the
# first and last day of each week, the Mondays of two weeks of the year, the 1st and 15th, and a birthday on 29 February.
# Guess: three readers of one standard have the same days, or one says which part of a rule it does not know.
# Seen: ical.js passes over parts of a rule without a word. BYSETPOS counts in some kinds of rules alone: the payday comes on up to four days of a
# month, and a duty of two days on all five. BYWEEKNO does not count: two weeks a year are all of them. Days of the month in a yearly rule are
# those of one month. The birthday is 1 March in three of four years, which the RFC leaves out (3.3.10). The other two agree on each.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund ical.js@2.2.1 rrule@2.8.1 2>/dev/null
cat >rules.txt <<'RULES'
2026-11-30 FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1
2026-11-02 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1
2027-01-04 FREQ=YEARLY;BYWEEKNO=1,20;BYDAY=MO
2026-11-01 FREQ=YEARLY;BYMONTHDAY=1,15
2024-02-29 FREQ=YEARLY
RULES
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import rrule from 'rrule';
for (const line of readFileSync('rules.txt', 'utf8').trim().split('\n')) {
  const [start, text] = line.split(' ');
  const found = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(start));
  const days = {
    'ical.js': Array.from({ length: 5 }, () => found.next().toString()),
    rrule: rrule.rrulestr(`DTSTART:${start.replaceAll('-', '')}T000000Z\nRRULE:${text}`).all((_, index) => index < 5)
      .map((date) => date.toISOString().slice(0, 10)),
  };
  console.log(line);
  for (const [name, list] of Object.entries(days)) console.log(`  ${name}:`, ...list);
}
JS
cat >run.py <<'PY'
from datetime import datetime
from itertools import islice
from dateutil.rrule import rrulestr
for line in open('rules.txt'):
    start, text = line.split()
    print('dateutil:', *[day.date() for day in islice(rrulestr(text, dtstart=datetime.fromisoformat(start)), 5)])
PY
seen=$(node run.mjs; /usr/bin/python3 run.py)
expected='2026-11-30 FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1
  ical.js: 2026-11-30 2026-12-28 2026-12-29 2026-12-30 2026-12-31
  rrule: 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
2026-11-02 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1
  ical.js: 2026-11-02 2026-11-03 2026-11-04 2026-11-05 2026-11-06
  rrule: 2026-11-02 2026-11-06 2026-11-09 2026-11-13 2026-11-16
2027-01-04 FREQ=YEARLY;BYWEEKNO=1,20;BYDAY=MO
  ical.js: 2027-01-11 2027-01-18 2027-01-25 2027-02-01 2027-02-08
  rrule: 2027-01-04 2027-05-17 2028-01-03 2028-05-15 2029-01-01
2026-11-01 FREQ=YEARLY;BYMONTHDAY=1,15
  ical.js: 2026-11-01 2026-11-15 2027-11-01 2027-11-15 2028-11-01
  rrule: 2026-11-01 2026-11-15 2026-12-01 2026-12-15 2027-01-01
2024-02-29 FREQ=YEARLY
  ical.js: 2024-02-29 2025-03-01 2026-03-01 2027-03-01 2028-02-29
  rrule: 2024-02-29 2028-02-29 2032-02-29 2036-02-29 2040-02-29
dateutil: 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
dateutil: 2026-11-02 2026-11-06 2026-11-09 2026-11-13 2026-11-16
dateutil: 2027-01-04 2027-05-17 2028-01-03 2028-05-15 2029-01-01
dateutil: 2026-11-01 2026-11-15 2026-12-01 2026-12-15 2027-01-01
dateutil: 2024-02-29 2028-02-29 2032-02-29 2036-02-29 2040-02-29'
echo "$seen"; [ "$seen" = "$expected" ]
