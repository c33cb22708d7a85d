#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) reads an OpenDocument sheet with a duration below zero, as sheets of flexible
# hours have. OpenDocument 1.2 writes it as an XML Schema duration: `-PT01H30M00S`.
# Guess: -1:30 is read as -0.0625 days, and a sum of the column balances.
# Seen: the sign is lost. The value is 0.0625, though the shown text beside it is "-01:30".
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 2>/dev/null
cat >run.cjs <<'JS'
const XLSX = require('@e965/xlsx');
const urn = 'urn:oasis:names:tc:opendocument:xmlns';
const cell = (duration, shown) =>
  `<table:table-cell office:value-type="time" office:time-value="${duration}"><text:p>${shown}</text:p></table:table-cell>`;
const text = `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="${urn}:office:1.0" xmlns:table="${urn}:table:1.0" xmlns:text="${urn}:text:1.0" office:mimetype="application/vnd.oasis.opendocument.spreadsheet" office:version="1.2"><office:body><office:spreadsheet><table:table table:name="A"><table:table-row>${cell('-PT01H30M00S', '-01:30')}${cell('PT01H30M00S', '01:30')}</table:table-row></table:table></office:spreadsheet></office:body></office:document>`;
const { A1, B1 } = XLSX.read(text, { type: 'string' }).Sheets.A;
console.log(`-01:30: ${A1.v} (${A1.w})`);
console.log(`01:30: ${B1.v} (${B1.w})`);
JS
seen=$(node run.cjs)
expected='-01:30: 0.0625 (-01:30)
01:30: 0.0625 (01:30)'
echo "$seen"; [ "$seen" = "$expected" ]
