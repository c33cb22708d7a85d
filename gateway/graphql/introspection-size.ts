import {
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  valueFromASTUntyped,
} from 'graphql';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { type Fragments, fragmentsOf, mayBeIncluded } from './walk-selection.ts';

/** The most that one operation may answer about the schema, in whole schemas. */
export const mostSchemas = 1.5;

/** Characters counted for a value in addition to its text. */
const charactersOfValue = 20;

/** An operation about a schema. */
interface SchemaQuestion {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  /** As they came. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * How much an operation answers about the schema, with aliases and repetitions: 1 is the whole schema as tools ask for it.
 * Counting stops above `mostSchemas`, so that it never takes longer than an answer.
 */
export function schemasAsked(question: SchemaQuestion): number {
  const { schema, operation, variables } = question;
  const whole = sizeOfWhole(schema);
  const earlier = counted.get(operation);
  if (earlier !== undefined) return earlier;
  const schemas = countCharacters(question, whole * mostSchemas) / whole;
  // With other variables the answer may be longer or shorter.
  if (Object.keys(variables).length === 0) counted.set(operation, schemas);
  return schemas;
}

const counted = new WeakMap<OperationDefinitionNode, number>();

/** Characters of the whole schema as tools ask for it, with all optional parts. */
const sizeOfWhole = memoizeByIdentity((schema: GraphQLSchema): number => {
  const document = parse(
    getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  );
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The introspection query is no operation.');
  const question = { schema, operation, fragments: fragmentsOf(document), variables: {} };
  return countCharacters(question, Number.POSITIVE_INFINITY);
});

function countCharacters({ schema, operation, fragments, variables }: SchemaQuestion, most: number): number {
  const info = { schema } as GraphQLResolveInfo;
  let characters = 0;
  const countValue = (type: GraphQLOutputType, value: unknown, selectionSet: SelectionSetNode | undefined): void => {
    if (value === null || value === undefined) return;
    const inner = getNullableType(type);
    if (isListType(inner)) {
      for (const item of value as Iterable<unknown>) {
        if (characters > most) return;
        countValue(inner.ofType, item, selectionSet);
      }
    } else if (isLeafType(inner)) characters += typeof value === 'string' ? value.length : 0;
    else if (isObjectType(inner) && selectionSet) countSelection(selectionSet, inner.getFields(), value);
  };
  const countSelection = (
    { selections }: SelectionSetNode,
    fields: Readonly<Record<string, GraphQLField<unknown, unknown>>>,
    source: unknown,
  ): void => {
    for (const node of selections) {
      if (characters > most) return;
      if (node.directives?.length && !mayBeIncluded(node, variables)) continue;
      if (node.kind !== Kind.FIELD) {
        const set =
          node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;
        if (set) countSelection(set, fields, source);
        continue;
      }
      const field = fields[node.name.value];
      // Every type has `__typename`, which is not among its fields.
      if (field || node.name.value === '__typename') characters += charactersOfValue;
      if (!field) continue;
      const args = field.args.length > 0 ? argumentsOf(field, node, variables) : none;
      countValue(field.type, field.resolve?.(source, args, undefined, info), node.selectionSet ?? undefined);
    }
  };
  countSelection(operation.selectionSet, { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef }, undefined);
  return characters;
}

const none = {};

/** The unchecked arguments of a field, with its defaults. */
const argumentsOf = (
  { args }: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: SchemaQuestion['variables'],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries([
    ...args.map(({ name, defaultValue }) => [name, defaultValue]),
    ...(node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  ]);
