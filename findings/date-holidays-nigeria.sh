#!/usr/bin/env bash
# date-holidays 3.37.0, days off of Nigeria in 2025 and 2027, as a payroll would take them.
# Guess: its days of type "public" are the days that the government declared: two for each Eid (31 March and 1 April, 6 and 9 June
# 2025), and another day for each feast that falls on a weekend.
# Seen: one day for each Eid, the feast itself (Sunday 30 March 2025), none of the four declared but 6 June; of the feasts on
# weekends in 2027 two have a substitute, Christmas and Boxing Day (Saturday and Sunday) have none; the day of the young
# (1 November) is "public" too. A list of days off needs a person who keeps it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0 2>/dev/null
cat >run.mjs <<'JS'
import Holidays from 'date-holidays';
const holidays = new Holidays('NG');
const days = (year) => holidays.getHolidays(year).filter(({ type }) => type === 'public');
const on = (date) => days(Number(date.slice(0, 4))).filter((day) => day.date.startsWith(date)).map(({ name }) => name)[0] ?? 'no';
for (const date of ['2025-03-30', '2025-03-31', '2025-04-01', '2025-06-06', '2025-06-09', '2025-11-01', '2027-06-14', '2027-12-27', '2027-12-28']) {
  console.log(date, on(date));
}
JS
seen=$(node run.mjs)
expected='2025-03-30 Id el Fitr
2025-03-31 no
2025-04-01 no
2025-06-06 Id el Kabir
2025-06-09 no
2025-11-01 National Youth Day
2027-06-14 Democracy Day (substitute day)
2027-12-27 no
2027-12-28 no'
echo "$seen"; [ "$seen" = "$expected" ]
