/**
 * What every peer does with the lists of section 7, as a careful engineer writes it: filter first, then sort what is left,
 * and cut the page out of it. A peer differs by how it has the lists.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A staff record as the service sends it. */
export interface Staff {
  readonly staffID: string;
  readonly name: string;
  readonly district: string;
  readonly serviceCentre: string;
  readonly department: string;
}

/** A sign-in or sign-out as the service sends it; whoever has left is null. */
export interface AttendanceRow {
  readonly staffID: Staff | null;
  readonly serviceCentre: string;
  readonly mode: 'signedIn' | 'signedOut';
  readonly imageURL: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly location: string | null;
  readonly attendanceDate: string;
  readonly isImageRecognised: boolean | null;
}

/** A person with the late days of a month as the service sends it. */
export interface LateRow extends Staff {
  readonly imageURL: string | null;
  readonly occurrence: number;
  readonly daysLate: readonly string[];
}

/** A reader of the lists of section 7 for one request. */
export interface Lists {
  attendance(date: string, mode: 'signedIn' | 'signedOut'): Promise<readonly AttendanceRow[]>;
  lateness(date: string): Promise<readonly AttendanceRow[]>;
  absent(date: string): Promise<readonly Staff[]>;
  register(): Promise<readonly Staff[]>;
  serialLateness(date: string): Promise<readonly LateRow[]>;
}

export const typeDefs: string = readFileSync(path.join(import.meta.dirname, 'schema.graphql'), 'utf8');

const nobody: Staff = { staffID: '', name: '', district: '', serviceCentre: '', department: '' };

type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

const modeOf = ({ mode }: AttendanceRow) => (mode === 'signedIn' ? 'Signed in' : 'Signed out');

/** The values of the columns that sign-ins are filtered, sorted and searched by. */
const recordColumns = {
  STAFF_ID: ({ staffID }: AttendanceRow) => staffID?.staffID ?? '',
  NAME: ({ staffID }: AttendanceRow) => staffID?.name ?? '',
  DISTRICT: ({ staffID }: AttendanceRow) => staffID?.district ?? '',
  SERVICE_CENTRE: ({ staffID, serviceCentre }: AttendanceRow) => serviceCentre || (staffID?.serviceCentre ?? ''),
  DEPARTMENT: ({ staffID }: AttendanceRow) => staffID?.department ?? '',
  ATTENDANCE_MODE: modeOf,
  ATTENDANCE_DATE: ({ attendanceDate }: AttendanceRow) => attendanceDate,
} as const satisfies Columns<AttendanceRow>;

/** The same of late days. */
const dayColumns: Columns<Staff & { readonly date: string }> = {
  STAFF_ID: ({ staffID }) => staffID,
  NAME: ({ name }) => name,
  DISTRICT: ({ district }) => district,
  SERVICE_CENTRE: ({ serviceCentre }) => serviceCentre,
  DEPARTMENT: ({ department }) => department,
  DAYS_LATE: ({ date }) => date,
};

/** Columns that are no text: they are sorted as they are, and not searched. */
const times = ['ATTENDANCE_DATE', 'DAYS_LATE'];

interface Selection {
  readonly search?: string | null;
  readonly where?: readonly { readonly column: string; readonly in: readonly string[] }[] | null;
  readonly orderBy?: readonly { readonly column: string; readonly direction: 'ASC' | 'DESC' }[] | null;
  readonly first: number;
  readonly offset: number;
}

const none = () => '';
const collator = new Intl.Collator('en', { numeric: true });

function filtered<Row>(rows: readonly Row[], columns: Columns<Row>, { search, where }: Selection): readonly Row[] {
  let left = rows;
  for (const { column, in: values } of where ?? []) {
    const wanted = new Set(values);
    const value = columns[column] ?? none;
    left = left.filter((row) => wanted.has(value(row)));
  }
  const words = search?.toLowerCase().split(' ').filter(Boolean) ?? [];
  if (words.length === 0) return left;
  const texts = Object.entries(columns).filter(([name]) => !times.includes(name));
  return left.filter((row) => {
    const found = texts.map(([, value]) => value(row).toLowerCase());
    return words.every((word) => found.some((text) => text.includes(word)));
  });
}

