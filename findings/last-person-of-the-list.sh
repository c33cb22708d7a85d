#!/usr/bin/env bash
# json-2-csv 5.6.0 reads a CSV file by `csv2json`. Its rows end as its page says that they do unless told otherwise, at LF, and the last row has
# a line end too, as most programs write it.
# Guess: a line end is no part of a value, and the last row is read like the others.
# Seen: the line end behind the last row is joined to its last value. The staff ID of the last person is "00043\n", so this one person is not
# found. Nothing fails, and no other row is wrong. With CRLF, which RFC 4180 has, the last heading is "ID\r" and nobody is found, which shows at
# once. A file that the library writes itself has no last line end, so a test of a round trip passes.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund json-2-csv@5.6.0 2>/dev/null
cat >run.mjs <<'JS'
import { csv2json, json2csv } from 'json-2-csv';
const rows = ['Unit,ID', 'Ikeja,00042', 'Wuse,00043'];
const files = { 'no line end': rows.join('\n'), 'line end': `${rows.join('\n')}\n`, CRLF: `${rows.join('\r\n')}\r\n` };
for (const [name, text] of Object.entries(files)) {
  const read = csv2json(text);
  const found = ['00042', '00043'].filter((id) => read.some(({ ID }) => ID === id));
  console.log(`${name}: found ${found.join(' and ') || 'nobody'}, last row ${JSON.stringify(read.at(-1))}`);
}
console.log('written:', JSON.stringify(json2csv([{ ID: '00042' }])));
JS
seen=$(node run.mjs)
expected='no line end: found 00042 and 00043, last row {"Unit":"Wuse","ID":"00043"}
line end: found 00042, last row {"Unit":"Wuse","ID":"00043\n"}
CRLF: found nobody, last row {"Unit":"Wuse","ID\r":"00043\r\n"}
written: "ID\n00042"'
echo "$seen"; [ "$seen" = "$expected" ]
