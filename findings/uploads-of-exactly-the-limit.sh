#!/usr/bin/env bash
# graphql-upload 17.1.0 and multer 2.5.0, both built on busboy, with a limit of 1,000 bytes for a file.
# Guess: a file of exactly the limit passes in both, as "at most" says and as the same parser decides it.
# Seen: multer takes it. graphql-upload says "File truncated as it exceeds the 1000 byte size limit", of a whole file.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql-upload@17.1.0 graphql@16.15.0 multer@2.5.0 express@5.3.0 2>/dev/null
cat >run.mjs <<'JS'
import express from 'express';
import processRequest from 'graphql-upload/processRequest.mjs';
import multer from 'multer';
const limit = 1_000;
const app = express();
app.post('/graphql-upload', async (request, response) => {
  const { variables } = await processRequest(request, response, { maxFileSize: limit });
  const { createReadStream } = await variables.file.promise;
  let size = 0;
  for await (const chunk of createReadStream()) size += chunk.length;
  response.send(`${size} bytes`);
});
app.post('/multer', multer({ limits: { fileSize: limit } }).single('file'), (request, response) => {
  response.send(`${request.file.size} bytes`);
});
app.use((error, _request, response, _next) => response.status(400).send(error.message));
const server = app.listen(0, async () => {
  for (const size of [limit - 1, limit]) {
    for (const path of ['graphql-upload', 'multer']) {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query: '{ a }', variables: { file: null } }));
      form.set('map', JSON.stringify({ file: ['variables.file'] }));
      form.set('file', new Blob([new Uint8Array(size)]), 'a.bin');
      const address = `http://127.0.0.1:${server.address().port}/${path}`;
      console.log(size, path, await (await fetch(address, { method: 'POST', body: form })).text());
    }
  }
  server.close();
});
JS
seen=$(node run.mjs)
expected='999 graphql-upload 999 bytes
999 multer 999 bytes
1000 graphql-upload File truncated as it exceeds the 1000 byte size limit.
1000 multer 1000 bytes'
echo "$seen"; [ "$seen" = "$expected" ]
