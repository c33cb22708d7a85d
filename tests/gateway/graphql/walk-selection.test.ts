import { type FieldNode, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fragmentsOf, mayBeIncluded, mergeFields, selectionsOf } from '../../../gateway/graphql/walk-selection.ts';

/** Names in the answer with how many fields of the document have them, each below those it stands in. */
function paths(text: string, variables: Record<string, unknown> = {}): readonly string[] {
  const document = parse(text);
  const merge = (selections: Parameters<typeof mergeFields>[0]) =>
    mergeFields(selections, fragmentsOf(document), mayBeIncluded(variables)).fields;
  const namesIn = (fields: ReadonlyMap<string, readonly FieldNode[]>, around: string): string[] =>
    [...fields].flatMap(([name, nodes]) => [
      `${around}${name} ${nodes.length}`,
      ...namesIn(merge(selectionsOf(nodes)), `${around}${name}.`),
    ]);
  return namesIn(merge([(document.definitions[0] as OperationDefinitionNode).selectionSet]), '');
}

describe('mergeFields', () => {
  it('finds every field by its name in the answer, with the fields of fragments, each of which counts once', () => {
    expect(paths('{ a { b ...f } ... { c } ...f ...f a { x: b } } fragment f on T { d { e } }')).toEqual([
      'a 2',
      'a.b 1',
      'a.d 1',
      'a.d.e 1',
      'a.x 1',
      'c 1',
      'd 1',
      'd.e 1',
    ]);
  });

  it('leaves out what is not defined, what a fragment brings within itself, and what a variable leaves out', () => {
    expect(paths('{ ...unknown ...constructor ...f } fragment f on T { a ...f }')).toEqual(['a 1']);
    const text =
      'query ($on: Boolean!) { a @include(if: $on) ...f @skip(if: $on) ... @include(if: $on) { c } } fragment f on T { b }';
    expect(paths(text, { on: true })).toEqual(['a 1', 'c 1']);
    expect(paths(text, { on: false })).toEqual(['b 1']);
    expect(paths(text)).toEqual(['a 1', 'b 1', 'c 1']);
  });
});
