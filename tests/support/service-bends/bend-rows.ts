import { type Bend, type CompanyService, Raw } from '../company-service.ts';

/** A row of a reply. */
export type Row = Readonly<Record<string, unknown>>;

/** A way in which a service answers other than section 7 says: its name, what it does, and another token where that is it. */
export interface ServiceBend {
  readonly name: string;
  readonly bend: (service: CompanyService) => Bend;
  readonly token?: (service: CompanyService) => string;
}

export const registers = /^GET \/staff\/find(All|\/all)$/;
export const records = /^GET \/attendance\/(findall|find\/customer|lateness)$/;
export const signs = /^GET \/attendance\/(findall|find\/customer)$/;
export const lists = /^GET \/(staff|shift|attendance)\//;
export const months = /^GET \/attendance\/(serialLatness|absentee\/monthly)$/;

/** Sends other rows for the calls of that name. */
export const rowsOf = (
  name: string,
  calls: RegExp,
  change: (rows: readonly Row[], query: Readonly<Record<string, string | undefined>>, call: string) => unknown,
): ServiceBend => ({
  name,
  bend: () => (call, query, data) => (calls.test(call) && Array.isArray(data) ? change(data, query, call) : undefined),
});

/** Changes each row, or every so many. */
export const eachRow = (
  name: string,
  calls: RegExp,
  change: (row: Row, index: number) => Row,
  every = 1,
): ServiceBend =>
  rowsOf(name, calls, (rows) => rows.map((row, index) => (index % every === 0 ? change(row, index) : row)));

/** Changes the person of each row: the row itself, or the record that it embeds. */
export const eachPerson = (name: string, calls: RegExp, change: (person: Row, index: number) => unknown, every = 1) =>
  eachRow(
    name,
    calls,
    (row, index) => {
      if (typeof row.staffID !== 'object') return change(row, index) as Row;
      return row.staffID === null ? row : { ...row, staffID: change(row.staffID as Row, index) };
    },
    every,
  );

/** Sends the whole reply in another form. */
export const replyOf = (
  name: string,
  calls: RegExp,
  reply: (
    data: unknown,
    query: Readonly<Record<string, string | undefined>>,
    service: CompanyService,
    call: string,
  ) => object | string | Raw,
): ServiceBend => ({
  name,
  bend: (service) => (call, query, data) => {
    if (!calls.test(call)) return undefined;
    const answer = reply(data, query, service, call);
    if (answer instanceof Raw) return answer;
    return new Raw(typeof answer === 'string' ? answer : JSON.stringify(answer));
  },
});

/** Reads the list of a call anew, with other parameters. */
export const readAs = (service: CompanyService, call: string, query: Readonly<Record<string, string | undefined>>) =>
  (service.read(call.replace('GET ', ''), query) ?? []) as readonly Row[];
