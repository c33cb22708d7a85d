import { type GraphQLField, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { filterKind } from '../../schema/view-address.ts';
import type { DeclaredList } from '../lists/declared-list.ts';
import { leastRole } from '../request/authorize.ts';
import type { Role } from '../request/viewer.ts';
import { type JSONSchema, objectSchema } from './json-schema.ts';
import { rowSelection } from './row-selection.ts';

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
  /** Columns that are counted when neither columns nor rows are asked for. */
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
    }),
    list,
    field,
    // Who may not open the screen would be led before a closed door.
    least: list.screenRole ?? leastRole(field, `Query.${field.name}`) ?? 'USER',
    document: documentOf(list, field, given),
    usualFacets: Object.entries(list.columns)
      .filter(([, column]) => filterKind(column) === 'oneOf')
      .map(([name]) => name),
  };
}

function documentOf(list: DeclaredList, field: GraphQLField<unknown, unknown>, given: typeof field.args): string {
  const page = getNamedType(field.type);
  const row = isObjectType(page) ? getNamedType(page.getFields().nodes?.type) : undefined;
  const variables = [
    ...given.map(({ name, type, defaultValue }) => {
      const isOptional = defaultValue !== undefined;
      return `$${name}: ${isOptional ? String(type).replace(/!$/, '') : type}`;
    }),
    `$facets: [${list.type}Column!]!`,
    '$rows: Int!',
    '$hasRows: Boolean!',
  ];
  const passed = [...given.map(({ name }) => `${name}: $${name}`), 'first: $rows'];
  return `query Assistant_${field.name}(${variables.join(', ')}) {
  ${field.name}(${passed.join(', ')}) {
    totalCount
    asOf
    notice
    facets(columns: $facets) { column values { value count } }
    nodes @include(if: $hasRows) { ${isObjectType(row) ? rowSelection(row) : '__typename'} }
  }
}`;
}
