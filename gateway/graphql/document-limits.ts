import { type DocumentNode, type FieldNode, GraphQLError, type SelectionSetNode } from 'graphql';
import { fragmentsOf, isSchemaField, mergeFields, selectionsOf } from './walk-selection.ts';

/** Limits of a document, as refusals and docs/reference/api.md call them. Our client's largest uses a third of them. */
export const documentLimits = {
  /** Longer documents are not parsed. */
  tokens: 2_000,
  /** Of each operation and each fragment. */
  fields: 400,
  /** The same; none within `__schema` and `__type`. */
  aliases: 60,
  /** Pairs of fields with one name in the answer, or of fragments: validation compares them. */
  repetitions: 2_000,
  /** `__schema` counts 13, `__type` 2, each `description` 1. */
  'parts about the schema': 24,
  /** Lists within lists about the schema, as the fields of all types are. */
  'nested lists about the schema': 2,
};

type LimitName = keyof typeof documentLimits;

/** Lists of the schema's types and of their parts. */
const listsOfSchema = new Set(['types', 'fields', 'inputFields', 'enumValues', 'interfaces', 'possibleTypes']);

/** Parts about the schema by the field's name. */
const schemaParts = new Map([
  ['__schema', 13],
  ['__type', 2],
  ['description', 1],
]);

const pairsOf = (count: number) => (count * (count - 1)) / 2;

/** Where a selection is. */
interface Place {
  readonly isInSchema: boolean;
  /** Lists around it that are about the schema. */
  readonly lists: number;
}

/** The place of what a field selects. */
function placeOf(node: FieldNode, around: Place): Place {
  const isInSchema = around.isInSchema || isSchemaField(node);
  return { isInSchema, lists: around.lists + Number(isInSchema && listsOfSchema.has(node.name.value)) };
}

/**
 * Throws a GraphQLError for a document above the limits. It stops at the first limit, so it takes as long as reading the
 * document once.
 */
export function assertWithinLimits(document: DocumentNode, limits: typeof documentLimits = documentLimits): void {
  const check = (name: LimitName, count: number) => {
    if (count > limits[name]) throw new GraphQLError(`This document has too many ${name}: at most ${limits[name]}.`);
  };
  const fragments = fragmentsOf(document);
  let repetitions = 0;
  // Fragments that no operation spreads are validated, so they are measured too.
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    const counts = { fields: 0, aliases: 0, 'parts about the schema': 0 };
    const add = (name: keyof typeof counts, more: number) => {
      counts[name] += more;
      check(name, counts[name]);
    };
    const measure = (selections: readonly SelectionSetNode[], around: Place) => {
      const { fields, spreads } = mergeFields(selections, fragments);
      repetitions += pairsOf(spreads.size) + (spreads.size > 1 ? spreads.size * fields.size : 0);
      for (const nodes of fields.values()) repetitions += pairsOf(nodes.length);
      check('repetitions', repetitions);
      for (const nodes of fields.values()) {
        add('fields', nodes.length);
        for (const node of nodes) {
          const { isInSchema, lists } = placeOf(node, around);
          check('nested lists about the schema', lists);
          if (node.alias) add('aliases', around.isInSchema ? limits.aliases + 1 : 1);
          if (isInSchema) add('parts about the schema', schemaParts.get(node.name.value) ?? 0);
        }
        measure(selectionsOf(nodes), placeOf(nodes[0] as FieldNode, around));
      }
    };
    const isInSchema = 'typeCondition' in definition && definition.typeCondition.name.value.startsWith('__');
    measure([definition.selectionSet], { isInSchema, lists: 0 });
  }
}
