#!/usr/bin/env bash
# hledger 1.25 and ledger 3.3.0 (Debian 12: hledger, ledger) read the same journal of wages: ₦1,500, ₦2,750 and ₦1,234.50.
# Guess: a comma with three digits behind it parts thousands, as ledger has it, and in a file of naira all the more.
# Seen: hledger takes a lone comma for the decimal sign of that amount: ₦1,500 is a naira and a half. As long as all wages are whole, sums look
# right, since it writes them with the same comma: ₦4,250 is four and a quarter. The first wage with kobo makes the sum wrong by thousands.
# A search for wages above 1,000 finds nobody at any time. The line `decimal-mark .` ends that.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
export LC_ALL=C.UTF-8 HOME=$folder
journal() {
  name=$1; shift
  for amount; do printf '2026-11-27 Wages\n  staff  %s\n  bank\n\n' "$amount"; done >"$name.journal"
}
journal whole ₦1,500 ₦2,750
journal kobo ₦1,500 ₦2,750 ₦1,234.50
{ printf 'decimal-mark .\n\n'; cat kobo.journal; } >marked.journal
both() {
  first=$(hledger -f "$1.journal" balance staff --no-total --format '%(total)')
  echo "$1: hledger $first, ledger $(ledger -f "$1.journal" balance staff --format '%(scrub(display_total))')"
}
seen=$(both whole; both kobo
  echo "marked: hledger $(hledger -f marked.journal balance staff --no-total --format '%(total)')"
  echo "above 1000: hledger $(hledger -f whole.journal register staff 'amt:>1000' | wc -l)")
expected='whole: hledger ₦4,250, ledger ₦4,250
kobo: hledger ₦1,238.750, ledger ₦5,484.50
marked: hledger ₦5,484.50
above 1000: hledger 0'
echo "$seen"; [ "$seen" = "$expected" ]
