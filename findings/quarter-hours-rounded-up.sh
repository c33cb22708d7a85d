#!/usr/bin/env bash
# HyperFormula 3.5.0, @formulajs/formulajs 4.6.1 and gnumeric 1.12.55 (Debian 12: gnumeric) round punches up to the next quarter of an
# hour, as payrolls do: CEILING(TIME(8,15,0),TIME(0,15,0)). They are asked for all times of the day that are quarters already.
# Guess: what is a whole quarter stays as it is. Spreadsheets allow for the last digit of a fraction there, as they do in `=`.
# Seen: the first two do not allow for it. A third of the 96 quarters is rounded up to the next one, so that a person who signs in at 01:15
# to the second is paid from 01:30. FLOOR and MROUND are right for quarters, but by steps of six minutes, tenths of an hour, FLOOR takes a step
# from 14 of 240 in HyperFormula. gnumeric is right for quarters, and its FLOOR takes a step from three tenths.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund hyperformula@3.5.0 @formulajs/formulajs@4.6.1 2>/dev/null
cat >run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import * as formulas from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';
const time = (minutes) => `TIME(${Math.floor(minutes / 60)},${minutes % 60},0)`;
const names = ['CEILING', 'FLOOR', 'MROUND'];
function byGnumeric(rows) {
  writeFileSync('in.csv', rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'));
  execFileSync('ssconvert', ['in.csv', 'out.csv'], { stdio: 'ignore' });
  return execFileSync('cat', ['out.csv'], { encoding: 'utf8' }).trim().split('\n').map((line) => line.split(',').map(Number));
}
for (const step of [15, 6]) {
  const times = Array.from({ length: 1440 / step }, (_, index) => index * step);
  const rows = times.map((minutes) => names.map((name) => `=ROUND(1440*${name}(${time(minutes)},${time(step)}),3)`));
  const results = {
    HyperFormula: HyperFormula.buildFromArray(rows, { licenseKey: 'gpl-v3' }).getSheetValues(0),
    formulajs: times.map((minutes) => names.map((name) => Math.round(formulas[name](minutes / 1440, step / 1440) * 1440))),
    gnumeric: byGnumeric(rows),
  };
  for (const [engine, values] of Object.entries(results)) {
    const moved = names.map((name, column) => `${name} ${times.filter((minutes, row) => values[row][column] !== minutes).length}`);
    const first = times.find((minutes, row) => values[row][0] !== minutes);
    const shown = first === undefined ? '' : ` (${time(first)} becomes ${time(values[first / step][0])})`;
    console.log(`${step} minutes, ${engine}: of ${times.length} moved by ${moved.join(', ')}${shown}`);
  }
}
JS
seen=$(node run.mjs)
expected='15 minutes, HyperFormula: of 96 moved by CEILING 31, FLOOR 0, MROUND 0 (TIME(1,15,0) becomes TIME(1,30,0))
15 minutes, formulajs: of 96 moved by CEILING 31, FLOOR 0, MROUND 0 (TIME(1,15,0) becomes TIME(1,30,0))
15 minutes, gnumeric: of 96 moved by CEILING 0, FLOOR 0, MROUND 0
6 minutes, HyperFormula: of 240 moved by CEILING 44, FLOOR 14, MROUND 0 (TIME(1,6,0) becomes TIME(1,12,0))
6 minutes, formulajs: of 240 moved by CEILING 16, FLOOR 1, MROUND 0 (TIME(2,18,0) becomes TIME(2,24,0))
6 minutes, gnumeric: of 240 moved by CEILING 0, FLOOR 3, MROUND 0'
echo "$seen"; [ "$seen" = "$expected" ]
