import { buildSchema, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationCost, wholeListCost } from '../../../gateway/limits/operation-cost.ts';

const schema = buildSchema(`
  directive @cost(calls: Int!, times: String) on FIELD_DEFINITION
  type Query { plain: Int, list(first: Int = 20): Part, days(days: Int! = 30): Int @cost(calls: 3, times: "days"), part: Part @cost(calls: 0) }
  type Part { free: Int, dear: Int @cost(calls: 5), part: Part }
  type Mutation { write: Int }
`);

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const { definitions } = parse(text);
  const fragments = definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  );
  return operationCost({
    schema,
    operation: definitions[0] as OperationDefinitionNode,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
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
    ['a whole list', '{ list(first: null) { free } }', wholeListCost],
    ['the schema', '{ __typename __schema { types { name } } }', 0],
  ])('counts %s', (_what, document, expected) => {
    expect(cost(document)).toBe(expected);
  });

  it('reads variables, and their defaults', () => {
    const document = 'query ($days: Int = 4, $first: Int = null) { days(days: $days) list(first: $first) { free } }';
    expect(cost(document)).toBe(12 + wholeListCost);
    expect(cost(document, { days: 31, first: 20 })).toBe(94);
    // Refused later, before a resolver runs.
    expect(cost(document, { days: 'many', first: 20 })).toBe(1);
    expect(cost('query ($days: Int) { days(days: $days) }')).toBe(90);
  });
});
