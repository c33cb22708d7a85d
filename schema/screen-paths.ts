/**
 * The address of every screen but sign-in, in the sidebar's order. Matched exactly; the misspelled ones are the contract.
 * A part that begins with a colon stands for any text.
 */
export const screenPaths = [
  '/dashboard',
  '/all/attendance',
  '/attendance/staff',
  '/report/latness',
  '/report/exception',
  '/report/clockout',
  '/attendance/day',
  '/attendance/review',
  '/attendance/map',
  '/attendance/search',
  '/all/location',
  '/report/serialatness',
  '/absentee/summary/report',
  '/attendance/month',
  '/attendance/hours',
  '/report/comparison',
  '/manage/all/staffs',
  '/manage/staffs',
  '/manage/staff/upload',
  '/manage/users',
  '/manage/units',
  '/attendance/leave',
  '/report/letters',
  '/settings/letters',
  '/settings/changepwd',
  '/settings/setup',
  '/absence/holidays',
  '/settings/mail',
  '/attendance/devices',
  '/settings/devices',
  '/settings/tokens',
  '/settings/changes',
  '/settings/changes/:id',
  '/settings/mail/sent',
  '/dashboard/people',
  '/dashboard/near-serial',
  '/report/serialatness/staff',
  '/serialatness/all',
  '/report/serialatness/letters',
  '/absentee/summary/letters',
  '/all/absentee',
  '/user/location/:loc',
  '/person/:staffID',
  '/photo/:signature/:address',
  '/all/ad3',
] as const;

/** Address of a screen. */
export type ScreenPath = (typeof screenPaths)[number];

const patterns = screenPaths.map((path) => [path, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)] as const);

/** The path that an address matches; undefined for none. Case and a slash at the end matter. */
export const pathOf = (address: string): ScreenPath | undefined =>
  patterns.find(([, pattern]) => pattern.test(address))?.[0];

/** Whether the client has something to show at an address: a screen, sign-in or its end. */
export const isClientAddress = (address: string): boolean =>
  address === '/' || address === '/logout' || pathOf(address) !== undefined;
