import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLScalarType, type GraphQLSchema, getNamedType, isEnumType } from 'graphql';
import { capabilities } from './accounts/capabilities.ts';
import { deviceKeys, machineTokens, watchedDevices } from './accounts/tokens-and-keys.ts';
import { users } from './accounts/users.ts';
import type { Context } from './app-context.ts';
import { enforceAccess } from './auth/authorize.ts';
import { session } from './auth/session.ts';
import { personMonth } from './days/person-month.ts';
import { explainedDay } from './days/reasons/explained-day-fields.ts';
import { scalars } from './graphql/scalars.ts';
import { shareFacets } from './graphql/shared-facets.ts';
import { confirmation } from './graphql/writes.ts';
import { uploadScalar } from './http/uploaded-files.ts';
import { leaves } from './leave/leaves.ts';
import { letterSettings } from './letters/letter-settings.ts';
import { letters } from './letters/letters.ts';
import { recordedLetters } from './letters/recorded-letters.ts';
import { type DeclaredList, type Feature, featureResolvers, isPage } from './lists/declared-list.ts';
import { digest } from './morning-mail/morning-mail.ts';
import { photo } from './photos/photo-fields.ts';
import { absence } from './reports/absence.ts';
import { attendance } from './reports/attendance.ts';
import { attendanceMonth } from './reports/attendance-month.ts';
import { attendanceTrend } from './reports/attendance-trend.ts';
import { comparison } from './reports/comparison.ts';
import { staffHours } from './reports/hours.ts';
import { lateness } from './reports/lateness.ts';
import { overview } from './reports/overview.ts';
import { photoFindings } from './reports/photo-findings.ts';
import { reconciliation } from './reports/reconciliation.ts';
import { nearSerialLateness, serialLateness } from './reports/serial-lateness.ts';
import { reviews } from './reviews/reviews.ts';
import { leaveBatch } from './sheets/leave-batch.ts';
import { staffBatch } from './sheets/staff-batch.ts';
import { holidays } from './shifts/holidays.ts';
import { shiftTrial } from './shifts/shift-trial.ts';
import { shifts } from './shifts/shifts.ts';
import { staffFinder } from './staff/find-staff.ts';
import { offices, organisation } from './staff/organisation.ts';
import { staff } from './staff/staff.ts';
import { changes } from './trail/changes.ts';

const folders = ['../schema', '../schema/generated'].map((folder) => path.join(import.meta.dirname, folder));

const features: readonly Feature[] = [
  users,
  staff,
  shifts,
  offices,
  attendance,
  lateness,
  serialLateness,
  absence,
  reconciliation,
  explainedDay,
  attendanceMonth,
  staffHours,
  leaves,
  recordedLetters,
  personMonth,
  nearSerialLateness,
  comparison,
  holidays,
  machineTokens,
  deviceKeys,
  watchedDevices,
  photoFindings,
  changes,
  digest,
  reviews,
];

/** All lists; `/export/<list>` offers each. */
export const exportableLists = features.flatMap(({ lists }) => lists);

let sdl: string | undefined;

/** The SDL of every feature as one text, hand-written and generated; read once. */
export function readSDL(): string {
  sdl ??= folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.graphql'))
        .sort()
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    )
    .join('\n');
  return sdl;
}

/** The functions of the scalars. A whole GraphQLScalarType would replace the description in the SDL. */
function functionsOf(types: Readonly<Record<string, GraphQLScalarType>>) {
  const pairs = Object.entries(types).map(([name, { serialize, parseValue, parseLiteral }]) => [
    name,
    { serialize, parseValue, parseLiteral },
  ]);
  return Object.fromEntries(pairs);
}

let schema: GraphQLSchema | undefined;

/**
 * The executable schema of SDL, resolvers and access rules, created once for all gateways of a process: their state is in
 * their contexts. Throws when SDL and resolvers do not match.
 */
export function createSchema(): GraphQLSchema {
  schema ??= makeSchema();
  return schema;
}

function makeSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: readSDL(),
    resolvers: [
      functionsOf({ ...scalars, Upload: uploadScalar }),
      shiftTrial,
      letters,
      letterSettings,
      staffBatch,
      leaveBatch,
      confirmation,
      organisation,
      capabilities,
      session,
      staffFinder,
      ...features.flatMap(featureResolvers),
      overview,
      attendanceTrend,
      photo,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  assertComplete(schema, exportableLists);
  return shareFacets(enforceAccess(schema));
}

/**
 * Throws an Error with a sentence for each root field without a resolver, and for each list whose columns are not the
 * values of its enum. (A test checks that rows have the fields of their types.)
 */
export function assertComplete(schema: GraphQLSchema, lists: readonly DeclaredList[]): void {
  const missing = [...unresolved(schema), ...lists.flatMap((list) => staleColumns(schema, list))];
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

function unresolved(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter((field) => !field.resolve)
      .map(({ name, type: answer }) => {
        const what = isPage(getNamedType(answer)) ? 'declaredList' : 'a resolver';
        return `${type?.name}.${name} has no resolver. Write ${what} in its folder of gateway, and add that to gateway/schema.ts.`;
      }),
  );
}

function staleColumns(schema: GraphQLSchema, { field, type, columns }: DeclaredList): string[] {
  const values = schema.getType(`${type}Column`);
  const names = isEnumType(values) ? values.getValues().map(({ name }) => name) : [];
  if (names.join() === Object.keys(columns).join()) return [];
  return [`The columns of ${field} are not the values of ${type}Column: run npm run codegen.`];
}
