import {
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLObjectType,
  getNamedType,
  getNullableType,
  isLeafType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type CompiledRows, compileRows, isSafe, type RowField } from './compile-rows.ts';

/** How an operation's one list is answered without the help of graphql-js. */
export interface RowPlan {
  /** Response keys of the list and of its rows. */
  readonly listKey: string;
  readonly rowsKey: string;
  /** The list's field in the document, with its arguments. */
  readonly field: FieldNode;
  readonly rows: CompiledRows;
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Selected = ReadonlyMap<string, readonly FieldNode[]>;

/**
 * The plan for a query of one list whose rows are made of plain fields alone. Null for all else: several root fields,
 * directives, fields with arguments or resolvers of their own, lists within rows.
 */
export function planRows(
  queryType: GraphQLObjectType,
  operation: OperationDefinitionNode,
  fragments: Fragments,
): RowPlan | null {
  if (operation.operation !== 'query' || operation.directives?.length) return null;
  const root = collect(queryType, [operation.selectionSet], fragments);
  const [[listKey, nodes] = []] = root ?? [];
  const [field, ...others] = nodes ?? [];
  if (listKey === undefined || root?.size !== 1 || !field || others.length > 0) return null;
  const listType = getNullableType(queryType.getFields()[field.name.value]?.type);
  if (!(listType instanceof GraphQLObjectType) || !field.selectionSet) return null;
  const parts = collect(listType, [field.selectionSet], fragments) ?? new Map<string, readonly FieldNode[]>();
  const [rows, ...more] = [...parts].filter(([, [part]]) => part?.name.value === 'nodes');
  if (!rows || more.length > 0) return null;
  const rowType = rowTypeOf(listType);
  const compiled = rowType && compileFields(rowType, rows[1], fragments);
  return compiled && { listKey, rowsKey: rows[0], field, rows: compiled };
}

/** The type T of `nodes: [T!]!`. */
function rowTypeOf(listType: GraphQLObjectType): GraphQLObjectType | null {
  const { nodes } = listType.getFields();
  if (!nodes || !isPlain(nodes)) return null;
  const type = getNamedType(nodes.type);
  return type instanceof GraphQLObjectType && String(nodes.type) === `[${type.name}!]!` ? type : null;
}

const isPlain = ({ resolve, args }: { resolve?: unknown; args: readonly unknown[] }) =>
  (resolve === undefined || resolve === defaultFieldResolver) && args.length === 0;

/** Fields by response key, fragments merged in; null when a directive or a type condition has a say. */
function collect(type: GraphQLObjectType, sets: readonly SelectionSetNode[], fragments: Fragments): Selected | null {
  const found = new Map<string, FieldNode[]>();
  const pending = sets.flatMap(({ selections }) => selections);
  for (let selection = pending.shift(); selection; selection = pending.shift()) {
    if (selection.directives?.length) return null;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      found.set(key, [...(found.get(key) ?? []), selection]);
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    const condition = fragment?.typeCondition?.name.value ?? type.name;
    if (!fragment || condition !== type.name || fragment.directives?.length) return null;
    pending.unshift(...fragment.selectionSet.selections);
  }
  return found;
}

function compileFields(
  type: GraphQLObjectType,
  parents: readonly FieldNode[],
  fragments: Fragments,
): CompiledRows | null {
  const sets = parents.flatMap(({ selectionSet }) => selectionSet ?? []);
  const selected = collect(type, sets, fragments);
  if (!selected || type.isTypeOf) return null;
  const fields: RowField[] = [];
  for (const [key, nodes] of selected) {
    const name = nodes[0]?.name.value ?? '';
    const field = type.getFields()[name];
    if (!field || !isPlain(field) || !isSafe(key)) return null;
    const inner = getNullableType(field.type);
    const value = inner instanceof GraphQLObjectType ? compileFields(inner, nodes, fragments) : inner;
    if (!value || !(isLeafType(value) || 'project' in value)) return null;
    fields.push({ key, name, isNullable: !isNonNullType(field.type), value });
  }
  return compileRows(fields);
}
