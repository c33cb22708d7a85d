#!/usr/bin/env bash
# json-2-csv 5.6.0 reads CSV files by `csv2json`: RFC 4180's line ends (CRLF), a plain line end behind the last row, and a heading that
# registers have, "Tel. No.".
# Guess: each row has its values by its headings. A line end is no part of a value.
# Seen: unless told, rows end at LF alone, and none may be behind the last row. The staff ID of the last person is "00043\n", so that only
# this person is not found. With CRLF the last heading is "ID\r", and nobody is found by `ID`. A dot in a heading makes an object
# within the row: "Tel. No." is empty, as `row.Tel[' No.']` has the number. What the library writes itself it reads again without loss.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund json-2-csv@5.6.0 2>/dev/null
cat >run.mjs <<'JS'
import { csv2json } from 'json-2-csv';
const rows = ['Unit,ID', 'Ikeja,00042', 'Wuse,00043'];
const files = { 'no line end': rows.join('\n'), 'line end': `${rows.join('\n')}\n`, CRLF: `${rows.join('\r\n')}\r\n` };
for (const [name, text] of Object.entries(files)) {
  const read = csv2json(text);
  const found = ['00042', '00043'].filter((id) => read.some(({ ID }) => ID === id));
  console.log(`${name}: found ${found.join(' and ') || 'nobody'}, last row ${JSON.stringify(read.at(-1))}`);
}
console.log('heading:', JSON.stringify(csv2json('ID,Tel. No.\n00042,08031234567')));
JS
seen=$(node run.mjs)
expected='no line end: found 00042 and 00043, last row {"Unit":"Wuse","ID":"00043"}
line end: found 00042, last row {"Unit":"Wuse","ID":"00043\n"}
CRLF: found nobody, last row {"Unit":"Wuse","ID\r":"00043\r\n"}
heading: [{"ID":"00042","Tel":{" No.":"08031234567"}}]'
echo "$seen"; [ "$seen" = "$expected" ]
