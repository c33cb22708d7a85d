/**
 * Hive Gateway over its JSON schema handler, which reads the service's lists as fields of a subgraph. Pages, searches and
 * counts are resolvers of the gateway over these fields, since the handler passes lists on as they are.
 */
import { createServer } from 'node:http';
import { createGatewayRuntime, LegacyLogger, Logger } from '@graphql-hive/gateway';
import { composeSubgraphs } from '@graphql-mesh/fusion-composition';
import { type JSONSchemaLoaderOptions, loadJSONSchemaSubgraph } from '@omnigraph/json-schema';
import type { GraphQLResolveInfo } from 'graphql';
import { createResolvers, type Lists, typeDefs } from './resolvers.ts';

type JSONSchema = Exclude<JSONSchemaLoaderOptions['operations'][number]['responseSchema'], string | undefined>;

const object = (title: string, properties: Record<string, JSONSchema>): JSONSchema => ({
  type: 'object',
  title,
  properties,
});
const text: JSONSchema = { type: 'string' };
const number: JSONSchema = { type: 'number' };
const listOf = (items: JSONSchema): JSONSchema => ({ type: 'array', items });

const person = { staffID: text, name: text, district: text, serviceCentre: text, department: text };
const record = object('CompanyRecord', {
  staffID: object('CompanyStaff', person),
  serviceCentre: text,
  mode: text,
  imageURL: text,
  latitude: number,
  longitude: number,
  location: text,
  attendanceDate: text,
  isImageRecognised: { type: 'boolean' },
});
const member = object('CompanyStaff', person);
const late = object('CompanyLate', {
  ...person,
  imageURL: text,
  occurrence: { type: 'integer' },
  daysLate: listOf(text),
});

/** The lists as fields: their path, query and rows. */
const fields = {
  findAll: { path: '/attendance/findall', query: ['date', 'mode'], row: record },
  lateness: { path: '/attendance/lateness', query: ['date'], row: record },
  exception: { path: '/attendance/exception', query: ['date'], row: member },
  register: { path: '/staff/find/all', query: [], row: member },
  serialLateness: { path: '/attendance/serialLatness', query: ['date'], row: late },
} as const satisfies Readonly<Record<string, { path: string; query: readonly string[]; row: JSONSchema }>>;

type FieldName = keyof typeof fields;

const { schema$, name } = loadJSONSchemaSubgraph('Company', {
  endpoint: `${process.env.UPSTREAM_URL}/api/v2/attendance`,
  operationHeaders: { Authorization: '{context.headers.authorization}' },
  operations: Object.entries(fields).map(([field, { path, query, row }]) => ({
    type: 'Query',
    field,
    path,
    method: 'GET',
    queryParamArgMap: Object.fromEntries(query.map((argument) => [argument, argument])),
    argTypeMap: Object.fromEntries(query.map((argument) => [argument, text])),
    responseSchema: object(`Company_${field}`, { status: text, data: listOf(row) }),
  })),
})({ fetch, cwd: import.meta.dirname, logger: LegacyLogger.from(new Logger({ level: 'warn' })) });

const { supergraphSdl } = composeSubgraphs([{ name, schema: await schema$ }]);

/** What the gateway lets resolvers call of the subgraph. */
interface SubgraphContext {
  readonly Company: {
    readonly Query: Readonly<Record<FieldName, (call: object) => Promise<{ readonly data: never } | Error>>>;
  };
}

const staffFields = 'staffID name district serviceCentre department';
const selections: Readonly<Record<FieldName, string>> = {
  findAll: `{ data { staffID { ${staffFields} } serviceCentre mode imageURL latitude longitude location attendanceDate isImageRecognised } }`,
  lateness: '{ data { staffID { staffID } } }',
  exception: '{ data { staffID } }',
  register: '{ data { staffID } }',
  serialLateness: `{ data { ${staffFields} imageURL occurrence daysLate } }`,
};

function listsOf(context: SubgraphContext, info: GraphQLResolveInfo): Lists {
  const read = async (field: FieldName, args: object = {}) => {
    const selectionSet = selections[field];
    const reply = await context.Company.Query[field]({ root: {}, args, context, info, selectionSet });
    if (reply instanceof Error) throw reply;
    return reply.data;
  };
  return {
    attendance: (date, mode) => read('findAll', { date, mode }),
    lateness: (date) => read('lateness', { date }),
    absent: (date) => read('exception', { date }),
    register: () => read('register'),
    serialLateness: (date) => read('serialLateness', { date }),
  };
}

const gateway = createGatewayRuntime({
  supergraph: supergraphSdl,
  additionalTypeDefs: typeDefs.replace('type Query {', 'extend type Query {'),
  additionalResolvers: createResolvers(listsOf) as never,
  logging: false,
});
createServer(gateway).listen(Number(process.env.PORT), '127.0.0.1');
