#!/usr/bin/env bash
# undici 8.13.1 on Node 24, its interceptors retry and decompress, and a gzip answer that breaks off half way; the server
# answers `Range` with the rest, as it should.
# Guess: the two may be composed in either order; each of them handles bytes of the wire.
# Seen: composed as `decompress, retry` the retry counts unpacked bytes and asks for a range that starts behind the end of
# the packed body (or amid it, where it fits no more). As `retry, decompress` the body comes whole. Nothing says so.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund undici@8.13.1 2>/dev/null
cat >run.mjs <<'JS'
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Agent, interceptors, request } from 'undici';
const list = JSON.stringify(Array.from({ length: 4_000 }, (_, i) => ({ staffID: String(i).padStart(5, '0'), key: randomBytes(12).toString('hex') })));
const packed = gzipSync(list);
let asked = [];
const server = createServer(({ headers: { range } }, response) => {
  const start = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
  const headers = { 'content-encoding': 'gzip', etag: '"1"' };
  if (range === undefined) {
    response.writeHead(200, { ...headers, 'content-length': packed.length });
    response.write(packed.subarray(0, packed.length / 2), () => setTimeout(() => response.destroy(), 100));
    return;
  }
  asked.push(start < packed.length ? 'a part of the body' : 'what is behind its end');
  if (start >= packed.length) return void response.writeHead(416, { 'content-range': `bytes */${packed.length}` }).end();
  const contentRange = `bytes ${start}-${packed.length - 1}/${packed.length}`;
  response.writeHead(206, { ...headers, 'content-range': contentRange, 'content-length': packed.length - start });
  response.end(packed.subarray(start));
}).listen(0);
await new Promise((listening) => server.once('listening', listening));
const retry = interceptors.retry({ maxRetries: 1, minTimeout: 50 });
const decompress = interceptors.decompress();
for (const [order, list_] of [['retry, decompress', [retry, decompress]], ['decompress, retry', [decompress, retry]]]) {
  asked = [];
  const dispatcher = new Agent().compose(...list_);
  const came = await request(`http://127.0.0.1:${server.address().port}`, { dispatcher })
    .then(({ body }) => body.text())
    .then((text) => (text === list ? 'whole' : 'other bytes'), () => 'an error');
  console.log(`${order}: asked for ${asked.join(', ')}; ${came}`);
}
process.exit();
JS
seen=$(node --no-warnings run.mjs)
expected='retry, decompress: asked for a part of the body; whole
decompress, retry: asked for what is behind its end; an error'
echo "$seen"; [ "$seen" = "$expected" ]
