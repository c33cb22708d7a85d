#!/usr/bin/env bash
# undici 8.13.1 on Node 24, its interceptor retry, and a service that answers 429 with `Retry-After: 60`.
# Guess: the pause that the service names is kept, or the call fails at once where it is longer than `maxTimeout`.
# Seen: the pause is cut to `maxTimeout` (30 s unless told): the call is made again while the service has asked not to.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund undici@8.13.1 2>/dev/null
cat >run.mjs <<'JS'
import { createServer } from 'node:http';
import { Agent, interceptors, request } from 'undici';
const times = [];
const server = createServer((_request, response) => {
  times.push(performance.now());
  response.writeHead(429, { 'retry-after': '60' }).end();
}).listen(0);
await new Promise((listening) => server.once('listening', listening));
const dispatcher = new Agent().compose(interceptors.retry({ maxRetries: 1, maxTimeout: 500 }));
await request(`http://127.0.0.1:${server.address().port}`, { dispatcher }).catch(({ code }) => console.log(code));
console.log(times.length, 'calls,', times[1] - times[0] < 5_000 ? 'long before the 60 seconds' : 'after 60 seconds');
process.exit();
JS
seen=$(node --no-warnings run.mjs)
expected='UND_ERR_REQ_RETRY
2 calls, long before the 60 seconds'
echo "$seen"; [ "$seen" = "$expected" ]
