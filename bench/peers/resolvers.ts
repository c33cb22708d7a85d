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

/** The values of the columns that lists are filtered, sorted and searched by. */
const columns = {
  STAFF_ID: ({ staffID }: AttendanceRow) => staffID?.staffID ?? '',
  NAME: ({ staffID }: AttendanceRow) => staffID?.name ?? '',
  DISTRICT: ({ staffID }: AttendanceRow) => staffID?.district ?? '',
  SERVICE_CENTRE: ({ staffID, serviceCentre }: AttendanceRow) => serviceCentre || (staffID?.serviceCentre ?? ''),
  DEPARTMENT: ({ staffID }: AttendanceRow) => staffID?.department ?? '',
  ATTENDANCE_DATE: ({ attendanceDate }: AttendanceRow) => attendanceDate,
};

type ColumnName = keyof typeof columns;

interface AttendanceArguments {
  readonly date: string;
  readonly mode: 'SIGNED_IN' | 'SIGNED_OUT';
  readonly search?: string | null;
  readonly where?: readonly { readonly column: ColumnName; readonly in: readonly string[] }[] | null;
  readonly orderBy?: readonly { readonly column: ColumnName; readonly direction: 'ASC' | 'DESC' }[] | null;
  readonly first: number;
  readonly offset: number;
}

const modeOf = ({ mode }: AttendanceRow) => (mode === 'signedIn' ? 'Signed in' : 'Signed out');
const { ATTENDANCE_DATE: _, ...texts } = columns;
const searched = [...Object.values(texts), modeOf];
const collator = new Intl.Collator('en', { numeric: true });

function filtered(rows: readonly AttendanceRow[], { search, where }: AttendanceArguments): readonly AttendanceRow[] {
  let left = rows;
  for (const { column, in: values } of where ?? []) {
    const wanted = new Set(values);
    left = left.filter((row) => wanted.has(columns[column](row)));
  }
  const words = search?.toLowerCase().split(' ').filter(Boolean) ?? [];
  if (words.length === 0) return left;
  return left.filter((row) => {
    const found = searched.map((value) => value(row).toLowerCase());
    return words.every((word) => found.some((text) => text.includes(word)));
  });
}

/** In the order asked for; rows without a value come last, and equal ones keep the service's order. */
function sorted(rows: readonly AttendanceRow[], orderBy: AttendanceArguments['orderBy']): readonly AttendanceRow[] {
  if (!orderBy?.length) return rows;
  return rows.toSorted((one, other) => {
    for (const { column, direction } of orderBy) {
      const [a, b] = [columns[column](one), columns[column](other)];
      if (a === b) continue;
      if (a === '' || b === '') return a === '' ? 1 : -1;
      const order = column === 'ATTENDANCE_DATE' ? (a < b ? -1 : 1) : collator.compare(a, b);
      if (order !== 0) return direction === 'DESC' ? -order : order;
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

interface DayArguments {
  readonly month: string;
  readonly first: number;
  readonly after?: string | null;
  readonly offset: number;
}

/** The resolvers over the lists that `listsOf` reads for a request. */
export const createResolvers = <Context, Info>(listsOf: (context: Context, info: Info) => Lists) => ({
  Query: {
    async attendance(_: unknown, args: AttendanceArguments, context: Context, info: Info) {
      const mode = args.mode === 'SIGNED_IN' ? 'signedIn' : 'signedOut';
      const rows = filtered(await listsOf(context, info).attendance(args.date, mode), args);
      const { first, offset } = args;
      return { totalCount: rows.length, nodes: sorted(rows, args.orderBy).slice(offset, offset + first) };
    },
    async serialLatenessDays(_: unknown, { month, first, after, offset }: DayArguments, context: Context, info: Info) {
      const rows = expanded(await listsOf(context, info).serialLateness(`${month}-01`));
      const start = after ? Number(atob(after)) : offset;
      const end = Math.min(start + first, rows.length);
      return {
        totalCount: rows.length,
        nodes: rows.slice(start, end),
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
    serviceCentre: columns.SERVICE_CENTRE,
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
  ['Staff-ID', columns.STAFF_ID],
  ['Name', columns.NAME],
  ['District', columns.DISTRICT],
  ['Service Centre', columns.SERVICE_CENTRE],
  ['Department', columns.DEPARTMENT],
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
