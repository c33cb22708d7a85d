#!/usr/bin/env bash
# LibreOffice 7.4.7 (Debian 12: libreoffice-calc) converts a UTF-8 sheet by `soffice --headless --convert-to csv`.
# Guess: the CSV is UTF-8, as the locale (C.UTF-8) and the input are.
# Seen: it is in a Western European code page. "Ngọzi" becomes "Ng?zi" for good, and the program ends with 0.
# With the filter's options, `csv:Text - txt - csv (StarCalc):44,34,76`, it is UTF-8.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
export LC_ALL=C.UTF-8
printf '00042,Ng\341\273\215zi Ok\303\251ke\n' >names.csv
convert() { soffice --headless "-env:UserInstallation=file://$folder/profile" "$@" >/dev/null 2>&1; }
convert --infilter='CSV:44,34,76,1,1/2' --convert-to xlsx names.csv
convert --convert-to csv --outdir plain names.xlsx
convert --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76' --outdir options names.xlsx
seen=$(echo "plain: $(iconv -f windows-1252 -t utf-8 plain/names.csv)"; echo "with options: $(cat options/names.csv)")
expected='plain: 00042,Ng?zi Okéke
with options: 00042,Ngọzi Okéke'
echo "$seen"; [ "$seen" = "$expected" ]
