#!/usr/bin/env bash
# graphql-tag 2.12.7, whose `gql` is also that of @apollo/client 4.3.8, and @urql/core 6.0.3 with a `gql` of its own, on graphql 16.15.0.
# A program asks for two people in two queries: "Okeke, Ada" and "Okeke Ada".
# Guess: two different texts are two documents.
# Seen: graphql-tag keeps what it has parsed, under its text with each run of commas, blanks and line ends as one blank, since they mean
# nothing to GraphQL. Within quotes they do. The second query is the first, and finds the first person; a letter of two lines is sent as
# the one of a single line. The document that was parsed first counts, so the order of a program's modules decides. urql leaves what
# stands within quotes alone.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql-tag@2.12.7 @apollo/client@4.3.8 rxjs@7.8.2 @urql/core@6.0.3 graphql@16.15.0 2>/dev/null
cat >run.mjs <<'JS'
import { gql as ofApollo } from '@apollo/client';
import { gql as ofUrql } from '@urql/core';
import { buildSchema, execute } from 'graphql';
import { gql as ofTag } from 'graphql-tag';
const schema = buildSchema('type Query { id(of: String!): ID, sent(text: String!): String }');
const ids = { 'Okeke, Ada': '00042', 'Okeke Ada': '00043' };
const rootValue = { id: ({ of }) => ids[of], sent: ({ text }) => JSON.stringify(text) };
const answer = (document) => Object.values(execute({ schema, document, rootValue }).data)[0];
console.log('one and the same:', ofApollo === ofTag);
for (const [name, gql] of Object.entries({ 'graphql-tag': ofTag, '@urql/core': ofUrql })) {
  const documents = [
    gql`{ id(of: "Okeke, Ada") }`,
    gql`{ id(of: "Okeke Ada") }`,
    gql`{ sent(text: """Come on Monday""") }`,
    gql`{ sent(text: """Come
on Monday""") }`,
  ];
  console.log(`${name}: ${documents.map(answer).join(' ')}`);
}
JS
seen=$(node run.mjs)
expected='one and the same: true
graphql-tag: 00042 00042 "Come on Monday" "Come on Monday"
@urql/core: 00042 00043 "Come on Monday" "Come\non Monday"'
echo "$seen"; [ "$seen" = "$expected" ]
