import { AttendanceNewsDocument, ClockOutsNewsDocument } from '../../api/generated/attendance.ts';

const byTime = {
  newest: { column: 'ATTENDANCE_DATE', direction: 'DESC' },
  load: () => import('../../list/live/live-list.tsx').then(({ LiveList }) => LiveList),
} as const;

/** How the attendance reports of today are followed. */
export const liveAttendance = { document: AttendanceNewsDocument, ...byTime };
export const liveClockOuts = { document: ClockOutsNewsDocument, ...byTime };
