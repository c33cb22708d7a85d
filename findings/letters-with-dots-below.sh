#!/usr/bin/env bash
# lodash.deburr 4.1.0, remove-accents 0.5.0 and slugify 1.6.9: Igbo, Yoruba and Hausa names made searchable by plain letters.
# Guess: each gives the letter without its marks, whichever of the two Unicode forms a name came in.
# Seen: deburr ends at Latin Extended-A and leaves every letter with a dot below, unless the name is decomposed, when it is right.
# remove-accents is the other way round: it leaves decomposed names whole, and of composed ones Ṣ and Ṅ. slugify drops what it
# does not know: Ƙasim is asim, Ɓala ala. `normalize('NFD')` without marks is right for all but the hooked letters of Hausa.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lodash.deburr@4.1.0 remove-accents@0.5.0 slugify@1.6.9 2>/dev/null
cat >run.mjs <<'JS'
import deburr from 'lodash.deburr';
import removeAccents from 'remove-accents';
import slugify from 'slugify';
const names = 'Ọkeke Ụgwu Ṣọla Ṅdị Ƙasim Ɓala';
for (const form of ['NFC', 'NFD']) {
  const text = names.normalize(form);
  const written = [deburr(text), removeAccents(text), slugify(text, ' ')].map((result) => result.normalize('NFC'));
  console.log(`${form}: ${written.join(' | ')}`);
}
JS
seen=$(node run.mjs)
expected='NFC: Ọkeke Ụgwu Ṣọla Ṅdị Ƙasim Ɓala | Okeke Ugwu Ṣola Ṅdi Ƙasim Ɓala | Okeke Ugwu Sola di asim ala
NFD: Okeke Ugwu Sola Ndi Ƙasim Ɓala | Ọkeke Ụgwu Ṣọla Ṅdị Ƙasim Ɓala | Okeke Ugwu Sola di asim ala'
echo "$seen"; [ "$seen" = "$expected" ]
