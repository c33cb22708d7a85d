import type { Operation } from './documents.ts';

/** One request: a GraphQL operation, or the path of a file. Requests of one variant have the same answer. */
interface PeerRequest {
  readonly variant: number;
  readonly operation?: Operation;
  readonly path?: string;
}

/** What all servers are asked, again and again. */
export interface PeerOperation {
  readonly title: string;
  /** Whether it is a file, which Hive Gateway has none of. */
  readonly isFile?: true;
  readonly isWorkbook?: true;
  /** The n-th request of a run; `walk` is the page that a caller of a whole list has come to, and the cursor before it. */
  readonly request: (n: number, walk: Walk) => PeerRequest;
}

/** How far a caller has read a whole list. */
interface Walk {
  readonly page: number;
  readonly after: string | null;
}

/** The days that are asked for. */
export interface AskedDays {
  readonly today: string;
  readonly month: string;
}

const staff = 'staff { staffID name district serviceCentre department }';
const record = `${staff} serviceCentre mode imageURL latitude longitude location attendanceDate isImageRecognised`;
const day = `${staff} imageURL date dayCount occurrence`;
const cards = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts'];

const documents = {
  page: `query Page($date: Date!, $where: [AttendanceCondition!], $orderBy: [AttendanceOrder!], $offset: Int!) {
    attendance(date: $date, mode: SIGNED_IN, where: $where, orderBy: $orderBy, first: 20, offset: $offset) {
      totalCount nodes { ${record} } } }`,
  dayRows: `query DayRows($month: Month!, $where: [SerialLatenessDayCondition!], $orderBy: [SerialLatenessDayOrder!],
    $offset: Int!) {
    serialLatenessDays(month: $month, where: $where, orderBy: $orderBy, first: 20, offset: $offset) {
      totalCount nodes { ${day} } } }`,
  wholeDays: `query WholeDays($month: Month!, $after: String) {
    serialLatenessDays(month: $month, first: 200, after: $after) {
      totalCount nodes { ${day} } pageInfo { endCursor hasNextPage } } }`,
  search: `query Search($date: Date!, $search: String!) {
    attendance(date: $date, mode: SIGNED_IN, search: $search, first: 20) { totalCount nodes { ${record} } } }`,
  cards: `query Cards($date: Date!) { overview(date: $date) {
    ${cards.map((name) => `${name} { rows distinctStaff }`).join(' ')} serialLateness { rows distinctStaff days } } }`,
};

const operation = (query: string, variables: Operation['variables']): Operation => ({
  operationName: /query (\w+)/.exec(query)?.[1] ?? '',
  query,
  variables,
});

const columns = ['STAFF_ID', 'NAME', 'DISTRICT', 'SERVICE_CENTRE', 'DEPARTMENT'];
const districts = ['Awka', 'Onitsha', 'Nnewi', 'Aba', 'Owerri'];
const fileColumns = [...columns, 'ATTENDANCE_MODE', 'LOCATION', 'ATTENDANCE_DATE', 'FLAG'].join(',');

/** Filter, sort and place of the n-th page: every other one is of one district. */
function viewOf(n: number, time: string) {
  const orderBy = [{ column: [...columns, time][n % 6], direction: n % 4 < 2 ? 'ASC' : 'DESC' }];
  const where = n % 2 === 0 ? [] : [{ column: 'DISTRICT', in: [districts[n % 5]] }];
  return { where, orderBy, offset: (n * 7) % 61 };
}

/** Beginnings of a given name and a family name, as somebody types them. */
const searches = ['Adaeze', 'Bello', 'Chinonso', 'Damilola', 'Folake', 'Gozie', 'Halima', 'Ikenna', 'Jumoke'].flatMap(
  (given) =>
    ['Chukwu', 'Danjuma', 'Ibekwe', 'Onuoha', 'Salami'].flatMap((family) =>
      Array.from({ length: 9 }, (_, typed) =>
        `${given.slice(0, 3 + (typed % 3))} ${family.slice(0, 1 + Math.floor(typed / 3))}`.toLowerCase(),
      ),
    ),
);

/** The operations of a company's day by the names that `--only` takes. */
export const peerOperations = ({ today, month }: AskedDays): Readonly<Record<string, PeerOperation>> => ({
  page: {
    title: 'page of 20 of the day',
    request: (n) => ({
      variant: n,
      operation: operation(documents.page, { date: today, ...viewOf(n, 'ATTENDANCE_DATE') }),
    }),
  },
  'day-rows': {
    title: 'page of 20 late days',
    request: (n) => ({ variant: n, operation: operation(documents.dayRows, { month, ...viewOf(n, 'DAYS_LATE') }) }),
  },
  'whole-days': {
    title: 'all late days, by pages of 200: a page',
    request: (_n, { page, after }) => ({
      variant: page,
      operation: operation(documents.wholeDays, { month, after }),
    }),
  },
  search: {
    title: 'search',
    request: (n) => {
      const variant = (n * 7) % searches.length;
      return { variant, operation: operation(documents.search, { date: today, search: searches[variant] }) };
    },
  },
  cards: {
    title: 'cards of the dashboard',
    request: () => ({ variant: 0, operation: operation(documents.cards, { date: today }) }),
  },
  csv: {
    title: 'the day as CSV',
    isFile: true,
    request: () => ({ variant: 0, path: `/export/attendance.csv?date=${today}&mode=SIGNED_IN&columns=${fileColumns}` }),
  },
  xlsx: {
    title: 'the day as XLSX',
    isFile: true,
    isWorkbook: true,
    request: () => ({
      variant: 0,
      path: `/export/attendance.xlsx?date=${today}&mode=SIGNED_IN&columns=${fileColumns}`,
    }),
  },
});
