#!/usr/bin/env bash
# Debian 12's packages coreutils 9.1 (`date`, and `touch -d` with it) and php8.2-cli 8.2.36: the end of a shift, which begins on
# 27 November 2026 at 22:00 in Lagos. Both read dates in words, in what looks like one language.
# Guess: `2026-11-27 22:00 +8 hours` is eight hours later, as it is for PHP.
# Seen: for `date` a signed number behind a time of day is a zone, eight hours ahead of UTC, and the word that is left means one hour:
# the shift ends six hours before it begins. `-8 hours` goes forward, and 15 minutes of grace end 14 hours before. Without a sign, or
# behind a named zone, all is right. Lagos is itself one hour ahead, so `+1 hour` and `+1 day` are right by chance there, and a test with
# one of them passes.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
export LC_ALL=C TZ=Africa/Lagos
cat >end.php <<'PHP'
<?php echo date('d H:i', strtotime($argv[1]));
PHP
seen=$(for words in '+1 hour' '+1 day' '+8 hours' '-8 hours' '+15 minutes' '+24 hours' '8 hours' 'WAT +8 hours'; do
  text="2026-11-27 22:00 $words"
  touch -d "$text" file
  echo "$text: date $(date -d "$text" '+%d %R'), touch $(date -r file '+%d %R'), PHP $(php -d date.timezone=$TZ end.php "$text")"
done)
expected='2026-11-27 22:00 +1 hour: date 27 23:00, touch 27 23:00, PHP 27 23:00
2026-11-27 22:00 +1 day: date 28 22:00, touch 28 22:00, PHP 28 22:00
2026-11-27 22:00 +8 hours: date 27 16:00, touch 27 16:00, PHP 28 06:00
2026-11-27 22:00 -8 hours: date 28 08:00, touch 28 08:00, PHP 27 14:00
2026-11-27 22:00 +15 minutes: date 27 08:01, touch 27 08:01, PHP 27 22:15
2026-11-27 22:00 +24 hours: date 27 00:00, touch 27 00:00, PHP 28 22:00
2026-11-27 22:00 8 hours: date 28 06:00, touch 28 06:00, PHP 28 06:00
2026-11-27 22:00 WAT +8 hours: date 28 06:00, touch 28 06:00, PHP 28 06:00'
echo "$seen"; [ "$seen" = "$expected" ]