/** In the order asked for; rows without a value come last, and equal ones keep the service's order. */
function sorted<Row>(rows: readonly Row[], columns: Columns<Row>, { orderBy }: Selection): readonly Row[] {
  if (!orderBy?.length) return rows;
  const steps = orderBy.map(({ column, direction }) => ({
    value: columns[column] ?? none,
    isTime: times.includes(column),
    sign: direction === 'DESC' ? -1 : 1,
  }));
  return rows.toSorted((one, other) => {
    for (const { value, isTime, sign } of steps) {
      const [a, b] = [value(one), value(other)];
      if (a === b) continue;
      if (a === '' || b === '') return a === '' ? 1 : -1;
      const order = isTime ? (a < b ? -1 : 1) : collator.compare(a, b);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

/** The rows of a month's people, one for each late day. */
const expanded = (rows: readonly LateRow[]) =>
  rows.flatMap(({ daysLate, ...person }) => daysLate.map((date) => ({ ...person, date, dayCount: daysLate.length })));

/** The wall clock of the company, whose zone has no summer time. */
export const wallClock = (instant: string): string =>
  new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 19);

const count = (rows: readonly { readonly staffID: string | Staff | null }[]) => ({
  rows: rows.length,
  distinctStaff: new Set(
    rows.map(({ staffID }) => (typeof staffID === 'string' ? staffID : staffID?.staffID)).filter(Boolean),
  ).size,
});

interface AttendanceArguments extends Selection {
  readonly date: string;
  readonly mode: 'SIGNED_IN' | 'SIGNED_OUT';
}

interface DayArguments extends Selection {
  readonly month: string;
  readonly after?: string | null;
}

/** The resolvers over the lists that `listsOf` reads for a request. */
export const createResolvers = <Context, Info>(listsOf: (context: Context, info: Info) => Lists) => ({
  Query: {
    async attendance(_: unknown, args: AttendanceArguments, context: Context, info: Info) {
      const mode = args.mode === 'SIGNED_IN' ? 'signedIn' : 'signedOut';
      const rows = filtered(await listsOf(context, info).attendance(args.date, mode), recordColumns, args);
      const { first, offset } = args;
      return { totalCount: rows.length, nodes: sorted(rows, recordColumns, args).slice(offset, offset + first) };
    },
    async serialLatenessDays(_: unknown, args: DayArguments, context: Context, info: Info) {
      const days = expanded(await listsOf(context, info).serialLateness(`${args.month}-01`));
      const rows = filtered(days, dayColumns, args);
      const start = args.after ? Number(atob(args.after)) : args.offset;
      const end = Math.min(start + args.first, rows.length);
      return {
        totalCount: rows.length,
        nodes: sorted(rows, dayColumns, args).slice(start, end),
        pageInfo: { endCursor: btoa(String(end)), hasNextPage: end < rows.length },
      };
    },
    overview: (_: unknown, { date }: { readonly date: string }, context: Context, info: Info) => {
      const lists = listsOf(context, info);
      return {
        validStaff: async () => count(await lists.register()),
        attendance: async () => count(await lists.attendance(date, 'signedIn')),
        lateness: async () => count(await lists.lateness(date)),
        absent: async () => count(await lists.absent(date)),
        signOuts: async () => count(await lists.attendance(date, 'signedOut')),
        async serialLateness() {
          const rows = await lists.serialLateness(`${date.slice(0, 7)}-01`);
          return { ...count(rows), days: rows.reduce((sum, { daysLate }) => sum + daysLate.length, 0) };
        },
      };
    },
  },
  AttendanceRecord: {
    staff: ({ staffID }: AttendanceRow) => staffID ?? nobody,
    serviceCentre: recordColumns.SERVICE_CENTRE,
    mode: ({ mode }: AttendanceRow) => (mode === 'signedIn' ? 'SIGNED_IN' : 'SIGNED_OUT'),
    imageURL: ({ imageURL }: AttendanceRow) => imageURL ?? '',
    location: ({ location }: AttendanceRow) => location ?? '',
    attendanceDate: ({ attendanceDate }: AttendanceRow) => `${wallClock(attendanceDate)}+01:00`,
  },
  SerialLatenessDay: {
    staff: (row: LateRow) => row,
    imageURL: ({ imageURL }: LateRow) => imageURL ?? '',
  },
});

/** The columns of the files that a peer writes. */
export const fileColumns: readonly (readonly [heading: string, value: (row: AttendanceRow) => string])[] = [
  ['Staff-ID', recordColumns.STAFF_ID],
  ['Name', recordColumns.NAME],
  ['District', recordColumns.DISTRICT],
  ['Service Centre', recordColumns.SERVICE_CENTRE],
  ['Department', recordColumns.DEPARTMENT],
  ['Attendance Mode', modeOf],
  ['Location', placeOf],
  ['Attendance Date', ({ attendanceDate }) => wallClock(attendanceDate)],
  ['Flag', ({ isImageRecognised }) => (isImageRecognised === true ? 'No' : 'Yes')],
];

function placeOf({ location, latitude, longitude }: AttendanceRow): string {
  if (latitude === null || longitude === null) return location ?? '';
  const position = `${latitude}, ${longitude}`;
  return location ? `${location} (${position})` : position;
}
