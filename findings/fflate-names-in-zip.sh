#!/usr/bin/env bash
# fflate 0.8.3 packs a file whose name has letters with marks; Info-ZIP's unzip 6.0 (Debian 12: unzip) unpacks it.
# Guess: the flag for UTF-8 names, which fflate sets, decides how the name is read, as Python's zipfile reads it.
# Seen: fflate says that the archive comes from DOS (`os: 0`), and unzip then takes the name for a DOS code page: one broken
# file name for each person. With `os: 3` (Unix) the name is right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null; npm install --silent --no-audit --no-fund fflate@0.8.3 2>/dev/null
cat >run.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
writeFileSync('dos.zip', zipSync({ 'Ngọzi.txt': strToU8('a') }));
writeFileSync('unix.zip', zipSync({ 'Ngọzi.txt': [strToU8('a'), { os: 3 }] }));
JS
node run.mjs
same() { if [ "$(unzip -Z1 "$1")" = 'Ngọzi.txt' ]; then echo right; else echo broken; fi; }
seen=$(echo "os 0: $(same dos.zip)"; echo "os 3: $(same unix.zip)"
  python3 -c 'import zipfile; print("Python, os 0:", zipfile.ZipFile("dos.zip").namelist()[0])')
expected='os 0: broken
os 3: right
Python, os 0: Ngọzi.txt'
echo "$seen"; [ "$seen" = "$expected" ]
