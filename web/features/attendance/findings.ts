import {
  AttendanceFindingsDocument,
  ClockOutsFindingsDocument,
  StaffAttendanceFindingsDocument,
} from '../../api/generated/record-findings.ts';
import { nextPaint } from '../../ui/next-paint.ts';

/** Once the rows are painted, which its requests would hold up. */
const load = async () => {
  await nextPaint();
  return (await import('../../list/findings/finding-tools.tsx')).FindingTools;
};

/** How what is found in the records of the attendance reports is asked for. */
export const findingsOf = {
  attendance: { document: AttendanceFindingsDocument, load },
  clockOuts: { document: ClockOutsFindingsDocument, load },
  staffAttendance: { document: StaffAttendanceFindingsDocument, load },
} as const;
