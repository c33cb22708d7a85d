#!/usr/bin/env bash
# mt940js 1.3.5 and mt940-js 1.0.0 (with tslib 2.9.1, which it needs and does not name) read a bank's statement of wages, SWIFT MT940.
# Its field 61 has a value date with a year (YYMMDD) and an entry date without one (MMDD), the day on which the bank booked it.
# Guess: the entry date is the day of that name which is nearest to the value date, since the two are a few days apart.
# Seen: both libraries take the year of the value date. Wages that were booked on 31 December 2025 for 2 January 2026 are booked on
# 31 December 2026. A payment that was returned on 2 January 2026 for 31 December 2025 is a year too early. Both are valid dates, and
# a statement of any other week is right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund mt940js@1.3.5 mt940-js@1.0.0 tslib@2.9.1 2>/dev/null
cat >run.cjs <<'JS'
const { read } = require('mt940-js');
const { Parser } = require('mt940js');
const statement = `:20:1
:25:0123456789
:28C:1/1
:60F:C251231NGN100,00
:61:2601021231D10,00NTRFWAGES
:86:Wages
:61:2512310102C10,00NTRFRETURN
:86:Returned wages
:61:2601050105D10,00NTRFWAGES
:86:Wages
:62F:C260105NGN90,00
`.replaceAll('\n', '\r\n');
const ofParser = new Parser().parse(statement)[0].transactions.map(({ entryDate }) => entryDate.toISOString().slice(0, 10));
read(Buffer.from(statement)).then(([{ transactions }]) => {
  transactions.forEach(({ valueDate, entryDate }, index) =>
    console.log(`of ${valueDate}: mt940js ${ofParser[index]}, mt940-js ${entryDate}`));
});
JS
seen=$(node run.cjs)
expected='of 2026-01-02: mt940js 2026-12-31, mt940-js 2026-12-31
of 2025-12-31: mt940js 2025-01-02, mt940-js 2025-01-02
of 2026-01-05: mt940js 2026-01-05, mt940-js 2026-01-05'
echo "$seen"; [ "$seen" = "$expected" ]
