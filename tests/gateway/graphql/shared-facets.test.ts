import type { GraphQLRequestContextDidResolveOperation, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../gateway/app-context.ts';
import { sharedFacets, shareFacets } from '../../../gateway/graphql/shared-facets.ts';

let reads = 0;
const facet = {
  get column() {
    reads += 1;
    return 'DISTRICT';
  },
  values: [
    { value: 'Enugu', count: 2 },
    { value: '', count: 1 },
  ],
};

const schemaOf = (resolvers: object) =>
  shareFacets(
    makeExecutableSchema({
      typeDefs: `
        type Value { value: String! count: Int! }
        type Facet { column: String! values: [Value!]! }
        directive @page on OBJECT
        type List @page { nodes: [Value!]! totalCount: Int! facets: [Facet!]! }
        type Query { list: List! }`,
      resolvers: { Query: { list: () => ({ nodes: [], totalCount: 0, facets: () => [facet] }) }, ...resolvers },
    }),
  );

/** The answer to one caller's operation, as the pipeline makes it. */
async function answer(
  schema: ReturnType<typeof schemaOf>,
  document: ReturnType<typeof parse>,
  caller: string,
  variableValues = {},
) {
  const contextValue = { caller } as unknown as Context;
  const hooks = (await sharedFacets.requestDidStart?.({} as never)) ?? {};
  await hooks.didResolveOperation?.({ contextValue } as GraphQLRequestContextDidResolveOperation<Context>);
  const singleResult = await execute({ schema, document, contextValue, variableValues });
  const response = { body: { kind: 'single', singleResult } };
  const request = { http: {} };
  await hooks.willSendResponse?.({
    contextValue,
    request,
    response,
  } as unknown as GraphQLRequestContextWillSendResponse<Context>);
  return JSON.parse(JSON.stringify(singleResult));
}

describe('sharedFacets', () => {
  it('makes the facets of a list once for all who ask, for each selection by itself', async () => {
    const schema = schemaOf({});
    const [whole, aliased] = [
      parse('{ list { facets { column values { value count } } } }'),
      parse('{ list { facets { name: column values { count } } } }'),
    ];
    const wanted = { data: { list: { facets: [{ column: 'DISTRICT', values: facet.values }] } } };
    reads = 0;
    expect(await answer(schema, whole, 'one')).toEqual(wanted);
    expect(await answer(schema, whole, 'two')).toEqual(wanted);
    expect(reads).toBe(1);
    const values = [{ count: 2 }, { count: 1 }];
    expect(await answer(schema, aliased, 'one')).toEqual({
      data: { list: { facets: [{ name: 'DISTRICT', values }] } },
    });
  });

  it('makes facets anew where variables decide what is selected of them', async () => {
    const document = parse(
      'query ($is: Boolean!) { list { facets { column values { ...v } } } } fragment v on Value { value @include(if: $is) count }',
    );
    const ask = (is: boolean) => answer(schemaOf({}), document, 'one', { is });
    expect((await ask(false)).data.list.facets[0].values).toEqual([{ count: 2 }, { count: 1 }]);
    expect((await ask(true)).data.list.facets[0].values).toEqual(facet.values);
  });

  it('keeps no facets of an answer with errors', async () => {
    const schema = schemaOf({ List: { totalCount: () => Promise.reject(new Error('Gone.')) } });
    const document = parse('{ list { facets { column } totalCount } }');
    reads = 0;
    for (const caller of ['one', 'two']) expect((await answer(schema, document, caller)).errors).toHaveLength(1);
    expect(reads).toBe(2);
  });

  it('makes facets anew for each caller where a resolver takes part in them', async () => {
    const schema = schemaOf({
      Value: { value: (_value: object, _args: object, { caller }: { caller: string }) => caller },
    });
    const document = parse('{ list { facets { values { value } } } }');
    for (const caller of ['one', 'two']) {
      const values = [{ value: caller }, { value: caller }];
      expect(await answer(schema, document, caller)).toEqual({ data: { list: { facets: [{ values }] } } });
    }
  });
});
