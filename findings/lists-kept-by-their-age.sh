#!/usr/bin/env bash
# @apollo/datasource-rest 6.4.1, undici 8.13.1 (its interceptor cache) and got 16.1.0 (its option cache), on Node 24, ask a service for a list
# that last changed ten days ago. The answer says so (Last-Modified), and has no Cache-Control and no Expires.
# Guess: an answer without Cache-Control is not kept, or is confirmed by the service before it is used again.
# Seen: all three use it for a tenth of its age, a whole day, and do not ask. RFC 9111 (4.2.2) allows that. The longer a list did not
# change, the longer its next change is hidden. A 404 is kept in the same way: a new member of staff is unknown for a day. Without
# Last-Modified every call is made.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @apollo/datasource-rest@6.4.1 graphql@16.15.0 undici@8.13.1 got@16.1.0 2>/dev/null
cat >run.mjs <<'JS'
import { createServer } from 'node:http';
import { mock } from 'node:test';
import { RESTDataSource } from '@apollo/datasource-rest';
import got from 'got';
import { Agent, fetch, interceptors } from 'undici';
const hour = 3600e3;
const start = Date.parse('2026-11-27T07:00:00Z');
mock.timers.enable({ apis: ['Date'], now: start });
let calls = 0;
const service = createServer(({ url }, response) => {
  calls += 1;
  const headers = { Date: new Date().toUTCString(), 'Content-Type': 'application/json' };
  if (url !== '/plain') headers['Last-Modified'] = new Date(start - 10 * 24 * hour).toUTCString();
  response.writeHead(url === '/staff/00043' ? 404 : 200, headers).end('[]');
});
await new Promise((listening) => service.listen(0, '127.0.0.1', listening));
const base = `http://127.0.0.1:${service.address().port}`;
const kept = new Map();
const cache = {
  get: async (key) => kept.get(key),
  set: async (key, value) => void kept.set(key, value),
  delete: async (key) => kept.delete(key),
};
class Service extends RESTDataSource {
  baseURL = base;
}
const dispatcher = new Agent().compose(interceptors.cache());
const gotCache = new Map();
const clients = {
  'datasource-rest': (path) => new Service({ cache }).get(path),
  undici: async (path) => (await fetch(base + path, { dispatcher })).json(),
  got: (path) => got(base + path, { cache: gotCache }).json(),
};
for (const path of ['/plain', '/absent', '/staff/00043']) {
  for (const [name, ask] of Object.entries(clients)) {
    const seen = [];
    for (const hours of [0, 1, 23, 25]) {
      mock.timers.setTime(start + hours * hour);
      calls = 0;
      await ask(path).catch(() => {});
      seen.push(`${hours} h ${calls === 1 ? 'asked' : 'kept'}`);
    }
    console.log(`${path} ${name}: ${seen.join(', ')}`);
    mock.timers.setTime(start);
  }
}
process.exit();
JS
seen=$(node run.mjs)
expected='/plain datasource-rest: 0 h asked, 1 h asked, 23 h asked, 25 h asked
/plain undici: 0 h asked, 1 h asked, 23 h asked, 25 h asked
/plain got: 0 h asked, 1 h asked, 23 h asked, 25 h asked
/absent datasource-rest: 0 h asked, 1 h kept, 23 h kept, 25 h asked
/absent undici: 0 h asked, 1 h kept, 23 h kept, 25 h asked
/absent got: 0 h asked, 1 h kept, 23 h kept, 25 h asked
/staff/00043 datasource-rest: 0 h asked, 1 h kept, 23 h kept, 25 h asked
/staff/00043 undici: 0 h asked, 1 h kept, 23 h kept, 25 h asked
/staff/00043 got: 0 h asked, 1 h kept, 23 h kept, 25 h asked'
echo "$seen"; [ "$seen" = "$expected" ]
