#!/usr/bin/env bash
# date-holidays 3.37.0, `isHoliday` at the hours of shifts: the end of Ramadan in Ghana and Nigeria, for the library 20 March 2026.
# Guess: a day off runs from midnight to midnight in its country, as Christmas does. The `-0600` behind its `date` is a zone.
# Seen: days of the Islamic calendar begin at 18:00 of the evening before, and `-0600` says that. The evening shift of the 19th has
# a holiday, that of the 20th has none in Ghana. In Nigeria, with two days, the 21st has one until 18:00.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund date-holidays@3.37.0 2>/dev/null
cat >run.mjs <<'JS'
import Holidays from 'date-holidays';
const eid = ['03-19 17:30', '03-19 19:00', '03-20 12:00', '03-20 19:00', '03-21 12:00', '03-21 19:00'];
const shifts = [...eid, '12-24 19:00', '12-25 19:00'].map((shift) => `2026-${shift}`);
for (const [country, offset] of [['GH', 'Z'], ['NG', '+01:00']]) {
  const holidays = new Holidays(country);
  console.log(country, holidays.getHolidays(2026).find(({ rule }) => /^1 Shawwal/.test(rule)).date);
  for (const shift of shifts) {
    const found = holidays.isHoliday(new Date(`${shift.replace(' ', 'T')}:00${offset}`));
    console.log(' ', shift, found ? 'holiday' : '-');
  }
}
JS
seen=$(node run.mjs)
expected='GH 2026-03-20 00:00:00 -0600
  2026-03-19 17:30 -
  2026-03-19 19:00 holiday
  2026-03-20 12:00 holiday
  2026-03-20 19:00 -
  2026-03-21 12:00 -
  2026-03-21 19:00 -
  2026-12-24 19:00 -
  2026-12-25 19:00 holiday
NG 2026-03-20 00:00:00 -0600
  2026-03-19 17:30 -
  2026-03-19 19:00 holiday
  2026-03-20 12:00 holiday
  2026-03-20 19:00 holiday
  2026-03-21 12:00 holiday
  2026-03-21 19:00 -
  2026-12-24 19:00 -
  2026-12-25 19:00 holiday'
echo "$seen"; [ "$seen" = "$expected" ]
