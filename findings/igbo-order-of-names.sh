#!/usr/bin/env bash
# Node 24.21.0 with its ICU: surnames in the order of Igbo, which a server takes from the language of its reader.
# Guess: `Intl.Collator('ig')` differs from English by the letters with a dot below.
# Seen: gb, gh, gw, kp, kw, nw, ny and sh are letters of their own, after g, k, n and s: Nwosu comes after Nzeribe, Shehu after
# Sule. A list that the server sorts so, and a browser without Igbo (`chromium-without-nigerian-languages.sh`) as in English,
# repeats and skips people at the seams of its pages. (Nothing is installed: it is Node itself.)
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
cat >run.mjs <<'JS'
const names = ['Gbenga', 'Gowon', 'Kpako', 'Kuti', 'Nwosu', 'Nzeribe', 'Okafor', 'Ọkeke', 'Ozo', 'Shehu', 'Sule'];
for (const language of ['en', 'ig']) console.log(language, [...names].sort(new Intl.Collator(language).compare).join(' '));
JS
seen=$(node run.mjs)
expected='en Gbenga Gowon Kpako Kuti Nwosu Nzeribe Okafor Ọkeke Ozo Shehu Sule
ig Gowon Gbenga Kuti Kpako Nzeribe Nwosu Okafor Ozo Ọkeke Sule Shehu'
echo "$seen"; [ "$seen" = "$expected" ]
