#!/usr/bin/env bash
# gql-query-builder 3.8.0 and json-to-graphql-query 2.3.0 make GraphQL operations of JavaScript values, for graphql 16.15.0. A program
# asks who came since a day, and the day is a Date.
# Guess: a Date is sent as its ISO 8601 text, as JSON writes it, or is refused.
# Seen: gql-query-builder takes each object for a description of a variable, and a Date has no `value`: it declares the variable and
# sends none. The service answers without the filter, with everybody who ever came, and reports no error. A mutation sends a leave
# without its days. The text of a date is right, and so is a Date within `value`. json-to-graphql-query writes the properties of a Date,
# which has none: `{}`, and the service refuses it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gql-query-builder@3.8.0 json-to-graphql-query@2.3.0 graphql@16.15.0 2>/dev/null
cat >run.mjs <<'JS'
import gql from 'gql-query-builder';
import { buildSchema, graphql } from 'graphql';
import { jsonToGraphQLQuery } from 'json-to-graphql-query';
const schema = buildSchema('type Query { came(from: String): [ID!] }');
const days = { '00041': '2025-11-27', '00042': '2026-11-26', '00043': '2026-11-28' };
const rootValue = { came: ({ from }) => Object.keys(days).filter((id) => from === undefined || days[id] >= from) };
const tell = async (name, source, variables = {}) => {
  const sent = JSON.stringify(variables);
  const { data, errors } = await graphql({ schema, source, variableValues: JSON.parse(sent), rootValue });
  console.log(`${name}: variables ${sent}: ${errors ? errors[0].message : data.came.join(' ')}`);
};
const day = new Date('2026-11-27T00:00:00Z');
for (const from of [day.toISOString(), { value: day, type: 'String' }, day]) {
  const { query, variables } = gql.query({ operation: 'came', variables: { from } });
  await tell('gql-query-builder', query, variables);
}
for (const from of [day.toISOString(), day]) {
  await tell('json-to-graphql-query', jsonToGraphQLQuery({ query: { came: { __args: { from } } } }));
}
const leave = gql.mutation({ operation: 'leave', variables: { id: '00042', from: day, to: day } });
console.log('leave: variables', JSON.stringify(leave.variables));
JS
seen=$(node run.mjs)
expected='gql-query-builder: variables {"from":"2026-11-27T00:00:00.000Z"}: 00043
gql-query-builder: variables {"from":"2026-11-27T00:00:00.000Z"}: 00043
gql-query-builder: variables {}: 00041 00042 00043
json-to-graphql-query: variables {}: 00043
json-to-graphql-query: variables {}: String cannot represent a non string value: {}
leave: variables {"id":"00042"}'
echo "$seen"; [ "$seen" = "$expected" ]
