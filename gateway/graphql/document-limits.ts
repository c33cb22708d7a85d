import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { createWalk, type Fragments, fragmentsOf, isSchemaField } from './walk-selection.ts';

/** Limits of a document. The largest operation of our client uses a third of them. */
export const documentLimits = {
  /** Lexical tokens; longer documents are not parsed. */
  tokens: 2_000,
  operations: 10,
  fragments: 100,
  directives: 50,
  /** Variables that one operation declares. */
  variables: 100,
  /** Of one operation, counting a fragment wherever it is spread. */
  depth: 12,
  fields: 400,
  aliases: 60,
  rootFields: 20,
  /** Uses of `__type` in one operation; one of `__schema` counts as four. */
  schemas: 7,
  /** Lists within lists there: tools ask for the fields of all types. What asks for more reads `/schema.graphql`. */
  schemaLists: 2,
  schemaAliases: 0,
  /**
   * Pairs that validation compares: of fields with one name in a selection, of fragments in a selection, and of these
   * fragments with the names beside them.
   */
  repetitions: 2_000,
} as const;

/** Limits that are not called in refusals what they are called here. */
const words: Readonly<Record<string, string>> = {
  depth: 'levels',
  rootFields: 'root fields',
  schemas: 'parts about the schema',
  schemaLists: 'parts about the schema',
  schemaAliases: 'parts about the schema',
  repetitions: 'fields or fragments repeated',
};

/** What a selection has as much of as its parts together, and as its largest part. */
const sums = ['rootFields', 'fields', 'aliases', 'schemas', 'schemaAliases'] as const;
const maxima = ['depth', 'schemaLists'] as const;

/** The size of a selection; `circle` is the name of a fragment in it that spreads itself. */
interface Size extends Record<(typeof sums)[number] | (typeof maxima)[number], number> {
  circle?: string;
}

const nothing: Size = { rootFields: 0, fields: 0, aliases: 0, schemas: 0, schemaAliases: 0, depth: 0, schemaLists: 0 };

type Limits = Readonly<Record<keyof typeof documentLimits, number>>;

/** The error for a document above the limits; null for any other. Takes as long as reading the document once. */
export function faultOfDocument(document: DocumentNode, limits: Limits = documentLimits): GraphQLError | null {
  const above = (counts: Partial<Limits>): GraphQLError | null => {
    const [name] = Object.entries(counts).find(([limit, count]) => count > limits[limit as keyof Limits]) ?? [];
    if (name === undefined) return null;
    const most = name.startsWith('schema') ? tooMuchSchema : `at most ${limits[name as keyof Limits]} are allowed.`;
    return new GraphQLError(`This document has too many ${words[name] ?? name}: ${most}`);
  };
  const definitions = document.definitions.filter(
    (node): node is Definition => node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION,
  );
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const parts = above({
    operations: operations.length,
    fragments: definitions.length - operations.length,
    variables: Math.max(0, ...operations.map(({ variableDefinitions: { length } = [] }) => length)),
    directives: countDirectives(document),
  });
  if (parts) return parts;
  const fragments = fragmentsOf(document);
  const measure = createMeasure(fragments);
  // Fragments that no operation spreads are validated, so they are measured too.
  for (const node of definitions) {
    const isFragment = node.kind === Kind.FRAGMENT_DEFINITION;
    const isOfSchema = isFragment && node.typeCondition.name.value.startsWith('__');
    const { circle, rootFields, ...sizes } = measure(node.selectionSet, isOfSchema);
    if (circle !== undefined) return new GraphQLError(`Cannot spread fragment "${circle}" within itself.`);
    const fault = above({ ...sizes, rootFields: isFragment ? 0 : rootFields });
    if (fault) return fault;
  }
  let repetitions = 0;
  for (const { selectionSet } of definitions) {
    repetitions += countRepetitions([selectionSet], fragments);
    if (repetitions > limits.repetitions) return above({ repetitions });
  }
  return null;
}

/** A definition with a selection. */
type Definition = OperationDefinitionNode | FragmentDefinitionNode;

function countDirectives(document: DocumentNode): number {
  let directives = 0;
  visit(document, {
    Directive: () => {
      directives += 1;
    },
  });
  return directives;
}

function createMeasure(fragments: Fragments) {
  // The scope of a field is whether it is within `__schema` or `__type`.
  return createWalk<boolean, Size>(fragments, {
    none: nothing,
    add: (one, other) => {
      const total = { ...one, ...(other.circle !== undefined && { circle: other.circle }) };
      for (const name of sums) total[name] += other[name];
      for (const name of maxima) total[name] = Math.max(total[name], other[name]);
      return total;
    },
    again: (circle) => ({ ...nothing, circle }),
    field: (node, within, inner) => {
      const isSchema = within || isSchemaField(node);
      const own = inner(isSchema);
      const size = { ...own, rootFields: 1, aliases: own.aliases + (node.alias ? 1 : 0) };
      if (!isSchema) return { ...size, depth: own.depth + 1, fields: own.fields + 1 };
      return {
        ...size,
        schemas: within ? 0 : node.name.value === '__schema' ? 4 : 1,
        schemaLists: own.schemaLists + (listsOfSchema.has(node.name.value) ? 1 : 0),
        schemaAliases: own.schemaAliases + (within && node.alias ? 1 : 0),
      };
    },
  });
}

/** Lists of the schema's types and of their parts. */
const listsOfSchema = new Set(['types', 'fields', 'inputFields', 'enumValues', 'interfaces', 'possibleTypes']);

const tooMuchSchema = 'name each once, without lists in the fields of all types. All of it is at /schema.graphql.';

const pairsOf = (count: number) => (count * (count - 1)) / 2;

/**
 * The most pairs that graphql-js compares to find out whether fields can be merged. The selections belong to fields with one
 * name in the answer, so their fields count as one selection.
 */
function countRepetitions(selections: readonly SelectionSetNode[], fragments: Fragments): number {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const collect = ({ selections: parts }: SelectionSetNode) => {
    for (const part of parts) {
      if (part.kind === Kind.FIELD) {
        const name = (part.alias ?? part.name).value;
        const others = fields.get(name);
        if (others) others.push(part);
        else fields.set(name, [part]);
      } else if (part.kind === Kind.INLINE_FRAGMENT) collect(part.selectionSet);
      else if (!spread.has(part.name.value)) {
        spread.add(part.name.value);
        const fragment = fragments.get(part.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  for (const selection of selections) collect(selection);
  let pairs = pairsOf(spread.size) + (spread.size > 1 ? spread.size * fields.size : 0);
  for (const nodes of fields.values()) {
    const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    pairs += pairsOf(nodes.length) + (inner.length > 0 ? countRepetitions(inner, fragments) : 0);
  }
  return pairs;
}
