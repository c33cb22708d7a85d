#!/usr/bin/env bash
# ical-generator 11.1.2 writes a calendar of leave, and node-ical 0.27.2 reads it, on a machine in Lagos and on one in UTC. A whole
# day is a JavaScript Date for both libraries.
# Guess: both mean the same midnight, so a leave that is read and written again stays on its days.
# Seen: node-ical reads a whole day as midnight of the machine's clock. ical-generator writes the day that UTC has at that moment,
# which is the day before, unless the calendar has a zone. Each pass through the two moves a leave a day back. In UTC nothing moves.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund ical-generator@11.1.2 node-ical@0.27.2 2>/dev/null
cat >run.mjs <<'JS'
import calendar from 'ical-generator';
import ical from 'node-ical';
const days = (text) => [...text.matchAll(/DT(?:START|END);VALUE=DATE:(\d+)/g)].map(([, day]) => day).join('-');
for (const timezone of [undefined, 'Africa/Lagos']) {
  let leave = { start: new Date(2026, 10, 2), end: new Date(2026, 10, 7) };
  const seen = [];
  for (let pass = 1; pass <= 3; pass += 1) {
    const made = calendar({ name: 'Leave', timezone });
    made.createEvent({ id: '1', summary: 'Leave', allDay: true, start: leave.start, end: leave.end });
    seen.push(days(made.toString()));
    const { start, end } = Object.values(ical.sync.parseICS(made.toString())).find(({ type }) => type === 'VEVENT');
    leave = { start, end };
  }
  console.log(process.env.TZ, timezone ?? 'no zone', seen.join(', '));
}
JS
seen=$(for zone in UTC Africa/Lagos; do TZ=$zone node run.mjs; done)
expected='UTC no zone 20261102-20261107, 20261102-20261107, 20261102-20261107
UTC Africa/Lagos 20261102-20261107, 20261102-20261107, 20261102-20261107
Africa/Lagos no zone 20261101-20261106, 20261031-20261105, 20261030-20261104
Africa/Lagos Africa/Lagos 20261102-20261107, 20261102-20261107, 20261102-20261107'
echo "$seen"; [ "$seen" = "$expected" ]
