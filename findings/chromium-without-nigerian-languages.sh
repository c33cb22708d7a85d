#!/usr/bin/env bash
# Node 24.21.0 and Debian 12's package chromium-headless-shell 156.0.8078.108, both V8 with ICU: dates, times and the order of names
# in Yoruba, Hausa and Igbo.
# Guess: Intl knows the same languages in both.
# Seen: Chromium has none of the three, though it says that it knows their plurals. They fall back to its own language, American
# English here: 27 November is 11/27/2026, and 5 December is read as 12 May. Node has them whole (8:5 is the short time in Yoruba).
# A page drawn by a server and again by the browser has two dates. With `['ig-NG', 'en-NG']` the browser takes the second.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
cat >told.js <<'JS'
const at = new Date('2026-11-27T07:05:11Z');
const told = ['yo-NG', 'ha-NG', 'ig-NG', 'en-NG'].map((language) => {
  const day = at.toLocaleDateString(language, { timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'Africa/Lagos' }).format(at);
  const names = ['Nzeribe', 'Nwosu', 'Ozo', 'Ọkeke'].sort(new Intl.Collator(language).compare).join(' ');
  return `${language} ${day} ${time} ${names}`.replaceAll('\u202f', ' ');
});
const known = (name) => `${name} ${Intl[name].supportedLocalesOf(['yo', 'ha', 'ig']).length} of 3`;
const text = [...told, ['DateTimeFormat', 'PluralRules'].map(known).join(', '), ''].join('\n');
JS
echo 'process.stdout.write(text);' | cat told.js - >node.cjs
{
  echo '<!doctype html><meta charset="utf-8"><pre></pre><script>'
  cat told.js
  echo "document.querySelector('pre').textContent = text;</script>"
} >page.html
page=$(chromium-headless-shell --no-sandbox --lang=en-US --dump-dom "file://$folder/page.html" 2>/dev/null)
seen=$(echo Node; node node.cjs; echo Chromium; echo "$page" | sed -n '/<pre>/,/<\/pre>/p' | sed 's/.*<pre>//; /<\/pre>/d')
expected='Node
yo-NG 27/11/2026 8:5 Nwosu Nzeribe Ozo Ọkeke
ha-NG 2026-11-27 08:05 Nwosu Nzeribe Ọkeke Ozo
ig-NG 27/11/2026 08:05 Nzeribe Nwosu Ozo Ọkeke
en-NG 27/11/2026 08:05 Nwosu Nzeribe Ọkeke Ozo
DateTimeFormat 3 of 3, PluralRules 3 of 3
Chromium
yo-NG 11/27/2026 8:05 AM Nwosu Nzeribe Ọkeke Ozo
ha-NG 11/27/2026 8:05 AM Nwosu Nzeribe Ọkeke Ozo
ig-NG 11/27/2026 8:05 AM Nwosu Nzeribe Ọkeke Ozo
en-NG 27/11/2026 08:05 Nwosu Nzeribe Ọkeke Ozo
DateTimeFormat 0 of 3, PluralRules 3 of 3'
echo "$seen"; [ "$seen" = "$expected" ]
