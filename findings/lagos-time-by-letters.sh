#!/usr/bin/env bash
# Debian 12's packages coreutils 9.1, libtimedate-perl 2.33 (Date::Parse), git 2.39.5 and curl 7.88.1: `date` writes a moment by the
# clocks of Lagos and Maputo, with the letters of the zone, and the four read it.
# Guess: WAT is one hour ahead of UTC and CAT two, or a reader refuses letters that it does not know.
# Seen: only `date` reads what it wrote. The other three have an old list, where WAT is an hour behind UTC and CAT (in Alaska then) ten
# hours. Their times are two and twelve hours late, without an error. `curl -z` asks for what has changed since a time, and misses
# two hours of changes. With an offset (`+0100`) all four are right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
export LC_ALL=C HOME=$folder
git init --quiet .
cat >asked.mjs <<'JS'
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
const service = createServer((request, response) => {
  console.log(new Date(request.headers['if-modified-since']).toISOString().replace('.000', ''));
  response.end();
});
service.listen(0, '127.0.0.1', () => {
  execFile('curl', ['-s', '-z', process.argv[2], `http://127.0.0.1:${service.address().port}`], () => service.close());
});
JS
clock() { date -u -d "@$1" +%FT%TZ; }
seen=$(for zone in Africa/Lagos Africa/Maputo; do
  for form in %Z %z; do
    text=$(TZ=$zone date -d @1795763111 "+%a, %d %b %Y %T $form")
    echo "$text"
    echo "  date $(clock "$(date -d "$text" +%s)"), Perl $(clock "$(perl -MDate::Parse -e 'print str2time($ARGV[0])' "$text")")"
    commit=$(GIT_COMMITTER_DATE=$text git -c user.name=a -c user.email=a@localhost commit-tree -m a "$(git mktree </dev/null)")
    echo "  git $(clock "$(git log -1 --format=%ct "$commit")"), curl $(node asked.mjs "$text")"
  done
done)
expected='Fri, 27 Nov 2026 08:05:11 WAT
  date 2026-11-27T07:05:11Z, Perl 2026-11-27T09:05:11Z
  git 2026-11-27T09:05:11Z, curl 2026-11-27T09:05:11Z
Fri, 27 Nov 2026 08:05:11 +0100
  date 2026-11-27T07:05:11Z, Perl 2026-11-27T07:05:11Z
  git 2026-11-27T07:05:11Z, curl 2026-11-27T07:05:11Z
Fri, 27 Nov 2026 09:05:11 CAT
  date 2026-11-27T07:05:11Z, Perl 2026-11-27T19:05:11Z
  git 2026-11-27T19:05:11Z, curl 2026-11-27T19:05:11Z
Fri, 27 Nov 2026 09:05:11 +0200
  date 2026-11-27T07:05:11Z, Perl 2026-11-27T07:05:11Z
  git 2026-11-27T07:05:11Z, curl 2026-11-27T07:05:11Z'
echo "$seen"; [ "$seen" = "$expected" ]
