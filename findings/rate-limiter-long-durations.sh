#!/usr/bin/env bash
# rate-limiter-flexible 11.4.0, RateLimiterMemory with a budget of one point in 30 days.
# Guess: `duration` is in seconds, 30 days are 2,592,000, and the point comes back in 30 days, as in the stores of
# Redis and SQL, to which the memory limiter is the documented insurance.
# Seen: the memory store forgets the key by one setTimeout, whose longest delay is 24.8 days. A longer one is taken for one
# millisecond: the point is back at once.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund rate-limiter-flexible@11.4.0 2>/dev/null
cat >run.mjs <<'JS'
import { setTimeout } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
for (const days of [24, 30]) {
  const limiter = new RateLimiterMemory({ points: 1, duration: days * 86_400 });
  await limiter.consume('payroll');
  await setTimeout(100);
  const again = await limiter.consume('payroll').then(() => 'spent again', () => 'none left');
  console.log(`${days} days:`, again);
}
JS
seen=$(node --no-warnings run.mjs)
expected='24 days: none left
30 days: spent again'
echo "$seen"; [ "$seen" = "$expected" ]
