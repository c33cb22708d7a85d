#!/usr/bin/env bash
# @omnigraph/openapi 0.112.4, a part of GraphQL Mesh, makes a GraphQL schema of a REST service from its OpenAPI description. The
# service takes a day (`format: date`) in a query, in a path and in a JSON body.
# Guess: the day goes to the service as the caller wrote it, since the description says that it is a date.
# Seen: only the path has the day. The query and the body have midnight in UTC, `2026-11-27T00:00:00.000Z`. A service that compares
# days as texts finds nothing and answers an empty list: nobody came, nobody was absent. A service in a zone west of Greenwich may
# read the day before. GraphQL reports no error.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @omnigraph/openapi@0.112.4 graphql@16.15.0 2>/dev/null
cat >run.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { loadGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi';
import { graphql } from 'graphql';
const day = { type: 'string', format: 'date' };
const content = (schema) => ({ content: { 'application/json': { schema } } });
const responses = { 200: { description: 'ok', ...content({ type: 'array', items: { type: 'string' } }) } };
const parameter = (where) => [{ name: 'day', in: where, required: true, schema: day }];
writeFileSync('service.json', JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'attendance', version: '1' },
  paths: {
    '/attendance': { get: { operationId: 'attendance', parameters: parameter('query'), responses } },
    '/absent/{day}': { get: { operationId: 'absent', parameters: parameter('path'), responses } },
    '/leave': { post: { operationId: 'addLeave', requestBody: content({ type: 'object', properties: { first: day } }), responses } },
  },
}));
const schema = await loadGraphQLSchemaFromOpenAPI('attendance', {
  source: './service.json',
  cwd: process.cwd(),
  endpoint: 'http://service.test',
  fetch: async (url, { method, body }) => {
    console.log(method, decodeURIComponent(new URL(url).pathname + new URL(url).search), body ?? '');
    return Response.json([]);
  },
});
const sources = ['{ attendance(day: "2026-11-27") }', '{ absent(day: "2026-11-27") }', 'mutation { addLeave(input: { first: "2026-11-27" }) }'];
for (const source of sources) {
  const { errors } = await graphql({ schema, source, contextValue: {} });
  if (errors) console.log(errors);
}
JS
seen=$(node run.mjs 2>/dev/null)
expected='GET /attendance?day=2026-11-27T00:00:00.000Z 
GET /absent/2026-11-27 
POST /leave {"first":"2026-11-27T00:00:00.000Z"}'
echo "$seen"; [ "$seen" = "$expected" ]
