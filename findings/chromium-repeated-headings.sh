#!/usr/bin/env bash
# Debian 12's packages chromium-headless-shell 156.0.8078.108 and poppler-utils: a table of 90 rows is printed, whose headings
# stand on each page, as headings of tables do. Two of them are buttons, as they are where a press sorts.
# Guess: what is repeated is the heading as it looks on the first page.
# Seen: from the second page on a button is left out with its text, and its column has no heading. Text beside it comes, and so
# does the text of a button with `display: contents`.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
{
  echo '<!doctype html><table><thead><tr><th>Text</th><th><button>Button</button></th>'
  echo '<th><button style="display: contents">Contents</button></th></tr></thead>'
  for row in $(seq 90); do echo "<tr><td>$row</td><td>-</td><td>-</td></tr>"; done
  echo '</table>'
} >table.html
chromium-headless-shell --no-sandbox --print-to-pdf=table.pdf --no-pdf-header-footer "file://$folder/table.html" >/dev/null 2>&1
seen=$(for page in 1 2; do pdftotext -layout -f "$page" -l "$page" table.pdf - | head -1 | xargs echo "page $page:"; done)
expected='page 1: Text Button Contents
page 2: Text Contents'
echo "$seen"; [ "$seen" = "$expected" ]
