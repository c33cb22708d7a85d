import { type DocumentNode, type FieldNode, GraphQLError, Kind, type SelectionSetNode, visit } from 'graphql';
import { fragmentsOf, isSchemaField, mergeFields, selectionsOf } from './walk-selection.ts';

/** A limit of a document. */
interface Limit {
  readonly most: number;
  /** What is counted, as refusals and docs/reference/api.md call it. */
  readonly what: string;
  /** What is counted of, or how. */
  readonly of: string;
}

/** Limits of a document. The largest operation of our client uses a third of them. */
export const documentLimits = {
  tokens: { most: 2_000, what: 'tokens', of: 'the document; longer ones are not parsed' },
  operations: { most: 10, what: 'operations', of: 'the document' },
  fragments: { most: 100, what: 'fragments', of: 'the document' },
  directives: { most: 50, what: 'directives', of: 'the document' },
  repeated: { most: 2_000, what: 'fields or fragments repeated', of: 'the document, in pairs with one name' },
  variables: { most: 100, what: 'variables', of: 'each operation' },
  rootFields: { most: 20, what: 'root fields', of: 'each operation' },
  levels: { most: 12, what: 'levels', of: 'each operation or fragment, outside of questions about the schema' },
  fields: { most: 400, what: 'fields', of: 'each operation or fragment' },
  aliases: { most: 60, what: 'aliases', of: 'each operation or fragment; none within `__schema` and `__type`' },
  schemaParts: {
    most: 24,
    what: 'parts about the schema',
    of: 'each operation: `__schema` counts 13, `__type` 2, each `description` 1; all of it is at /schema.graphql',
  },
  schemaLists: {
    most: 2,
    what: 'lists within lists about the schema',
    of: 'each operation, as the fields of all types are; all of it is at /schema.graphql',
  },
} as const satisfies Readonly<Record<string, Limit>>;

type Limits = Readonly<Record<keyof typeof documentLimits, Limit>>;

/** Lists of the schema's types and of their parts. */
const listsOfSchema = new Set(['types', 'fields', 'inputFields', 'enumValues', 'interfaces', 'possibleTypes']);

/** Points of `schemaParts` by the field's name. */
const schemaParts = new Map([
  ['__schema', 13],
  ['__type', 2],
  ['description', 1],
]);

const pairsOf = (count: number) => (count * (count - 1)) / 2;

/**
 * Throws a GraphQLError for a document above the limits. It stops at the first limit, so it takes as long as reading the
 * document once.
 */
export function assertWithinLimits(document: DocumentNode, limits: Limits = documentLimits): void {
  const check = (name: keyof Limits, count: number) => {
    const { most, what, of } = limits[name];
    if (count > most) throw new GraphQLError(`This document has too many ${what}: at most ${most} in ${of}.`);
  };
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = fragmentsOf(document);
  check('operations', operations.length);
  check('fragments', Object.keys(fragments).length);
  check('directives', countDirectives(document));
  let repeated = 0;
  // Fragments that no operation spreads are validated, so they are measured too.
  for (const definition of [...operations, ...Object.values(fragments)]) {
    const counts = { fields: 0, aliases: 0, schemaParts: 0 };
    const add = (name: keyof typeof counts, more: number) => {
      counts[name] += more;
      check(name, counts[name]);
    };
    const measure = (selections: readonly SelectionSetNode[], around: Place) => {
      const { fields, spreads } = mergeFields(selections, fragments);
      repeated += pairsOf(spreads.size) + (spreads.size > 1 ? spreads.size * fields.size : 0);
      for (const nodes of fields.values()) repeated += pairsOf(nodes.length);
      check('repeated', repeated);
      for (const nodes of fields.values()) {
        add('fields', nodes.length);
        for (const node of nodes) {
          const inner = placeOf(node, around);
          check('levels', inner.level);
          check('schemaLists', inner.lists);
          if (node.alias) add('aliases', around.isInSchema ? limits.aliases.most + 1 : 1);
          if (inner.isInSchema) add('schemaParts', schemaParts.get(node.name.value) ?? 0);
        }
        const [first] = nodes;
        if (first) measure(selectionsOf(nodes), placeOf(first, around));
      }
      return fields;
    };
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    const isInSchema = !isOperation && definition.typeCondition.name.value.startsWith('__');
    const rootFields = measure([definition.selectionSet], { level: 0, lists: 0, isInSchema });
    if (isOperation) check('rootFields', [...rootFields.values()].flat().length);
    if (isOperation) check('variables', definition.variableDefinitions?.length ?? 0);
  }
}

/** Where a selection is. */
interface Place {
  /** Fields around it that are not about the schema. */
  readonly level: number;
  readonly isInSchema: boolean;
  /** Lists around it that are about the schema. */
  readonly lists: number;
}

/** The place of what a field selects. */
function placeOf(node: FieldNode, { level, isInSchema, lists }: Place): Place {
  if (!isInSchema && !isSchemaField(node)) return { level: level + 1, isInSchema, lists };
  return { level, isInSchema: true, lists: lists + (listsOfSchema.has(node.name.value) ? 1 : 0) };
}

function countDirectives(document: DocumentNode): number {
  let directives = 0;
  visit(document, {
    Directive: () => {
      directives += 1;
    },
  });
  return directives;
}
