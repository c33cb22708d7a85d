#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) shows cells of the format `dd/mm/yyyy h:mm AM/PM`; beside it numfmt 4.0.1. The instants
# are the last half seconds of a morning and of a day, as a database's "end of the day" is.
# Guess: 23:59:59.999 is 11:59 PM of that day, or 12:00 AM of the next.
# Seen: SheetJS carries the second into the hour and day and leaves the half of the day as it was: 12:00 PM, noon of the next day.
# 11:59:59.999 becomes 12:00 AM, which is midnight.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 numfmt@4.0.1 2>/dev/null
cat >run.mjs <<'JS'
import XLSX from '@e965/xlsx';
import { format } from 'numfmt';
const z = 'dd/mm/yyyy h:mm AM/PM';
const seconds = [43_199, 43_199.6, 43_199.999, 86_399, 86_399.6, 86_399.999];
const cells = seconds.map((second) => ({ t: 'n', v: 46_353 + second / 86_400, z }));
const sheet = { '!ref': 'A1:A6', ...Object.fromEntries(cells.map((cell, row) => [`A${row + 1}`, cell])) };
const read = XLSX.read(XLSX.write(XLSX.utils.book_new(sheet, 'A'), { type: 'buffer' })).Sheets.A;
cells.forEach(({ v }, row) => console.log(read[`A${row + 1}`].w, '|', format(z, v)));
JS
seen=$(node run.mjs)
expected='27/11/2026 11:59 AM | 27/11/2026 11:59 AM
27/11/2026 12:00 AM | 27/11/2026 12:00 PM
27/11/2026 12:00 AM | 27/11/2026 12:00 PM
27/11/2026 11:59 PM | 27/11/2026 11:59 PM
28/11/2026 12:00 PM | 28/11/2026 12:00 AM
28/11/2026 12:00 PM | 28/11/2026 12:00 AM'
echo "$seen"; [ "$seen" = "$expected" ]
