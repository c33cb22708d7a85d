/** The lists behind the numbers as people call them, by the call that reads each. */
const names: Readonly<Record<string, string>> = {
  'GET /staff/find/all': 'The register',
  'GET /attendance/findall': 'The list of sign-ins',
  'GET /attendance/lateness': 'The list of late staff',
  'GET /attendance/exception': 'The list of absent staff',
  'GET /staff/findAll': 'The list of staff',
  'GET /attendance/figures': 'The figures of the day',
  'GET /attendance/figures/monthly': 'The figures of the month',
};

/** What people read for a call: the name of its list. The call itself stands in the gateway's log. */
export const sourceName = (call: string): string => names[call] ?? 'A list';
