import {
  AttendanceFindingsDocument,
  ClockOutsFindingsDocument,
  StaffAttendanceFindingsDocument,
} from '../../generated/record-findings.ts';

const load = () => import('../../report/finding-tools.tsx').then(({ FindingTools }) => FindingTools);

/** How what is found in the records of the attendance reports is asked for. */
export const findingsOf = {
  attendance: { document: AttendanceFindingsDocument, load },
  clockOuts: { document: ClockOutsFindingsDocument, load },
  staffAttendance: { document: StaffAttendanceFindingsDocument, load },
} as const;
