#!/usr/bin/env bash
# node-ical 0.27.2, ical.js 2.2.1 and rrule 2.8.1 read a duty on three days that no rule describes: its start, and a list of further
# days (RDATE). RFC 5545 (3.8.5.2) puts the start and the list together. node-ical is asked by its own `expandRecurringEvent`.
# Guess: three days in each, or at least the same days in each.
# Seen: node-ical repeats by rules only, and has the first day. ical.js and rrule have the days of the list, and the first day only if
# there is a rule too, or the list names it. The same file gives two rotas without a day in common, and no error.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund node-ical@0.27.2 ical.js@2.2.1 rrule@2.8.1 2>/dev/null
cat >run.mjs <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';
import rrule from 'rrule';
const start = 'DTSTART:20261102T070000Z';
const list = 'RDATE:20261104T070000Z,20261106T070000Z';
const forms = {
  list: [start, list],
  'list with the start': [start, list.replace(':', ':20261102T070000Z,')],
  'list and rule': [start, list, 'RRULE:FREQ=WEEKLY;COUNT=2'],
};
for (const [name, lines] of Object.entries(forms)) {
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', 'SUMMARY:Duty', ...lines, 'DURATION:PT9H', 'END:VEVENT'];
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//a//EN', ...event, 'END:VCALENDAR', ''].join('\r\n');
  const duty = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
  const month = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') };
  const days = {
    'node-ical': ical.expandRecurringEvent(duty, month).map((occurrence) => occurrence.start),
    'ical.js': [],
    rrule: rrule.rrulestr(lines.join('\n')).all(),
  };
  const occurrences = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
  for (let next = occurrences.next(); next; next = occurrences.next()) days['ical.js'].push(next.toJSDate());
  const seen = Object.entries(days).map(([reader, dates]) => `${reader} ${dates.map((date) => date.getUTCDate()).join(' ')}`);
  console.log(`${name}:`, seen.join(', '));
}
JS
seen=$(TZ=Africa/Lagos node run.mjs)
expected='list: node-ical 2, ical.js 4 6, rrule 4 6
list with the start: node-ical 2, ical.js 2 4 6, rrule 2 4 6
list and rule: node-ical 2 9, ical.js 2 4 6 9, rrule 2 4 6 9'
echo "$seen"; [ "$seen" = "$expected" ]
