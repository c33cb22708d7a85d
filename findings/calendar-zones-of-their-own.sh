#!/usr/bin/env bash
# node-ical 0.27.2, ical.js 2.2.1 and ts-ics 2.4.6 read a duty from 08:00 to 17:00 in a zone that the file itself describes, as
# RFC 5545 (3.2.19) demands for each zone that is named: "Head Office", one hour ahead of UTC.
# Guess: the description in the file counts, whatever the zone is called.
# Seen: node-ical uses names that it knows, and leaves the description of another name aside: 08:00 is then a time of the machine's
# own zone. On a server in UTC the duty begins an hour late, and still says "Head Office". On a machine in Lagos the same file is right,
# so no test there tells. The other two are right on both.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund node-ical@0.27.2 ical.js@2.2.1 ts-ics@2.4.6 2>/dev/null
cat >run.mjs <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
for (const zone of ['Africa/Lagos', 'Head Office']) {
  const text = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//a//a//EN
BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0100
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:1
DTSTAMP:20261101T000000Z
SUMMARY:Duty
DTSTART;TZID=${zone}:20261127T080000
DTEND;TZID=${zone}:20261127T170000
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');
  const starts = {
    'node-ical': Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').start,
    'ical.js': new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toJSDate(),
    'ts-ics': convertIcsCalendar(undefined, text).events[0].start.date,
  };
  console.log(process.env.TZ, zone, ...Object.entries(starts).map(([name, start]) => `${name} ${start.toISOString().slice(11, 19)}Z`));
}
JS
seen=$(for zone in UTC Africa/Lagos; do TZ=$zone node run.mjs; done)
expected='UTC Africa/Lagos node-ical 07:00:00Z ical.js 07:00:00Z ts-ics 07:00:00Z
UTC Head Office node-ical 08:00:00Z ical.js 07:00:00Z ts-ics 07:00:00Z
Africa/Lagos Africa/Lagos node-ical 07:00:00Z ical.js 07:00:00Z ts-ics 07:00:00Z
Africa/Lagos Head Office node-ical 07:00:00Z ical.js 07:00:00Z ts-ics 07:00:00Z'
echo "$seen"; [ "$seen" = "$expected" ]
