import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationCost } from '../../../gateway/graphql/operation-cost.ts';
import { fragmentsOf } from '../../../gateway/graphql/walk-selection.ts';
import { ordinaryCost } from '../../../gateway/limits/cost-budget.ts';

const schema = buildSchema(`
  directive @cost(calls: Int!, times: String) on FIELD_DEFINITION
  type Query { plain: Int, list(first: Int = 20): Part, days(days: Int! = 30): Int @cost(calls: 3, times: "days"), part: Part @cost(calls: 0) }
  type Part { free: Int, dear: Int @cost(calls: 5), part: Part }
  type Mutation { write: Int }
`);

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  return operationCost({
    schema,
    operation: document.definitions[0] as OperationDefinitionNode,
    fragments: fragmentsOf(document),
    variables,
  });
}

describe('operationCost', () => {
  it.each([
    ['a root field', '{ plain }', 1],
    ['each alias', '{ a: plain b: plain }', 2],
    ['a mutation', 'mutation { write }', 1],
    ['fields within', '{ part { free dear part { dear } } }', 10],
    [
      'fragments, where they are spread',
      '{ part { ...f } other: part { ...f ... { dear } } } fragment f on Part { dear }',
      15,
    ],
    ['a number that multiplies', '{ days(days: 7) }', 21],
    ['the same left out', '{ days }', 90],
    ['the same below nothing, as nothing', '{ days(days: -7) }', 0],
    ['a page', '{ list(first: 200) { free } }', 1],
    ['a whole list', '{ list(first: null) { free } }', ordinaryCost],
    ['the schema', '{ __typename __schema { types { name } } }', 0],
  ])('counts %s', (_what, document, expected) => {
    expect(cost(document)).toBe(expected);
  });

  it('reads variables, and their defaults', () => {
    const document = 'query ($days: Int = 4, $first: Int = null) { days(days: $days) list(first: $first) { free } }';
    expect(cost(document)).toBe(12 + ordinaryCost);
    expect(cost(document, { days: 31, first: 20 })).toBe(94);
    // Refused later, before a resolver runs.
    expect(cost(document, { days: 'many', first: 20 })).toBe(1);
    expect(cost('query ($days: Int) { days(days: $days) }')).toBe(90);
  });
});
