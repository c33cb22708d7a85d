#!/usr/bin/env bash
# ledger 3.3.0 and hledger 1.25 (Debian 12: ledger, hledger) read the same time log, in the format of timeclock.el: a night shift over the
# end of a month, twenty breaks of a minute each, and twenty calls of 17 seconds.
# Guess: two programs with one format have the same hours, in all and for each month.
# Seen: ledger puts the whole night in November, and hledger parts it at midnight: six hours are in another month. hledger rounds each
# session to hundredths of an hour before it adds. Twenty minutes in twenty sessions are 24, in one session 0.33 hours, and twenty calls
# of 17 seconds are nothing. ledger adds seconds.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
export LC_ALL=C.UTF-8 TZ=Africa/Lagos HOME=$folder
session() { printf 'i 2026-11-%s %s\no 2026-%s\n' "$1" "$3" "$2"; }
session '30 22:00:00' '12-01 06:00:00' Night >night.timeclock
session '27 08:00:00' '11-27 08:20:00' Break >one.timeclock
for minute in {10..29}; do
  session "27 08:$minute:00" "11-27 08:$((minute + 1)):00" Break >>breaks.timeclock
  session "27 08:$minute:00" "11-27 08:$minute:17" Call >>calls.timeclock
done
both() {
  name=$1; shift
  first=$(ledger -f "$name.timeclock" balance "$@" --format '%(scrub(display_total))')
  echo "$name${*:+ $*}: ledger ${first:-0}, hledger $(hledger -f "$name.timeclock" balance -E --no-total --format '%(total)' "$@")"
}
seen=$(both night -p 2026-11; both night -p 2026-12; both one; both breaks; both calls)
expected='night -p 2026-11: ledger 8.00h, hledger 2.00h
night -p 2026-12: ledger 0, hledger 6.00h
one: ledger 20.0m, hledger 0.33h
breaks: ledger 20.0m, hledger 0.40h
calls: ledger 5.7m, hledger 0'
echo "$seen"; [ "$seen" = "$expected" ]
