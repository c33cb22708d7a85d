import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { filterKind } from '../../schema/view-address.ts';
import { leastRole } from '../auth/authorize.ts';
import type { Role } from '../auth/viewer.ts';
import { costsOfColumns } from '../graphql/declared-cost.ts';
import type { DeclaredList } from '../lists/declared-list.ts';
import { type JSONSchema, objectSchema } from './json-schema.ts';
import { dearFields, rowSelection, variableOf } from './row-selection.ts';

/** Rows of one answer. */
export const mostRows = 20;

/** A list as a tool of an assistant. */
export interface ListTool {
  /** The field of Query that it asks. */
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JSONSchema;
  readonly list: DeclaredList;
  readonly field: GraphQLField<unknown, unknown>;
  readonly least: Role;
  /** What it asks: its variables are the arguments of the tool. */
  readonly document: string;
  /** Fields of a row that are left out unless `with` names them, with the variable of each. */
  readonly dear: ReadonlyMap<string, string>;
  /** Columns that are counted when neither columns nor rows are asked for; none that takes calls of its own. */
  readonly usualFacets: readonly string[];
}

/** Arguments of every list that a tool has otherwise, or not at all. */
const others: ReadonlySet<string> = new Set(['first', 'after', 'offset']);

/** A tool for each list that a screen shows. */
export function listTools(schema: GraphQLSchema, lists: readonly DeclaredList[]): readonly ListTool[] {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return lists.flatMap((list) => {
    const field = fields[list.field];
    return field && list.screen ? [listTool(list, field)] : [];
  });
}

function listTool(list: DeclaredList, field: GraphQLField<unknown, unknown>): ListTool {
  const given = field.args.filter(({ name }) => !others.has(name));
  const row = rowOf(field);
  const dear = row ? dearFields(row) : [];
  const dearColumns = costsOfColumns(field);
  const [about = ''] = (field.description ?? '').split(' Errors:');
  return {
    name: list.field,
    description: `${about} Answers how many there are, and how many of each value; rows only where they are asked for.`,
    inputSchema: objectSchema(given, {
      facets: {
        type: 'array',
        items: { type: 'string', enum: Object.keys(list.columns) },
        description: 'Columns whose values are counted.',
      },
      rows: { type: 'integer', minimum: 0, maximum: mostRows, default: 0, description: 'How many rows to show.' },
      ...(dear.length > 0 && { with: withSchema(dear) }),
    }),
    list,
    field,
    // Who may not open the screen would be led before a closed door.
    least: list.screenRole ?? leastRole(field, `Query.${field.name}`) ?? 'USER',
    document: documentOf(list, field, given),
    dear: new Map(dear.map((one) => [one.name, variableOf(one)])),
    usualFacets: Object.entries(list.columns)
      .filter(([name, column]) => filterKind(column) === 'oneOf' && !dearColumns.has(name))
      .map(([name]) => name),
  };
}

/** The type of the list's rows. */
function rowOf(field: GraphQLField<unknown, unknown>): GraphQLObjectType | undefined {
  const page = getNamedType(field.type);
  const row = isObjectType(page) ? getNamedType(page.getFields().nodes?.type) : undefined;
  return isObjectType(row) ? row : undefined;
}

/** How dear fields are asked for. */
const withSchema = (dear: readonly GraphQLField<unknown, unknown>[]): JSONSchema => ({
  type: 'array',
  items: { type: 'string', enum: dear.map(({ name }) => name) },
  default: [],
  description: `Parts of the rows that take many calls of the attendance service: leave them out unless the question is about them. ${dear
    .map(({ name, description }) => `${name}: ${description}`)
    .join(' ')}`,
});

function documentOf(list: DeclaredList, field: GraphQLField<unknown, unknown>, given: typeof field.args): string {
  const row = rowOf(field);
  const dear = row ? dearFields(row) : [];
  const variables = [
    ...given.map(({ name, type, defaultValue }) => {
      const isOptional = defaultValue !== undefined;
      return `$${name}: ${isOptional ? String(type).replace(/!$/, '') : type}`;
    }),
    `$facets: [${list.type}Column!]!`,
    '$rows: Int!',
    '$hasRows: Boolean!',
    ...dear.map((one) => `$${variableOf(one)}: Boolean!`),
  ];
  const passed = [...given.map(({ name }) => `${name}: $${name}`), 'first: $rows'];
  return `query Assistant_${field.name}(${variables.join(', ')}) {
  ${field.name}(${passed.join(', ')}) {
    totalCount
    asOf
    notice
    facets(columns: $facets) { column values { value count } }
    nodes @include(if: $hasRows) { ${row ? rowSelection(row) : '__typename'} }
  }
}`;
}
