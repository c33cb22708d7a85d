/** Calls of upstream that a list is read from, each with how often it is made at most. */
export type Reads = Readonly<Record<string, number>>;

/** Values that cost as much as one call. */
export const valuesOfCall = 20_000;

const days = 31;
/** Days before a month that teach what is usual on its weekdays: four weeks. */
const usualDays = 28;

/** Who works when, and who need not: holidays and leaves where the service has these extensions. */
const register: Reads = {
  'GET /staff/find/all': 1,
  'GET /shift/findAll': 1,
  'GET /holiday/findAll': 1,
  'GET /leave/findAll': 1,
};

/** What explains one day. */
export const readsOfDay: Reads = {
  ...register,
  // Sign-ins of the day, of the same weekday four times before, and of the neighbours of each; sign-outs of three days.
  'GET /attendance/findall': 3 * (1 + 4) + 3,
  'GET /attendance/exception': 1 + 4,
  'GET /attendance/lateness': 2,
};

/** Sign-ins of the days of a month, of those before them, and of the neighbours of all. */
const signInsOfMonth = days + usualDays + 2;

/** Lists of a month beside the sign-ins and sign-outs. */
const dailyOfMonth: Reads = { 'GET /attendance/exception': days + usualDays, 'GET /attendance/lateness': days + 1 };

/** What explains the days of a month. */
export const readsOfMonth: Reads = {
  ...register,
  ...dailyOfMonth,
  'GET /attendance/findall': signInsOfMonth + days + 2,
};

/** What explains a month of one person. */
export const readsOfPersonMonth: Reads = {
  ...register,
  ...dailyOfMonth,
  'GET /attendance/findall': signInsOfMonth,
  // Sign-ins of the month and its neighbours, sign-outs of two months.
  'GET /attendance/find/customer': 3 + 2,
};

/** Late sign-ins of a month, with the rules that make them late. */
export const readsOfLateMonth: Reads = { 'GET /attendance/lateness': days, 'GET /shift/findAll': 1 };

/** The same of two months. */
export const readsOfTwoLateMonths: Reads = { 'GET /attendance/lateness': 2 * days, 'GET /shift/findAll': 1 };

/** Calls that the price of a list counts for each of its days, where columns of it need further calls. */
export const callsOfDay = 2;

const countOf = (reads: Reads): number => Object.values(reads).reduce((sum, calls) => sum + calls, 0);

/** Calls of a column with the reasons of a day, and of one with those of a month, besides those of each day. */
export const [callsForReason, callsForReasons] = [
  countOf(readsOfDay) - callsOfDay,
  countOf(readsOfMonth) - callsOfDay * days,
];

/** Points of some calls, and of values that are worked out of them. */
export const priceOf = (reads: Reads, values: number): number => countOf(reads) + values / valuesOfCall;
