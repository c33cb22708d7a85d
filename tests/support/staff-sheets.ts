/** The calls of a batch. */
export const paths = {
  staff: 'GET /staff/findAll',
  shifts: 'GET /shift/findAll',
  create: 'POST /staff/create/many',
} as const;

/** The shifts of the service. */
export const shifts = [{ _id: 'shift-1', name: 'Day', startTime: '08:00:00' }];

/** The headings of a staff sheet. */
export const heading = 'Staff ID,Name,District,Service Centre,Department,Unit,Shift';

/** A row of a staff sheet; only its staff ID and shift differ. */
export const row = (staffID: string, shift = 'Day') => `${staffID},Ada Obi,Awka,Awka,ICT,BIU,${shift}`;

/** A staff sheet as text. */
export const sheet = (...rows: readonly string[]) => [heading, ...rows].join('\n');

/** What is sent of such a row. */
export const staffOf = (staffID: string) => ({
  staffID,
  name: 'Ada Obi',
  district: 'Awka',
  serviceCentre: 'Awka',
  department: 'ICT',
  unit: 'BIU',
  shift: 'shift-1',
});
