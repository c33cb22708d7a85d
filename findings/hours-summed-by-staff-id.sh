#!/usr/bin/env bash
# HyperFormula 3.5.0, @formulajs/formulajs 4.6.1, gnumeric 1.12.55 and LibreOffice 7.4.7 (Debian 12: gnumeric, libreoffice-calc) sum the
# hours of a person by SUMIF. The staff IDs are texts: 00042, 42 and 042 are three people.
# Guess: a text is compared with texts, so the sum is that of one person, whose ID is in the cell that SUMIF is given.
# Seen: the first three take a criterion that looks like a number for one, and then all texts that look like it: 20 hours of three people
# are paid to each of them, 60 in all. VLOOKUP and `=` in the same sheet tell them apart. In LibreOffice texts are texts, and the same
# workbook pays 20 hours. IDs with a letter are right everywhere.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0 @formulajs/formulajs@4.6.1 exceljs@4.4.0 2>/dev/null
cat >run.mjs <<'JS'
import { COUNTIF, SUMIF } from '@formulajs/formulajs';
import ExcelJS from 'exceljs';
import { HyperFormula } from 'hyperformula';
const people = [['00042', 5], ['42', 7], ['042', 8], ['K42', 4]];
const [ids, hours] = [people.map(([id]) => id), people.map(([, worked]) => worked)];
const sums = ['A1', 'A2', 'A3', 'A4'].map((cell) => `SUMIF(A1:A4,${cell},B1:B4)`);
const formulas = [...sums, 'COUNTIF(A1:A4,A1)', 'VLOOKUP(A2,A1:B4,2,FALSE())', 'IF(A1=A2,"same","other")'];
const sheet = [...people.map(([id, worked]) => [`'${id}`, worked]), formulas.map((formula) => `=${formula}`)];
console.log('HyperFormula:', HyperFormula.buildFromArray(sheet, { licenseKey: 'gpl-v3' }).getSheetValues(0)[4].join(','));
console.log('formulajs:', [...ids.map((id) => SUMIF(ids, id, hours)), COUNTIF(ids, '00042')].join(','));
const workbook = new ExcelJS.Workbook();
workbook.addWorksheet('A').addRows([...people, formulas.map((formula) => ({ formula }))]);
await workbook.xlsx.writeFile('hours.xlsx');
JS
seen=$(node run.mjs
ssconvert --recalc hours.xlsx gnumeric.csv >/dev/null 2>&1
HOME=$folder soffice --headless --convert-to csv hours.xlsx >/dev/null 2>&1
echo "gnumeric: $(tail -1 gnumeric.csv)"; echo "LibreOffice: $(tail -1 hours.csv)")
expected='HyperFormula: 20,20,20,4,3,7,other
formulajs: 20,20,20,4,3
gnumeric: 20,20,20,4,3,7,other
LibreOffice: 5,7,8,4,1,7,other'
echo "$seen"; [ "$seen" = "$expected" ]
