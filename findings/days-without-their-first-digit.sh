#!/usr/bin/env bash
# any-date-parser 2.2.4 reads days of a Nigerian list (27/11/2026) on a server in American English, the default of most, and for Ghana and
# Nigeria. Its page says that the month comes first in America and Ghana.
# Guess: where the month comes first, 27/11/2026 is refused or is 27 November, since there is no month 27. Only days up to the 12th change
# places with the month.
# Seen: it looks for a month anywhere in the text, finds it behind the first digit, and leaves that digit out: 27/11 is 7/11, 11 July. Each
# day from the 13th on is a valid day of another month, but for the 20th and the 30th, which are right. For Nigeria all are right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund any-date-parser@2.2.4 2>/dev/null
cat >run.mjs <<'JS'
import parser from 'any-date-parser';
process.env.TZ = 'Africa/Lagos';
const shown = (date) => (date instanceof Date && !Number.isNaN(date.getTime()) ? date.toLocaleDateString('sv') : 'refused');
console.log('en-GH writes', new Intl.DateTimeFormat('en-GH').format(new Date(2026, 10, 27)));
for (const language of ['en-US', 'en-GH', 'en-NG']) {
  const days = ['05/11/2026', '13/01/2026', '20/11/2026', '27/11/2026', '30/11/2026'];
  console.log(`${language}:`, days.map((day) => `${day} is ${shown(parser.fromString(day, language))}`).join(', '));
  const counts = { right: 0, wrong: 0, refused: 0 };
  for (let day = new Date(2026, 0, 1, 12); day.getFullYear() === 2026; day.setDate(day.getDate() + 1)) {
    const wanted = day.toLocaleDateString('sv');
    const read = shown(parser.fromString(wanted.split('-').reverse().join('/'), language));
    if (day.getDate() > 12) counts[read === wanted ? 'right' : read === 'refused' ? 'refused' : 'wrong'] += 1;
  }
  console.log('  days from the 13th on:', JSON.stringify(counts));
}
JS
seen=$(node run.mjs)
expected='en-GH writes 27/11/2026
en-US: 05/11/2026 is 2026-05-11, 13/01/2026 is 2026-03-01, 20/11/2026 is 2026-11-20, 27/11/2026 is 2026-07-11, 30/11/2026 is 2026-11-30
  days from the 13th on: {"right":23,"wrong":198,"refused":0}
en-GH: 05/11/2026 is 2026-05-11, 13/01/2026 is 2026-03-01, 20/11/2026 is 2026-11-20, 27/11/2026 is 2026-07-11, 30/11/2026 is 2026-11-30
  days from the 13th on: {"right":23,"wrong":198,"refused":0}
en-NG: 05/11/2026 is 2026-11-05, 13/01/2026 is 2026-01-13, 20/11/2026 is 2026-11-20, 27/11/2026 is 2026-11-27, 30/11/2026 is 2026-11-30
  days from the 13th on: {"right":221,"wrong":0,"refused":0}'
echo "$seen"; [ "$seen" = "$expected" ]
