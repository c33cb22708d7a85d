#!/usr/bin/env bash
# @zag-js/date-utils 1.47.0 with @internationalized/date 3.12.4: `parseDateString`, by which the date pickers of Zag, Ark and Chakra read
# what somebody types. The languages are British English and Nigerian Hausa, the zone is Lagos, and the day is mocked.
# Guess: 27-11-2026 is 27 November, or nothing, and so is 27 Nov 2026. There is no 31 November.
# Seen: where it finds no slashes it takes the first number for the day and fills in the month and the year of today: in
# November both are right, in December both are 27 December. Days beyond the end of a month become its last: the leave until 31/11 ends
# on the 30th. In Hausa, which writes the year first, 05/11/2026 is of 2005, with the month and the day of today. A date is returned each
# time, so nothing can refuse it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @zag-js/date-utils@1.47.0 @internationalized/date@3.12.4 2>/dev/null
cat >run.mjs <<'JS'
import { mock } from 'node:test';
import { parseDateString } from '@zag-js/date-utils';
const typed = ['27/11/2026', '27-11-2026', '27.11.2026', '27 Nov 2026', '31/11/2026', '30/02/2026'];
for (const today of ['2026-11-30', '2026-12-01']) {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: Date.parse(`${today}T09:00:00Z`) });
  console.log(`on ${today}`);
  for (const text of typed) console.log(' ', text, String(parseDateString(text, 'en-GB', 'Africa/Lagos')));
  console.log('  Hausa 05/11/2026', String(parseDateString('05/11/2026', 'ha-NG', 'Africa/Lagos')));
}
console.log('Hausa writes', new Intl.DateTimeFormat('ha-NG').format(new Date('2026-11-05T09:00:00Z')));
JS
seen=$(node run.mjs)
expected='on 2026-11-30
  27/11/2026 2026-11-27
  27-11-2026 2026-11-27
  27.11.2026 2026-11-27
  27 Nov 2026 2026-11-27
  31/11/2026 2026-11-30
  30/02/2026 2026-02-28
  Hausa 05/11/2026 2005-11-30
on 2026-12-01
  27/11/2026 2026-11-27
  27-11-2026 2026-12-27
  27.11.2026 2026-12-27
  27 Nov 2026 2026-12-27
  31/11/2026 2026-11-30
  30/02/2026 2026-02-28
  Hausa 05/11/2026 2005-12-01
Hausa writes 2026-11-05'
echo "$seen"; [ "$seen" = "$expected" ]
