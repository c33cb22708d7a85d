import {
  type FieldNode,
  getIntrospectionQuery,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../gateway/app-context.ts';
import { documentLimits } from '../../../gateway/graphql/document-limits.ts';
import { createSchemaAnswers } from '../../../gateway/graphql/introspection-answers.ts';
import { mostSchemas, schemasAsked } from '../../../gateway/graphql/introspection-size.ts';
import { schemaCost } from '../../../gateway/graphql/operation-cost.ts';
import { fragmentsOf } from '../../../gateway/graphql/walk-selection.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { now } from '../../support/fixed-clock.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const schema = createSchema();
const everything = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
};
const usual = getIntrospectionQuery();
const whole = getIntrospectionQuery(everything);
const times = (count: number, make: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => make(place)).join(' ');
const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
const inner = 'fields(includeDeprecated: true) { name description args { name description } type { name kind } }';

const asked = (text: string, variables: Record<string, unknown> = {}) => {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition') as OperationDefinitionNode;
  return schemasAsked({ schema, operation, fragments: fragmentsOf(document), variables });
};

/** The same again and again in other spellings. */
const multiplied: Readonly<Record<string, string>> = {
  'a list of each type 55 times': `{ __schema { types { ${times(55, (i) => `a${i}: ${inner}`)} } } }`,
  'the types twenty times': `{ __schema { ${times(20, (i) => `a${i}: types { ...F }`)} } } fragment F on __Type { ${inner} }`,
  'the schema twenty times': `{ ${times(20, (i) => `a${i}: __schema { types { ${inner} } }`)} }`,
  'one type under sixty names': `{ ${times(20, (i) => `a${i}: __type(name: "Query") { ${times(2, (j) => `b${j}: fields { name description args { ${times(6, (k) => `d${k}: description`)} } }`)} }`)} }`,
  'each text sixty times': `{ __schema { types { fields { ${times(60, (i) => `a${i}: description`)} } } } }`,
};

describe('questions about the schema', () => {
  it('F-140 cost the whole schema once where tools ask for it, with all that tools may ask', () => {
    expect(asked(whole)).toBe(1);
    expect(asked(usual)).toBeGreaterThan(0.8);
    expect(asked(getIntrospectionQuery({ ...everything, typeDepth: 15 } as object))).toBeLessThan(mostSchemas);
    expect(asked('{ me { role } }')).toBe(0);
    expect(asked('query ($all: Boolean!) { __schema @include(if: $all) { types { name } } }', { all: false })).toBe(0);
  });

  it('F-140 pay for the name of a type wherever it stands, which some tools ask for in each selection', () => {
    const names = times(55, (i) => `a${i}: __typename`);
    expect(asked(`{ __schema { types { fields { ${names} } } } }`)).toBeGreaterThan(1);
    expect(
      asked(`{ __schema { types { ...F } } } fragment F on __Type { fields { ... on __Field { ${names} } } }`),
    ).toBe(asked(`{ __schema { types { fields { ${names} } } } }`));
    const selections = visit(parse(whole), {
      SelectionSet: (node, _key, parent) =>
        parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
          ? undefined
          : { ...node, selections: [typename, ...node.selections] },
    });
    expect(asked(print(selections))).toBeGreaterThan(1.1);
    expect(asked(print(selections))).toBeLessThan(mostSchemas);
  });

  it.each(Object.entries(multiplied))('F-140 are refused before they are worked out: %s', async (_what, query) => {
    const { post } = await testGateway({});
    const headers = { authorization: `Bearer ${await signToken()}`, accept: 'application/graphql-response+json' };
    const reply = await post({ query }, headers);
    const text = await reply.text();
    expect([reply.status, text.length < 2_000]).toEqual([400, true]);
    expect(text).toMatch(/COST_LIMIT_EXCEEDED|too many/);
    const { extensions } = JSON.parse(text) as { extensions: { cost: { requested: number } } };
    // What is refused has been paid for all the same, unless its size alone tells.
    if (text.includes('COST_LIMIT')) expect(extensions.cost.requested).toBeGreaterThan(mostSchemas * schemaCost);
  });

  it('F-140 never answer more than half as much again as the whole', async () => {
    const { post } = await testGateway({});
    const headers = { authorization: `Bearer ${await signToken()}` };
    const length = async (query: string) => (await (await post({ query }, headers)).text()).length;
    const most = await length(whole);
    for (let count = 1; count < 40; count += 6) {
      expect(await length(`{ __schema { types { ${times(count, (i) => `a${i}: ${inner}`)} } } }`)).toBeLessThan(
        most * 1.6,
      );
    }
    expect(documentLimits.introspectionFields).toBeGreaterThan(0);
  });

  it('F-140 count against the budget of their user, and without a token against that of the network', async () => {
    const { post } = await testGateway({ settings: { COST_BUDGET: String(3 * schemaCost) } });
    for (const headers of [{}, { authorization: `Bearer ${await signToken()}` }]) {
      const codes: (string | undefined)[] = [];
      for (let tries = 0; tries < 4; tries += 1) {
        const reply = await post({ query: usual }, headers as Record<string, string>);
        const { errors } = (await reply.json()) as { errors?: { extensions: { code: string } }[] };
        codes.push(errors?.[0]?.extensions.code);
      }
      expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
    }
  });

  it('F-140 are answered from what is kept where they are asked word for word, and never out of turn else', async () => {
    let at = 0;
    const left = { limit: 9, remaining: 9, resetAt: 0 };
    const answers = createSchemaAnswers({ left: () => left }, now, () => at);
    const context = () => ({ viewer: null, address: '192.0.2.1' }) as Context;
    await answers.takeTurn(context());
    // 20 whole schemas wait for two seconds; the next one is refused.
    const turns = Array.from({ length: 40 }, () =>
      answers.takeTurn(context()).then(
        () => 'answered',
        () => 'refused',
      ),
    );
    at = 60_000;
    const ended = await Promise.race([Promise.all(turns.slice(25)), Promise.all(turns)]);
    expect(new Set(ended)).toEqual(new Set(['refused']));
    const own = context();
    await expect(answers.takeTurn(own)).resolves.toBeUndefined();
    // A request waits once, and what it did not need is given back.
    for (let tries = 0; tries < 50; tries += 1) {
      await expect(answers.takeTurn(own)).resolves.toBeUndefined();
      const small = context();
      await expect(answers.takeTurn(small)).resolves.toBeUndefined();
      answers.giveBack(small, 0);
      at += 100;
    }

    const { query } = await testGateway({});
    const first = await query(usual);
    expect(await query(usual)).toEqual(first);
    expect(await query(`${usual} `)).toEqual(first);
    expect(first.data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
    expect(await query('{ __type(name: "Shift") { name } }')).toEqual({ data: { __type: { name: 'Shift' } } });
    const document = 'query ($name: String!) { __type(name: $name) { name } }';
    for (const name of ['Query', 'Mutation', 'Query', 'Nothing'])
      expect(await query(document, { name })).toEqual({ data: { __type: name === 'Nothing' ? null : { name } } });
  });

  it('F-140 are read by the tools of today: each option of graphql-js, Relay, Apollo and code generators', async () => {
    const { query } = await testGateway({});
    const options = Object.keys(everything);
    for (const option of options) {
      const text = getIntrospectionQuery({ ...everything, [option]: false });
      expect((await query(text, {}, '')).errors, option).toBeUndefined();
    }
  });
});
