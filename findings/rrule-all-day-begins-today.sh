#!/usr/bin/env bash
# rrule 2.8.1 and node-ical 0.26.1 on two rules of RFC 5545: a repeated day of leave (`DTSTART;VALUE=DATE`), and a shift at 08:00 in
# Lagos until the last shift's instant, in UTC as the RFC demands beside a TZID (3.3.10).
# Guess: the first starts on 6 January 2020; the second has five days, Monday to Friday.
# Seen: rrule's `rrulestr` does not know `VALUE=DATE`, leaves the line out, and the rule starts at this moment, as a rule without
# a start does. It compares 07:00 UTC with 08:00 of the wall clock: the last day is missing, for all zones east of Greenwich.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund rrule@2.8.1 node-ical@0.26.1 2>/dev/null
cat >run.mjs <<'JS'
import ical from 'node-ical';
import rrule from 'rrule';
process.env.TZ = 'UTC';
const rules = {
  leave: 'DTSTART;VALUE=DATE:20200106\nRRULE:FREQ=WEEKLY;COUNT=2',
  shift: 'DTSTART;TZID=Africa/Lagos:20251124T080000\nRRULE:FREQ=DAILY;UNTIL=20251128T070000Z',
};
const isNow = (at) => Math.abs(at - Date.now()) < 60_000;
const told = (days) => `${days.length} from ${isNow(days[0]) ? 'now' : days[0].toISOString().slice(0, 10)}`;
for (const [name, rule] of Object.entries(rules)) {
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...rule.split('\n'), 'END:VEVENT', 'END:VCALENDAR'];
  const event = Object.values(ical.sync.parseICS(lines.join('\r\n'))).find(({ type }) => type === 'VEVENT');
  console.log(name, 'rrule', told(rrule.rrulestr(rule).all()), 'node-ical', told(event.rrule.all()));
}
JS
seen=$(node run.mjs)
expected='leave rrule 2 from now node-ical 2 from 2020-01-06
shift rrule 4 from 2025-11-24 node-ical 5 from 2025-11-24'
echo "$seen"; [ "$seen" = "$expected" ]
