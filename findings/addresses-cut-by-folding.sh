#!/usr/bin/env bash
# abook 0.6.1, python3-vobject 0.9.6.1 (Debian 12) and ical.js 2.2.1 read the card of a person (vCard 3.0). A line of more than 75 bytes is
# folded there, as RFC 2426 (2.6) says: it goes on behind a line end and a blank.
# Guess: each reader joins the two halves, since a card with a long address or name cannot be written otherwise.
# Seen: abook reads line by line. Of an address it keeps what stood before the fold, and leaves out the rest, without an error: mail goes to an
# address that does not exist, or to another domain, as here. Short cards are right, so a test with a usual name passes. Commas of a note keep the backslash that stands before them.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund ical.js@2.2.1 2>/dev/null
printf '%s\r\n' BEGIN:VCARD VERSION:3.0 'N:Okeke;Ada;;;' 'FN:Ada Okeke' \
  'EMAIL;TYPE=INTERNET:ada.okeke.of.the.department.of.personnel@mail.example.co' ' m.ng' 'NOTE:Ikeja\, Lagos' END:VCARD >card.vcf
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
const card = new ICAL.Component(ICAL.parse(readFileSync('card.vcf', 'utf8')));
console.log('ical.js:', card.getFirstPropertyValue('email'), '|', card.getFirstPropertyValue('note'));
JS
cat >run.py <<'PY'
import vobject
card = vobject.readOne(open('card.vcf', newline='').read())
print('vobject:', card.email.value, '|', card.note.value)
PY
seen=$(node run.mjs; /usr/bin/python3 run.py
  abook --convert --informat vcard --infile card.vcf --outformat abook --outfile - | sed -n 's/^email=/abook: /p; s/^notes=/  note: /p')
expected='ical.js: ada.okeke.of.the.department.of.personnel@mail.example.com.ng | Ikeja, Lagos
vobject: ada.okeke.of.the.department.of.personnel@mail.example.com.ng | Ikeja, Lagos
abook: ada.okeke.of.the.department.of.personnel@mail.example.co
  note: Ikeja\, Lagos'
echo "$seen"; [ "$seen" = "$expected" ]
