#!/usr/bin/env bash
# got 16.1.0 (its option cache), @apollo/datasource-rest 6.4.1, undici 8.13.1 (its interceptor cache) and make-fetch-happen 16.0.1 read a
# punch, correct it at the same address, and read it again. The service allows answers to be kept for ten minutes (Cache-Control: max-age=600).
# Guess: the program that changed the punch sees the change. RFC 9111 (4.4) demands it of each cache: a PUT, PATCH or POST that succeeds ends
# what is kept for its address. got calls its cache compliant with the RFC, and datasource-rest calls its own one browser-style.
# Seen: both hand out the old time for ten minutes, to the program that has just corrected it. undici and make-fetch-happen ask the service
# again. A clerk who sees no change corrects once more, and a payroll that runs within the ten minutes pays by the old time.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund got@16.1.0 @apollo/datasource-rest@6.4.1 graphql@16.15.0 undici@8.13.1 make-fetch-happen@16.0.1 2>/dev/null
cat >run.mjs <<'JS'
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { RESTDataSource } from '@apollo/datasource-rest';
import got from 'got';
import makeFetch from 'make-fetch-happen';
import { Agent, fetch, interceptors } from 'undici';
const punches = new Map();
const service = createServer(async (request, response) => {
  if (request.method === 'GET') response.setHeader('Cache-Control', 'max-age=600');
  else punches.set(request.url, JSON.parse(await text(request)));
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(punches.get(request.url) ?? { time: '08:05' }));
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
const gotCache = new Map();
const byFetch = (fetcher, options) => async (path, method = 'GET', body = undefined) => {
  const headers = body && { 'Content-Type': 'application/json' };
  return (await fetcher(base + path, { ...options, method, body: body && JSON.stringify(body), headers })).json();
};
const clients = {
  got: (path, method = 'GET', json = undefined) => got(base + path, { cache: gotCache, method, json }).json(),
  'datasource-rest': (path, method = 'GET', body = undefined) => new Service({ cache })[method.toLowerCase()](path, body && { body }),
  undici: byFetch(fetch, { dispatcher: new Agent().compose(interceptors.cache()) }),
  'make-fetch-happen': byFetch(makeFetch.defaults({ cachePath: './cache' }), {}),
};
for (const [name, call] of Object.entries(clients)) {
  const seen = [];
  for (const method of ['PUT', 'PATCH', 'POST']) {
    const path = `/punches/${name}/${method}`;
    await call(path);
    await call(path, method, { time: '07:50' });
    seen.push(`${method} ${(await call(path)).time}`);
  }
  console.log(`${name}: after ${seen.join(', ')}`);
}
process.exit();
JS
seen=$(node run.mjs)
expected='got: after PUT 08:05, PATCH 08:05, POST 08:05
datasource-rest: after PUT 08:05, PATCH 08:05, POST 08:05
undici: after PUT 07:50, PATCH 07:50, POST 07:50
make-fetch-happen: after PUT 07:50, PATCH 07:50, POST 07:50'
echo "$seen"; [ "$seen" = "$expected" ]
