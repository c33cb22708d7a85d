import {
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
import { describe, expect, it } from 'vitest';
import type { RestClient } from '../../gateway/rest/client.ts';
import { createSchema, exportableLists } from '../../gateway/schema.ts';
import { readLists } from '../../schema/codegen/read-lists.ts';
import { signToken, testGateway } from '../support/gateway.ts';

const callers = ['nobody', 'stranger', 'user', 'management', 'admin'] as const;
type Caller = (typeof callers)[number];

const everybody: readonly Caller[] = callers;
const signedIn: readonly Caller[] = ['user', 'management', 'admin'];
const managers: readonly Caller[] = ['management', 'admin'];
const admins: readonly Caller[] = ['admin'];

/** Who may read a list that section 6 does not name: its declaration says the least role. */
const answeredByRole = { USER: signedIn, MANAGEMENT: managers, ADMIN: admins };
const declared = [...(await readLists()).values()].flat();

/** Section 6, one line a field: who is answered. Everybody else gets UNAUTHENTICATED or, with a token, FORBIDDEN. */
const answered: Record<string, readonly Caller[]> = {
  ...Object.fromEntries(declared.map(({ field, role }) => [`Query.${field}`, answeredByRole[role]])),
  // A session, and what it is good for.
  'Mutation.signIn': everybody,
  'Mutation.changePassword': signedIn,
  'Query.me': signedIn,
  'Query.capabilities': signedIn,
  'Query.organisation': signedIn,
  // Attendance menus.
  'Query.overview': signedIn,
  'Query.attendance': signedIn,
  'Query.staffAttendance': signedIn,
  'Query.clockOuts': signedIn,
  'Query.lateness': signedIn,
  'Query.serialLateness': signedIn,
  'Query.serialLatenessDays': signedIn,
  'Query.absentees': signedIn,
  'Query.absenteeSummary': signedIn,
  'Query.absenteeDays': signedIn,
  'Query.reconciliation': signedIn,
  'Query.reconciledStaff': signedIn,
  'Query.nearSerialLateness': signedIn,
  'Query.attendanceTrend': signedIn,
  // Of the extension holidays.
  'Query.holidays': signedIn,
  'Mutation.addHoliday': managers,
  'Mutation.removeHoliday': managers,
  // Staff Users.
  'Query.staff': managers,
  'Query.staffMember': managers,
  'Mutation.createStaff': managers,
  'Mutation.updateStaff': managers,
  'Mutation.deleteStaff': managers,
  // Admin Users, All Units, Staff Batch Upload, Shift Setup. The names of shifts are in every staff form and report.
  'Query.users': admins,
  'Query.user': admins,
  'Mutation.createUser': admins,
  'Mutation.updateUser': admins,
  'Mutation.resetUserPassword': admins,
  'Query.offices': admins,
  'Mutation.importStaff': admins,
  'Query.shifts': signedIn,
  'Query.shiftList': signedIn,
  'Mutation.createShift': admins,
  'Mutation.updateShift': admins,
  'Mutation.deleteShift': admins,
};

/** Lists that have an export, for whoever may read the list; so has every other one. */
const exported = [
  'absenteeDays',
  'absenteeSummary',
  'absentees',
  'attendance',
  'clockOuts',
  'holidays',
  'lateness',
  'nearSerialLateness',
  'offices',
  'reconciledStaff',
  'serialLateness',
  'serialLatenessDays',
  'shiftList',
  'staff',
  'staffAttendance',
  'users',
];

const schema = createSchema();
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
);

const samples: Record<string, string> = {
  Date: '"2026-11-19"',
  Month: '"2026-11"',
  TimeOfDay: '"08:00:00"',
  Upload: '$file',
  Int: '5',
  Boolean: 'true',
  ID: '"1"',
  String: '"an-honest-text"',
};

