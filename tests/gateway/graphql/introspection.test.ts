import { type FieldNode, getIntrospectionQuery, Kind, parse, visit } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSchemaAnswers } from '../../../gateway/graphql/introspection-answers.ts';
import { schemaCost } from '../../../gateway/graphql/price.ts';
import { schemaPlaces } from '../../../schema/limits.ts';
import { documentFault } from '../../support/document-fault.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { priceOf } from '../../support/price-of.ts';

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

/** The same again and again in other spellings. */
const multiplied: Readonly<Record<string, string>> = {
  'a list of each type 55 times': `{ __schema { types { ${times(55, (i) => `a${i}: ${inner}`)} } } }`,
  'the types twenty times': `{ __schema { ${times(20, (i) => `a${i}: types { ...F }`)} } } fragment F on __Type { ${inner} }`,
  'the schema twenty times': `{ ${times(20, (i) => `a${i}: __schema { types { ${inner} } }`)} }`,
  'one type under sixty names': `{ ${times(20, (i) => `a${i}: __type(name: "Query") { ${times(2, (j) => `b${j}: fields { name description args { ${times(6, (k) => `d${k}: description`)} } }`)} }`)} }`,
  'each text sixty times': `{ __schema { types { fields { ${times(60, (i) => `a${i}: description`)} } } } }`,
};

describe('questions about the schema', () => {
  it('F-140 cost one price, and nothing where they are left out', () => {
    expect([priceOf(whole), priceOf('{ __type(name: "Query") { name } }')]).toEqual([schemaCost, schemaCost]);
    expect(priceOf('query ($all: Boolean!) { __schema @include(if: $all) { types { name } } }', { all: false })).toBe(
      0,
    );
  });

  it('F-140 may ask for the name of a type wherever it stands, as some tools do in each selection', () => {
    const selections = visit(parse(whole), {
      SelectionSet: (node, _key, parent) =>
        parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
          ? undefined
          : { ...node, selections: [typename, ...node.selections] },
    });
    expect(documentFault(selections)).toBe(null);
  });

  it.each(Object.entries(multiplied))('F-140 are refused before they are worked out: %s', async (_what, query) => {
    const { post } = await testGateway({});
    const headers = { authorization: `Bearer ${await signToken()}`, accept: 'application/graphql-response+json' };
    const reply = await post({ query }, headers);
    const text = await reply.text();
    expect([reply.status, text.length < 2_000]).toEqual([400, true]);
    expect(text).toMatch(/too many/);
  });

  it('F-140 never answer much more than the whole', async () => {
    const { post } = await testGateway({});
    const headers = { authorization: `Bearer ${await signToken()}` };
    const length = async (query: string) => (await (await post({ query }, headers)).text()).length;
    const most = await length(whole);
    // As much as a document may ask for: the dearest texts, and names wherever a type stands.
    const named = (texts: number, levels = 5): string =>
      `kind name ${texts > 0 ? 'description' : ''} ${levels > 0 ? `ofType { ${named(texts - 1, levels - 1)} }` : ''}`;
    const value = `name description defaultValue deprecationReason type { ${named(1)} }`;
    const parts = `fields(includeDeprecated: true) { name description deprecationReason args { ${value} } type { ${named(3)} } } inputFields { ${value} } enumValues { name description } interfaces { ${named(0)} } possibleTypes { ${named(0)} }`;
    const operations = `queryType { ${parts} } mutationType { ${parts} }`.replaceAll('description', '');
    const everywhere = (more: string) =>
      `{ __schema { types { ${more} ${parts} } ${operations} directives { name args { ${value.replace(named(1), named(0))} } } } }`;
    const texts = (await length(everywhere('name description'))) / most;
    expect(texts).toBeGreaterThan(1);
    expect(texts).toBeLessThan(1.5);
    expect(await length(everywhere('name description ofType { description }'))).toBeLessThan(1_000);
    for (const deeper of ['type { fields { name } }', 'args { type { enumValues { name } } }']) {
      const refused = await (await post({ query: `{ __schema { types { fields { ${deeper} } } } }` }, headers)).json();
      expect(refused).toMatchObject({ errors: [{ message: expect.stringContaining('too many') }] });
    }
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

  it('F-140 are answered from what is kept where they are asked word for word', async () => {
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

  it('F-140 are worked out one at a time, those of several callers in turn, and kept answers at once', async () => {
    const answers = createSchemaAnswers();
    const ask = (user: string, text: string) =>
      answers.takeTurn({
        document: parse(text),
        operation: parse(text).definitions[0],
        queryHash: text,
        request: {},
        contextValue: { viewer: { userID: user } },
      } as never);
    const first = await ask('ada', '{ __schema { queryType { name } } }');
    const begun: string[] = [];
    let turn = 0;
    let next = setImmediate(function count() {
      turn += 1;
      next = setImmediate(count);
    });
    onTestFinished(() => clearImmediate(next));
    const turns = new Set<number>();
    const waiting = ['ada', 'ada', 'bisi'].map((user) =>
      Promise.resolve(ask(user, '{ __type(name: "Shift") { name } }')).then((release) => {
        begun.push(user);
        turns.add(turn);
        release?.();
      }),
    );
    for (let more = waiting.length; more < schemaPlaces.waiting + 1; more += 1) void ask('ada', usual);
    await expect(ask('ada', usual)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } });
    expect(await ask('ada', '{ me { role } }')).toBe(undefined);
    first?.();
    await Promise.all(waiting);
    expect(begun).toEqual(['bisi', 'ada', 'ada']);
    // Each in a turn of its own.
    expect(turns.size).toBe(3);
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
