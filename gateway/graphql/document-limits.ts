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
  /** `__schema` and `__type` in one operation. */
  schemas: 2,
  /** Lists within lists there: tools ask for the fields of all types. What asks for more reads `/schema.graphql`. */
  schemaLists: 2,
  schemaAliases: 0,
  /**
   * Pairs that validation compares: of fields with one name in a selection, of fragments in a selection, and of these
   * fragments with the names beside them.
   */
  repetitions: 2_000,
} as const;

interface Size {
  /** Fields of the selection itself, those of its fragments included. */
  top: number;
  depth: number;
  fields: number;
  aliases: number;
  schemas: number;
  schemaLists: number;
  schemaAliases: number;
}

const nothing: Size = { top: 0, depth: 0, fields: 0, aliases: 0, schemas: 0, schemaLists: 0, schemaAliases: 0 };

/** The error for a document above the limits; null for any other. Takes as long as reading the document once. */
export function faultOfDocument(
  document: DocumentNode,
  limits: Readonly<Record<keyof typeof documentLimits, number>> = documentLimits,
): GraphQLError | null {
  const refuse = (what: string, most: number) =>
    new GraphQLError(`This document has too many ${what}: at most ${most} are allowed.`);
  const definitions = document.definitions.filter(
    (node): node is Definition => node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION,
  );
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length > limits.operations) return refuse('operations', limits.operations);
  if (definitions.length - operations.length > limits.fragments) return refuse('fragments', limits.fragments);
  if (operations.some(({ variableDefinitions: { length } = [] }) => length > limits.variables)) {
    return refuse('variables', limits.variables);
  }
  if (countDirectives(document) > limits.directives) return refuse('directives', limits.directives);
  const fragments = fragmentsOf(document);
  const measure = createMeasure(fragments);
  const { reached, circle } = followSpreads(definitions, fragments);
  if (circle !== null) return new GraphQLError(`Cannot spread fragment "${circle}" within itself.`);
  for (const definition of definitions) {
    const { kind, selectionSet } = definition;
    // Fragments that no operation spreads are validated, so they are measured too.
    if (reached.has(definition)) continue;
    const size = measure(selectionSet, false);
    if (size.depth > limits.depth) return refuse('levels', limits.depth);
    if (size.fields > limits.fields) return refuse('fields', limits.fields);
    if (size.aliases > limits.aliases) return refuse('aliases', limits.aliases);
    const schemaLimits = ['schemas', 'schemaLists', 'schemaAliases'] as const;
    if (schemaLimits.some((name) => size[name] > limits[name])) return new GraphQLError(tooMuchSchema);
    const isOperation = kind === Kind.OPERATION_DEFINITION;
    if (isOperation && size.top > limits.rootFields) return refuse('root fields', limits.rootFields);
  }
  let repetitions = 0;
  for (const { selectionSet } of definitions) {
    repetitions += countRepetitions([selectionSet], fragments);
    if (repetitions > limits.repetitions) return refuse('fields or fragments repeated', limits.repetitions);
  }
  return null;
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

function createMeasure(fragments: Fragments) {
  // The scope of a field is whether it is within `__schema` or `__type`.
  return createWalk<boolean, Size>(fragments, {
    none: nothing,
    add: (total, part) => ({
      top: total.top + part.top,
      depth: Math.max(total.depth, part.depth),
      fields: total.fields + part.fields,
      aliases: total.aliases + part.aliases,
      schemas: total.schemas + part.schemas,
      schemaLists: Math.max(total.schemaLists, part.schemaLists),
      schemaAliases: total.schemaAliases + part.schemaAliases,
    }),
    field: (node, within, inner) => {
      const isSchema = within || isSchemaField(node);
      const own = inner(isSchema);
      const size = { ...own, top: 1, aliases: own.aliases + (node.alias ? 1 : 0) };
      if (!isSchema) return { ...size, depth: own.depth + 1, fields: own.fields + 1 };
      return {
        ...size,
        schemas: within ? 0 : 1,
        schemaLists: own.schemaLists + (listsOfSchema.has(node.name.value) ? 1 : 0),
        schemaAliases: own.schemaAliases + (within && node.alias ? 1 : 0),
      };
    },
  });
}

/** Lists of the schema's types and of their parts. */
const listsOfSchema = new Set(['types', 'fields', 'inputFields', 'enumValues', 'interfaces', 'possibleTypes']);

const tooMuchSchema =
  'This document has too many parts about the schema: name each once, without lists in the fields of all types. All of it is at /schema.graphql.';

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

/** A definition with a selection. */
type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** Which fragments the operations of a document spread. */
interface FragmentSpreads {
  /** Including fragments within fragments. */
  readonly reached: ReadonlySet<Definition>;
  /** The name of a fragment that spreads itself, directly or through others; null where there is none. */
  readonly circle: string | null;
}

/** Follows the spreads of all definitions, each definition once. */
function followSpreads(definitions: readonly Definition[], fragments: Fragments): FragmentSpreads {
  const reached = new Set<Definition>();
  const followed = new Set<Definition>();
  const open = new Set<Definition>();
  let circle: string | null = null;
  const follow = (node: Definition, isReached: boolean) => {
    followed.add(node);
    open.add(node);
    for (const name of spreadsIn(node)) {
      const fragment = fragments.get(name);
      if (!fragment) continue;
      if (isReached) reached.add(fragment);
      if (open.has(fragment)) circle ??= name;
      else if (!followed.has(fragment)) follow(fragment, isReached);
    }
    open.delete(node);
  };
  for (const node of definitions.filter(({ kind }) => kind === 'OperationDefinition')) follow(node, true);
  for (const node of definitions) if (!followed.has(node)) follow(node, false);
  return { reached, circle };
}

function spreadsIn({ selectionSet }: Definition): ReadonlySet<string> {
  const names = new Set<string>();
  visit(selectionSet, {
    FragmentSpread({ name }) {
      names.add(name.value);
    },
  });
  return names;
}