/** A value of the type as it stands in a document, required parts alone. */
function sample(type: GraphQLInputType): string {
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

function operation(kind: string, field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(isRequiredArgument).map((argument) => `${argument.name}: ${sample(argument.type)}`);
  const call = `${field.name}${given.length ? `(${given.join(', ')})` : ''}`;
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${kind}${call.includes('$file') ? ' ($file: Upload!)' : ''} { ${call} ${selection} }`;
}

const extensions = [{ name: 'holidays', version: 1 }];

/** A service that has everything, says yes to everything, and counts. */
function willingRest() {
  const counts = { calls: 0 };
  const rest: RestClient = {
    get: async () => {
      counts.calls += 1;
      return { notModified: false, bytes: Buffer.from('{"status":"success","message":"","data":[]}'), etag: null };
    },
    find: async ({ call }) => {
      // What the gateway asks by itself is nobody's call.
      if (call === 'GET /extensions') return { status: 'success', message: '', data: extensions };
      counts.calls += 1;
      return null;
    },
    send: async () => {
      counts.calls += 1;
      return { status: 'success', message: 'Done', data: {} };
    },
  };
  return { rest, counts };
}

const tokens: Record<Caller, () => Promise<string | null>> = {
  nobody: async () => null,
  stranger: () => signToken({ role: 'auditor' }),
  user: () => signToken({ role: 'user' }),
  management: () => signToken({ role: 'management' }),
  admin: () => signToken({ role: 'admin' }),
};

const refusal = (caller: Caller) => (signedIn.includes(caller) ? 'FORBIDDEN' : 'UNAUTHENTICATED');

/** The operation as a tool would send it: a form where it takes a file. */
function requestOf(document: string, token: string | null): RequestInit {
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

describe('roles', () => {
  it('are told for every field of Query and Mutation by one line of the table', () => {
    expect(Object.keys(answered).sort()).toEqual(rootFields.map(({ name }) => name).sort());
  });

  it('are told for every export', () => {
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) =>
      getNamedType(field.type).name.endsWith('List'),
    );
    const names = lists.map(({ name }) => name).sort();
    expect(names).toEqual(expect.arrayContaining(exported));
    expect(exportableLists.map(({ field }) => field).sort()).toEqual(names);
  });

  it.each(rootFields)('R-022 R-023 R-024 R-025 are enforced on $name', async ({ name, field }) => {
    const { rest, counts } = willingRest();
    const { url } = await testGateway({ rest });
    const document = operation(
      name.startsWith('Query') ? 'query' : 'mutation',
      field as GraphQLField<unknown, unknown>,
    );
    for (const caller of callers) {
      counts.calls = 0;
      const response = await fetch(`${url}/graphql`, requestOf(document, await tokens[caller]()));
      const { errors } = (await response.json()) as { errors?: { message: string; extensions: { code: string } }[] };
      const code = errors?.[0]?.extensions.code ?? 'answered';
      if (answered[name]?.includes(caller)) {
        // The service above says yes to everything, which is not always what the field waits for.
        const kinds = /^(answered|UPSTREAM_\w+|BAD_USER_INPUT|IMAGE_UPLOAD_FAILED|BATCH_FORMAT_INVALID)$/;
        expect(code, `${caller}: ${errors?.[0]?.message}`).toMatch(kinds);
      } else {
        expect([caller, code, counts.calls]).toEqual([caller, refusal(caller), 0]);
      }
    }
  });

  it.each(exported.flatMap((list) => [`${list}.csv`, `${list}.xlsx`]))('are enforced on /export/%s', async (file) => {
    const { rest, counts } = willingRest();
    const { url } = await testGateway({ rest });
    const list = file.replace(/\..*/, '');
    const field = schema.getQueryType()?.getFields()[list];
    const given = (field?.args ?? []).filter(isRequiredArgument);
    const query = new URLSearchParams(
      given.map((argument): [string, string] => [argument.name, sample(argument.type).replaceAll('"', '')]),
    );
    for (const caller of callers) {
      counts.calls = 0;
      const token = await tokens[caller]();
      const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/export/${file}?${query}`, { headers });
      const status = answered[`Query.${list}`]?.includes(caller) ? 200 : signedIn.includes(caller) ? 403 : 401;
      expect([caller, response.status], await response.text()).toEqual([caller, status]);
      if (status !== 200) expect(counts.calls).toBe(0);
    }
  });
});
