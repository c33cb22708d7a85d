#!/usr/bin/env bash
# graphql-scalars 2.0.0 with graphql 16.15.0: hours of a duty as `NonNegativeInt`, beside GraphQL's own `Int`.
# Guess: 7.5 is no whole number, and both types refuse it wherever it stands.
# Seen: `NonNegativeInt` (and `PositiveInt` and `UnsignedInt`) refuses it only in the text of an operation. In a variable and in an
# answer it cuts 7.5 to 7, and "1e3" to 1, without an error. Clients send variables and lose half an hour a day; a test that writes
# the number into the query sees the refusal.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund graphql-scalars@2.0.0 graphql@16.15.0 2>/dev/null
cat >run.mjs <<'JS'
import { GraphQLFloat, GraphQLInt, GraphQLObjectType, GraphQLSchema, graphql } from 'graphql';
import { GraphQLNonNegativeInt } from 'graphql-scalars';
for (const type of [GraphQLInt, GraphQLNonNegativeInt]) {
  const fields = {
    written: { type: GraphQLFloat, args: { hours: { type } }, resolve: (_, { hours }) => hours },
    answered: { type, resolve: () => 7.5 },
  };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) });
  const told = async (source, variableValues) => {
    const { data, errors } = await graphql({ schema, source, variableValues });
    return errors ? 'refused' : Object.values(data)[0];
  };
  const variable = `query ($hours: ${type}) { written(hours: $hours) }`;
  console.log(`${type}:`, 'in the text', await told('{ written(hours: 7.5) }'), '| in a variable',
    await told(variable, { hours: 7.5 }), '| "1e3"', await told(variable, { hours: '1e3' }), '| in an answer', await told('{ answered }'));
}
JS
seen=$(node run.mjs 2>/dev/null)
expected='Int: in the text refused | in a variable refused | "1e3" refused | in an answer refused
NonNegativeInt: in the text refused | in a variable 7 | "1e3" 1 | in an answer 7'
echo "$seen"; [ "$seen" = "$expected" ]
