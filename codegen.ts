import { globSync } from 'node:fs';
import path from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  Date: 'string',
  DateTime: 'string',
  Latitude: 'number',
  Longitude: 'number',
  Month: 'string',
  TimeOfDay: 'string',
};

/** One file for each feature of the client that asks something, so that a screen loads no other feature's operations. */
function operationsOfFeatures(): CodegenConfig['generates'] {
  const files = globSync('web/features/*/*.graphql', { cwd: import.meta.dirname });
  const features = [...new Set(files.map((file) => path.basename(path.dirname(file))))].sort();
  return Object.fromEntries(
    features.map((feature) => [
      `web/generated/${feature}.ts`,
      {
        documents: ['web/report/*.graphql', `web/features/${feature}/*.graphql`],
        plugins: ['typescript-operations', 'typed-document-node', './web/graphql/hooks-plugin.ts'],
        config: {
          useTypeImports: true,
          enumsAsTypes: true,
          scalars: { ...scalars, Upload: 'File' },
          strictScalars: true,
          skipTypename: true,
        },
      },
    ]),
  );
}

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../request/context.ts#Context',
        scalars: { ...scalars, Upload: "Promise<import('graphql-upload/processRequest.mjs').FileUpload>" },
        strictScalars: true,
        mappers: {
          StaffBatch: '../features/staff-batch.ts#ImportedBatch',
          BatchRow: '../batch/batch-report.ts#RowReport',
          Organisation: '../features/organisation.ts#OrganisationLists',
          Photo: '../photos/photo.ts#PhotoAddress',
          StaffSummary: '../rest/staff-summary.ts#StaffSummaryRow',
          StaffMember: '../rest/staff.ts#StaffMemberRow',
          AttendanceRecord: '../rest/attendance.ts#AttendanceRecordRow',
          StaffList: '../features/staff.ts#StaffPage',
          Overview: '../features/overview.ts#OverviewDay',
          AttendanceList: '../features/attendance.ts#AttendancePage',
          LatenessRecord: '../features/lateness.ts#LatenessRow',
          LatenessList: '../features/lateness.ts#LatenessPage',
          SerialLatenessRecord: '../rest/monthly.ts#MonthlyRow',
          SerialLatenessList: '../features/serial-lateness.ts#SerialLatenessPage',
          SerialLatenessDay: '../rest/monthly.ts#MonthlyDayRow',
          SerialLatenessDayList: '../features/serial-lateness.ts#SerialLatenessDayPage',
          Absentee: '../rest/absence.ts#AbsentRow',
          AbsenteeList: '../features/absence.ts#AbsenteePage',
          AbsenteeSummaryRecord: '../rest/monthly.ts#MonthlyRow',
          AbsenteeSummaryList: '../features/absence.ts#AbsenteeSummaryPage',
          AbsenteeDay: '../rest/monthly.ts#MonthlyDayRow',
          AbsenteeDayList: '../features/absence.ts#AbsenteeDayPage',
          Shift: '../rest/shift.ts#ShiftRow',
          User: '../rest/user.ts#UserRow',
          UserList: '../features/users.ts#UserPage',
          OfficeList: '../features/offices.ts#OfficePage',
          ReconciledStaff: '../features/reconcile.ts#ReconciledStaffRow',
          ReconciledStaffList: '../features/reconciliation.ts#ReconciledStaffPage',
          NearSerialLateness: '../features/near-serial-lateness.ts#NearSerialLatenessRow',
          NearSerialLatenessList: '../features/near-serial-lateness.ts#NearSerialLatenessPage',
        },
      },
    },
    ...operationsOfFeatures(),
  },
};

export default config;
