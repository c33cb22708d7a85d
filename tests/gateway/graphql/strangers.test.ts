import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../gateway/app-context.ts';
import { admitOperations, isRefused } from '../../../gateway/graphql/admit-operations.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const schema = createSchema();
const signIn = 'mutation SignIn { signIn(email: "a@b.example", password: "an honest one") { token } }';
const many = `query Many { ${'shifts { id } '.repeat(300)} }`;

/** The definitions that are left to be validated of a stranger's document. */
async function leftToValidate(text: string, mayReadSchema = false) {
  const plugin = admitOperations({
    schema,
    mayReadSchema,
    checks: [],
  });
  const listener = await plugin.requestDidStart?.({} as never);
  const request = {
    document: parse(text),
    contextValue: { viewer: null, viewerFault: null } as Context,
  };
  await (listener as { validationDidStart(given: unknown): Promise<void> }).validationDidStart(request);
  const { document } = request;
  const names = document.definitions.map((node) => ('name' in node && node.name?.value) || 'unnamed');
  return { names, isWhole: !isRefused(document) };
}

describe('a caller who is not signed in', () => {
  it.each([
    ['a query', '{ shifts { id } }'],
    ['a query behind fragments', '{ ...f } fragment f on Query { ...g } fragment g on Query { shifts { id } }'],
    ['a query in an inline fragment', '{ ... on Query { ... { a: shifts { id } } } }'],
    ['a field that is left out', '{ shifts @skip(if: true) { id } }'],
    ['a field that is not there', '{ nothing }'],
    ['a mutation', 'mutation { releaseReviews { message } }'],
    [
      'a mutation beside a sign-in',
      'mutation { signIn(email: "a", password: "b") { token } releaseReviews { message } }',
    ],
    ['the schema, where it is closed', '{ __schema { queryType { name } } }'],
    ['a document beyond every limit', many],
    ['a subscription', 'subscription { shifts { id } }'],
    ['a circle of fragments', '{ ...f } fragment f on Query { ...f shifts { id } }'],
  ])('F-141 has nothing validated of %s', async (_what, text) => {
    expect(await leftToValidate(text)).toEqual({ names: [], isWhole: false });
  });

  it('F-141 has a document validated whose operations are all open, and no other', async () => {
    const kind = 'query Kind { ...K } fragment K on Query { __typename }';
    expect(await leftToValidate(`${signIn} ${kind}`)).toEqual({ names: ['SignIn', 'Kind', 'K'], isWhole: true });
    for (const text of [`${signIn} query Shifts { shifts { id } }`, 'fragment Other on Shift { id }'])
      expect(await leftToValidate(text)).toEqual({ names: [], isWhole: false });
  });

  it('F-141 may read the schema where it is open, within the limits', async () => {
    const usual = getIntrospectionQuery();
    expect((await leftToValidate(usual, true)).isWhole).toBe(true);
    expect(await leftToValidate(`{ ${'__typename '.repeat(80)} }`, true)).toEqual({
      names: [],
      isWhole: false,
    });
  });

  it('F-141 is told at once to sign in, by 401, also of a document that others have asked', async () => {
    const { post, query, calls } = await testGateway({ answers: { 'GET /shift/findAll': [] } });
    const accept = 'application/graphql-response+json';
    for (const text of ['{ shifts { id } }', many, '{ shifts { idd } }']) {
      for (const authorization of ['', 'Bearer no.real.token']) {
        await query(text, {}, await signToken());
        const before = calls.length;
        const reply = await post({ query: text }, { accept, ...(authorization && { authorization }) });
        const { errors } = (await reply.json()) as { errors: { extensions: { code: string } }[] };
        expect([reply.status, errors.map(({ extensions }) => extensions.code)]).toEqual([401, ['UNAUTHENTICATED']]);
        expect(calls).toHaveLength(before);
      }
    }
    // Callers that take other statuses for a broken network.
    expect((await post({ query: '{ shifts { id } }' }, { accept: 'application/json' })).status).toBe(200);
  });

  it('F-141 leaves the document of others as it is: who is signed in gets its answer afterwards', async () => {
    const { query } = await testGateway({ answers: { 'GET /shift/findAll': [] } });
    const text = `${signIn} query Shifts { shifts { id } }`;
    const only = '{ shifts { id } }';
    expect((await query(only, {}, '')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await query(only)).data).toEqual({ shifts: [] });
    expect((await query(text, {}, '')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
