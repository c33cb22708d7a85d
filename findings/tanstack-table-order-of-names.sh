#!/usr/bin/env bash
# @tanstack/table-core 9.3.1, its ready-made orders `text` and `alphanumeric`, and surnames with a dot below.
# Guess: the order for text is that of a language, as `localeCompare` has it: Ọkeke beside Okafor.
# Seen: both compare code units of the small letters: Ọkeke and Ẹkẹ come after Zik, at the end of every list.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @tanstack/table-core@9.3.1 2>/dev/null
cat >run.mjs <<'JS'
import { sortFn_alphanumeric, sortFn_text } from '@tanstack/table-core';
const rows = ['Zik', 'Ọkeke', 'Okafor', 'Ẹkẹ', 'Ada'].map((name) => ({ getValue: () => name }));
for (const [order, compare] of Object.entries({ text: sortFn_text, alphanumeric: sortFn_alphanumeric })) {
  const sorted = [...rows].sort((a, b) => compare(a, b, 'name'));
  console.log(order, sorted.map((row) => row.getValue()).join(' '));
}
JS
seen=$(node run.mjs)
expected='text Ada Okafor Zik Ẹkẹ Ọkeke
alphanumeric Ada Okafor Zik Ẹkẹ Ọkeke'
echo "$seen"; [ "$seen" = "$expected" ]
