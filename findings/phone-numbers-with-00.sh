#!/usr/bin/env bash
# libphonenumber-js 1.13.16, staff's mobile numbers read for Nigeria: 0803 123 4567, from abroad as +234 or 00234.
# Guess: 00 is the way abroad everywhere that a plus is; 00234 803 123 4567 is the number of +234 803 123 4567.
# Seen: the library knows each country's own way out, and Nigeria's is 009: 00234... is read as a number within Nigeria,
# +23402348031234567, which is "possible" though not "valid". The same text read for Ghana or Britain is the right number.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 2>/dev/null
cat >run.mjs <<'JS'
import parsePhoneNumber from 'libphonenumber-js/max';
const inNigeria = ['0803 123 4567', '+234 803 123 4567', '00234 803 123 4567', '009 234 803 123 4567'].map((text) => [text, 'NG']);
for (const [text, country] of [...inNigeria, ['00234 803 123 4567', 'GH'], ['00234 803 123 4567', 'GB']]) {
  const phone = parsePhoneNumber(text, country);
  console.log(`${text}, ${country}: ${phone.number} possible ${phone.isPossible()}, valid ${phone.isValid()}`);
}
JS
seen=$(node run.mjs)
expected='0803 123 4567, NG: +2348031234567 possible true, valid true
+234 803 123 4567, NG: +2348031234567 possible true, valid true
00234 803 123 4567, NG: +23402348031234567 possible true, valid false
009 234 803 123 4567, NG: +2348031234567 possible true, valid true
00234 803 123 4567, GH: +2348031234567 possible true, valid true
00234 803 123 4567, GB: +2348031234567 possible true, valid true'
echo "$seen"; [ "$seen" = "$expected" ]
