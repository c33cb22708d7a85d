import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { absence, absenteeDaysExport, absenteeSummaryExport, absenteesExport } from './features/absence.ts';
import { attendance, attendanceExport, clockOutsExport, staffAttendanceExport } from './features/attendance.ts';
import { attendanceTrend } from './features/attendance-trend.ts';
import { capabilities } from './features/capabilities.ts';
import { lateness, latenessExport } from './features/lateness.ts';
import { nearSerialLateness, nearSerialLatenessExport } from './features/near-serial-lateness.ts';
import { offices, officesExport } from './features/offices.ts';
import { organisation } from './features/organisation.ts';
import { overview } from './features/overview.ts';
import { photo } from './features/photo.ts';
import { reconciledStaffExport, reconciliation } from './features/reconciliation.ts';
import { serialLateness, serialLatenessDaysExport, serialLatenessExport } from './features/serial-lateness.ts';
import { session } from './features/session.ts';
import { shiftWrites } from './features/shift-writes.ts';
import { shifts } from './features/shifts.ts';
import { staff, staffExport } from './features/staff.ts';
import { staffBatch } from './features/staff-batch.ts';
import { createStaffWrites } from './features/staff-writes.ts';
import { userWrites } from './features/user-writes.ts';
import { users, usersExport } from './features/users.ts';
import { enforceAccess } from './request/authorize.ts';
import type { Context } from './request/context.ts';
import { scalars } from './scalars.ts';
import { uploadScalar } from './uploads/upload-scalar.ts';

const folder = path.join(import.meta.dirname, '../schema');

/** The lists that `/export/<list>` offers. */
export const exportableLists = [
  staffExport,
  usersExport,
  officesExport,
  attendanceExport,
  staffAttendanceExport,
  clockOutsExport,
  latenessExport,
  serialLatenessExport,
  serialLatenessDaysExport,
  absenteesExport,
  absenteeSummaryExport,
  absenteeDaysExport,
  reconciledStaffExport,
  nearSerialLatenessExport,
] as const;

/** The SDL of every feature, one text, files in alphabetical order. */
export function readSDL(): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return files
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** The executable schema: SDL, resolvers and access rules. Throws when one does not fit another. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: readSDL(),
    resolvers: [
      scalars,
      { Upload: uploadScalar },
      userWrites,
      shiftWrites,
      createStaffWrites(),
      staffBatch,
      organisation,
      capabilities,
      session,
      users,
      staff,
      shifts,
      offices,
      attendance,
      lateness,
      serialLateness,
      absence,
      overview,
      reconciliation,
      nearSerialLateness,
      attendanceTrend,
      photo,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return enforceAccess(schema);
}
