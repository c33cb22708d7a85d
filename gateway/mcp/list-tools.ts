import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { filterKind } from '../../schema/view-address.ts';
import { leastRole } from '../auth/authorize.ts';
import type { Role } from '../auth/viewer.ts';
import { costOf, costsOfColumns } from '../graphql/price.ts';
import type { DeclaredList } from '../lists/declared-list.ts';

/** Most rows of one answer. */
export const mostRows = 20;

/** A list as a tool of an assistant. */
export interface ListTool {
  /** Its field of Query. */
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JSONSchema;
  readonly list: DeclaredList;
  readonly field: GraphQLField<unknown, unknown>;
  readonly least: Role;
  /** Its operation, whose variables are the arguments of the tool. */
  readonly document: string;
  /** Expensive fields of a row with their variables; they are left out unless `with` names them. */
  readonly dear: ReadonlyMap<string, string>;
  /** Columns that are counted when neither columns nor rows are asked for; none takes calls of its own. */
  readonly usualFacets: readonly string[];
}

/** Arguments of lists that tools do not have. */
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
    description: `${about} Answers the number of rows and of each value; rows only if you ask for them.`,
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
    // The answer has the screen's address, so the caller must be able to open it.
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

/** The argument that asks for expensive fields. */
const withSchema = (dear: readonly GraphQLField<unknown, unknown>[]): JSONSchema => ({
  type: 'array',
  items: { type: 'string', enum: dear.map(({ name }) => name) },
  default: [],
  description: `Parts of the rows that take many calls to the attendance service. Leave them out unless the question is about them. ${dear
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

/** A JSON Schema that describes arguments. */
type JSONSchema = Readonly<Record<string, unknown>>;

/** JSON Schemas of scalars; all others are texts. */
const scalars: Readonly<Record<string, JSONSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  Month: { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
};

/** An argument or a field of an input. */
interface Typed {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null | undefined;
  readonly defaultValue?: unknown;
}

/** The JSON Schema of an object with these members; `$defs` has each input type once. */
function objectSchema(members: readonly Typed[], more: Readonly<Record<string, JSONSchema>> = {}): JSONSchema {
  const defs = new Map<string, JSONSchema>();
  const properties = Object.fromEntries(members.map((member) => [member.name, memberSchema(member, defs)]));
  return {
    type: 'object',
    properties: { ...properties, ...more },
    required: members.filter((member) => isRequiredArgument(member as never)).map(({ name }) => name),
    additionalProperties: false,
    ...(defs.size > 0 && { $defs: Object.fromEntries(defs) }),
  };
}

function memberSchema({ type, description, defaultValue }: Typed, defs: Map<string, JSONSchema>): JSONSchema {
  return {
    ...typeSchema(type, defs),
    ...(description && { description }),
    ...(defaultValue !== undefined && defaultValue !== null && { default: defaultValue }),
  };
}

function typeSchema(given: GraphQLInputType, defs: Map<string, JSONSchema>): JSONSchema {
  const type = getNullableType(given);
  if (isListType(type)) return { type: 'array', items: typeSchema(type.ofType, defs) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return scalars[type.name] ?? { type: 'string' };
  if (!defs.has(type.name)) {
    // Set first, since a condition may contain conditions.
    defs.set(type.name, {});
    const fields = Object.values(type.getFields());
    defs.set(type.name, {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, memberSchema(field, defs)])),
      required: fields.filter(isRequiredInputField).map(({ name }) => name),
      additionalProperties: false,
    });
  }
  return { $ref: `#/$defs/${type.name}` };
}

/** False for fields that people do not read: addresses of images, keys and ids. */
const isForPeople = ({ name, args }: GraphQLField<unknown, unknown>): boolean =>
  args.length === 0 && !/^(key|id)$|URL$/.test(name);

/** Least weight of a field that makes calls for each row. */
const dearPoints = 0.005;

/** Whether the field makes calls of its own. */
const isDear = (field: GraphQLField<unknown, unknown>): boolean => {
  const { weight = 0, once } = costOf(field);
  return once !== undefined || weight >= dearPoints;
};

/** The expensive fields of a row. */
const dearFields = (type: GraphQLObjectType): readonly GraphQLField<unknown, unknown>[] =>
  Object.values(type.getFields()).filter((field) => isForPeople(field) && isDear(field) && selectionOf(field) !== null);

/** The variable that asks for an expensive field. */
const variableOf = ({ name }: GraphQLField<unknown, unknown>): string => `with_${name}`;

/**
 * The selection of what people read of a row: its values, and the values of objects in it. A variable selects an expensive
 * field; those of objects in the row are never selected.
 */
function rowSelection(type: GraphQLObjectType, isInner = false): string {
  const parts = Object.values(type.getFields())
    .filter(isForPeople)
    .flatMap((field) => {
      const selection = isInner && (isDear(field) || !isLeafType(getNamedType(field.type))) ? null : selectionOf(field);
      if (selection === null) return [];
      const condition = isDear(field) ? ` @include(if: $${variableOf(field)})` : '';
      return [`${field.name}${condition}${selection}`];
    });
  return parts.join(' ');
}

/** The selection after a field's name, empty for a value; null when nothing of it can be selected. */
function selectionOf({ type }: GraphQLField<unknown, unknown>): string | null {
  const inner = getNamedType(type);
  if (isLeafType(inner)) return '';
  const selection = isObjectType(inner) ? rowSelection(inner, true) : '';
  return selection ? ` { ${selection} }` : null;
}
