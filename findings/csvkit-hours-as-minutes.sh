#!/usr/bin/env bash
# csvkit 1.0.7 (Debian 12: csvkit) shows, sorts and sums a CSV file of duties: when people began, and their hours of the week.
# Guess: 08:05 stays 08:05. A tool that tells times from texts takes it for five past eight.
# Seen: it takes a column of such values for minutes and seconds. `csvlook`, which only shows a file, says 0:08:05. 120 hours of three
# people are two hours in all. A value with seconds is read as hours, so 07:05:11 is sorted after 10:00. With `-I` the texts stay.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
export LC_ALL=C.UTF-8
printf 'name,began,worked\nAda,10:00,38:30\nObi,07:05:11,41:15\nZik,08:05,40:15\n' >duties.csv
seen=$(csvlook duties.csv; csvsort -c began duties.csv; csvstat -c worked --sum duties.csv; csvsort -I -c began duties.csv)
expected='| name |   began |  worked |
| ---- | ------- | ------- |
| Ada  | 0:10:00 | 0:38:30 |
| Obi  | 7:05:11 | 0:41:15 |
| Zik  | 0:08:05 | 0:40:15 |
name,began,worked
Zik,0:08:05,0:40:15
Ada,0:10:00,0:38:30
Obi,7:05:11,0:41:15
2:00:00
name,began,worked
Obi,07:05:11,41:15
Zik,08:05,40:15
Ada,10:00,38:30'
echo "$seen"; [ "$seen" = "$expected" ]
