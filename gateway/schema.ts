import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLScalarType, GraphQLSchema } from 'graphql';
import { assertComplete } from './assert-complete.ts';
import { absence } from './features/absence.ts';
import { attendance } from './features/attendance.ts';
import { attendanceMonth } from './features/attendance-month.ts';
import { attendanceTrend } from './features/attendance-trend.ts';
import { capabilities } from './features/capabilities.ts';
import { changes } from './features/changes.ts';
import { comparison } from './features/comparison.ts';
import { deviceKeys } from './features/device-keys.ts';
import { explainedDay } from './features/explained-day.ts';
import { staffFinder } from './features/find-staff.ts';
import { holidays } from './features/holidays.ts';
import { lateness } from './features/lateness.ts';
import { letters } from './features/letters.ts';
import { machineTokens } from './features/machine-tokens.ts';
import { nearSerialLateness } from './features/near-serial-lateness.ts';
import { offices } from './features/offices.ts';
import { organisation } from './features/organisation.ts';
import { overview } from './features/overview.ts';
import { personMonth } from './features/person-month.ts';
import { photo } from './features/photo.ts';
import { photoFindings } from './features/photo-findings.ts';
import { realAbsence } from './features/real-absence.ts';
import { reconciliation } from './features/reconciliation.ts';
import { reviews } from './features/reviews.ts';
import { serialLateness } from './features/serial-lateness.ts';
import { session } from './features/session.ts';
import { shiftTrial } from './features/shift-trial.ts';
import { shiftWrites } from './features/shift-writes.ts';
import { shifts } from './features/shifts.ts';
import { staff } from './features/staff.ts';
import { staffBatch } from './features/staff-batch.ts';
import { staffWrites } from './features/staff-writes.ts';
import { userWrites } from './features/user-writes.ts';
import { users } from './features/users.ts';
import { confirmation } from './features/written.ts';
import { type Feature, featureResolvers } from './lists/declared-list.ts';
import { enforceAccess } from './request/authorize.ts';
import type { Context } from './request/context.ts';
import { sampleRows } from './sample-rows.ts';
import { scalars } from './scalars.ts';
import { uploadScalar } from './uploads/upload-scalar.ts';

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
  realAbsence,
  reconciliation,
  explainedDay,
  attendanceMonth,
  personMonth,
  nearSerialLateness,
  comparison,
  holidays,
  machineTokens,
  deviceKeys,
  photoFindings,
  changes,
  reviews,
];

/** The lists that `/export/<list>` offers: all. */
export const exportableLists = features.flatMap(({ lists }) => lists);

let read: string | undefined;

/** The SDL of every feature, one text: what is written by hand, then what `npm run codegen` writes; read once. */
export function readSDL(): string {
  read ??= folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.graphql'))
        .sort()
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    )
    .join('\n');
  return read;
}

/** What scalars do. What they are stands in the SDL, which a scalar of JavaScript would put out of force. */
function functionsOf(types: Readonly<Record<string, GraphQLScalarType>>) {
  const pairs = Object.entries(types).map(([name, { serialize, parseValue, parseLiteral }]) => [
    name,
    { serialize, parseValue, parseLiteral },
  ]);
  return Object.fromEntries(pairs);
}

let made: GraphQLSchema | undefined;

/**
 * The executable schema: SDL, resolvers and access rules; made once for all gateways of a process, whose state is in their
 * contexts. Throws when one does not fit another, or something is missing.
 */
export function createSchema(): GraphQLSchema {
  made ??= makeSchema();
  return made;
}

function makeSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: readSDL(),
    resolvers: [
      functionsOf({ ...scalars, Upload: uploadScalar }),
      userWrites,
      shiftWrites,
      shiftTrial,
      letters,
      staffWrites,
      staffBatch,
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
  assertComplete(schema, exportableLists, sampleRows());
  return enforceAccess(schema);
}
