#!/usr/bin/env bash
# geo-coordinates-parser 1.7.4, plain pairs of decimal degrees, as a sheet of offices has them.
# Guess: "9.05, 7.49" is 9.05 and 7.49, as "9.0501, 7.4902" is nearly that.
# Seen: one or two decimals are minutes: 9° 5' and 7° 49', 36 km away, and 9.1 is 9° 1'. Three or four are decimals. "9.70, 7.80"
# is an error, as minutes beyond 59 are. Offices of one sheet are put by two rules, by how far somebody rounded.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund geo-coordinates-parser@1.7.4 2>/dev/null
cat >run.mjs <<'JS'
import { convert } from 'geo-coordinates-parser';
for (const text of ['9.0501, 7.4902', '9.050, 7.490', '9.05, 7.49', '9.1, 7.5', '9.70, 7.80']) {
  try {
    const { decimalLatitude, decimalLongitude } = convert(text);
    console.log(`${text}: ${decimalLatitude} ${decimalLongitude}`);
  } catch ({ message }) {
    console.log(`${text}: ${message}`);
  }
}
JS
seen=$(node run.mjs)
expected='9.0501, 7.4902: 9.0501 7.4902
9.050, 7.490: 9.05 7.49
9.05, 7.49: 9.08333 7.81667
9.1, 7.5: 9.01667 7.08333
9.70, 7.80: invalid coordinate value'
echo "$seen"; [ "$seen" = "$expected" ]
