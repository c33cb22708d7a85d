#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) reads a web page named .xls, as many attendance programs export. Its cells have the
# style that Excel itself writes for text, `mso-number-format:"\@"`, or the attribute `x:str`.
# Guess: what is marked as text stays text, as Excel opens it. SheetJS knows the attribute `t` of its own pages.
# Seen: neither mark counts. 00042 is 42 and 12E4 is 120000: two other people. `raw: true` keeps them, but then keeps the
# numbers of all other cells as text too.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 2>/dev/null
cat >run.cjs <<'JS'
const XLSX = require('@e965/xlsx');
const office = 'urn:schemas-microsoft-com:office';
const cells = [`<td class="text">00042`, `<td style='mso-number-format:"\\@"'>12E4`, '<td x:str>00043', '<td t="s">00044', '<td>7.5'];
const text = `<html xmlns:o="${office}:office" xmlns:x="${office}:excel">
<head><style>.text { mso-number-format: "\\@" }</style></head><body><table><tr>${cells.join('</td>')}</td></tr></table></body></html>`;
for (const raw of [false, true]) {
  const { Sheets } = XLSX.read(text, { type: 'string', raw });
  console.log(raw ? 'raw' : 'plain', JSON.stringify(XLSX.utils.sheet_to_json(Sheets.Sheet1, { header: 1 })[0]));
}
JS
seen=$(node run.cjs)
expected='plain [42,120000,43,"00044",7.5]
raw ["00042","12E4","00043","00044","7.5"]'
echo "$seen"; [ "$seen" = "$expected" ]
