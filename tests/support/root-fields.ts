import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { Context } from '../../gateway/app-context.ts';
import { extensionOf } from '../../gateway/auth/authorize.ts';
import { createSchema } from '../../gateway/schema.ts';
import type { RestClient } from '../../gateway/upstream/client.ts';

/** A field of Query or Mutation with its name, such as `Query.staff`. */
interface RootField {
  readonly name: string;
  readonly field: GraphQLField<unknown, Context>;
}

/** The gateway's schema. */
export const schema = createSchema();
/** Every field of Query and Mutation, as `Query.staff`. */
export const rootFields: readonly RootField[] = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
);

const samples: Record<string, string> = {
  Date: '"2026-11-19"',
  Month: '"2026-11"',
  Period: '"2026-11"',
  TimeOfDay: '"08:00:00"',
  Upload: '$file',
  Int: '5',
  Boolean: 'true',
  ID: '"1"',
  String: '"an-honest-text"',
};

/** A value of the type as it stands in a document, required parts alone. */
export function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return `[${sample(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return samples[type.name] ?? '""';
  const given = Object.values(type.getFields()).filter(
    (field) => isRequiredInputField(field) || type.name.match(/^Up/),
  );
  const parts = given.filter((field) => getNamedType(field.type).name !== 'Upload' || isRequiredInputField(field));
  return `{ ${parts.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
}

/** The key of an attendance record. */
const recordKey = '"1-SIGNED_IN-2026-11-19T07:08:37+01:00"';

/** A list of a day takes several days in its place, so that the SDL does not require it. */
export const isNeeded = (argument: GraphQLArgument) => isRequiredArgument(argument) || argument.name === 'date';

/** A document that asks for the field, with what it requires. */
export function operationOf({ name, field }: RootField): string {
  const kind = name.startsWith('Query') ? 'query' : 'mutation';
  const given = field.args
    .filter(isNeeded)
    .map((argument) => `${argument.name}: ${argument.name === 'record' ? recordKey : sample(argument.type)}`);
  const call = `${field.name}${given.length ? `(${given.join(', ')})` : ''}`;
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${kind}${call.includes('$file') ? ' ($file: Upload!)' : ''} { ${call} ${selection} }`;
}

/** Every extension that a field needs. */
const extensions = [...new Set(rootFields.flatMap(({ field }) => extensionOf(field) ?? []))].map((name) => ({
  name,
  version: 9,
}));

/** A service that has everything, says yes to everything, and counts; `token` is who calls by a machine token. */
export function willingRest(token: Readonly<Record<string, unknown>> | null = null) {
  const counts = { calls: 0 };
  const rest: RestClient = {
    get: async () => {
      counts.calls += 1;
      return { notModified: false, bytes: Buffer.from('{"status":"success","message":"","data":[]}'), etag: null };
    },
    find: async ({ call }) => {
      // What the gateway asks by itself is nobody's call.
      if (call === 'GET /extensions') return { status: 'success', message: '', data: extensions };
      if (call === 'GET /machineToken/own') return token && { status: 'success', message: '', data: token };
      counts.calls += 1;
      return null;
    },
    send: async () => {
      counts.calls += 1;
      return { status: 'success', message: 'Done', data: { _id: '1' } };
    },
  };
  return { rest, counts };
}

/** The operation as a tool would send it: a form where it takes a file. */
export function requestOf(document: string, token: string | null): RequestInit {
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  if (!document.includes('$file')) {
    const headers = { 'content-type': 'application/json', ...authorization };
    return { method: 'POST', headers, body: JSON.stringify({ query: document }) };
  }
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: document, variables: { file: null } }));
  form.set('map', '{"0":["variables.file"]}');
  form.set('0', new Blob(['staffID\n1\n'], { type: 'text/csv' }), 'staff.csv');
  return { method: 'POST', headers: { 'apollo-require-preflight': '1', ...authorization }, body: form };
}
