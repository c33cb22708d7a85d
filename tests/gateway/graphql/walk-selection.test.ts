import { type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createWalk, fragmentsOf } from '../../../gateway/graphql/walk-selection.ts';

/** Names of fields, each below those it stands in; what a fragment brings is marked with its type. */
function paths(text: string): readonly string[] {
  const document = parse(text);
  const walk = createWalk<string, readonly string[]>(fragmentsOf(document), {
    none: [],
    add: (total, part) => [...total, ...part],
    field: ({ name }, place, inner) => [`${place}${name.value}`, ...inner(`${place}${name.value}.`)],
    fragment: (_fragment, type, names) => names.map((name) => `${name} on ${type}`),
  });
  return walk((document.definitions[0] as OperationDefinitionNode).selectionSet, '');
}

describe('createWalk', () => {
  it('finds every field in its order, with fragments where they are spread', () => {
    expect(paths('{ a { b ...f } ... { c } ...f } fragment f on T { d { e } }')).toEqual([
      'a',
      'a.b',
      'a.d on T',
      'a.d.e on T',
      'c on null',
      'd on T',
      'd.e on T',
    ]);
  });

  it('leaves out what is not defined, and what a fragment brings within itself', () => {
    expect(paths('{ ...unknown ...f } fragment f on T { a ...f }')).toEqual(['a on T']);
  });

  it('works out each fragment once at a place', () => {
    let fields = 0;
    const levels = Array.from(
      { length: 30 },
      (_, level) => `fragment f${level} on T { ...f${level + 1} ...f${level + 1} }`,
    );
    const document = parse(`{ ...f0 } ${levels.join(' ')} fragment f30 on T { a }`);
    const walk = createWalk<null, number>(fragmentsOf(document), {
      none: 0,
      add: (total, part) => total + part,
      field: () => {
        fields += 1;
        return 1;
      },
    });
    expect(walk((document.definitions[0] as OperationDefinitionNode).selectionSet, null)).toBe(2 ** 30);
    expect(fields).toBe(1);
  });
});
