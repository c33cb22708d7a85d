#!/usr/bin/env bash
# cockatiel 4.0.0, a retry of a call that always fails.
# Guess: `maxAttempts: 3` makes three attempts.
# Seen: four calls: the first is not counted. A budget of calls of a foreign service has to be reckoned with one more.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cockatiel@4.0.0 2>/dev/null
cat >run.mjs <<'JS'
import { handleAll, retry } from 'cockatiel';
let calls = 0;
const policy = retry(handleAll, { maxAttempts: 3 });
await policy.execute(() => { calls += 1; throw new Error('no answer'); }).catch(() => {});
console.log(calls, 'calls');
JS
seen=$(node run.mjs)
expected='4 calls'
echo "$seen"; [ "$seen" = "$expected" ]
