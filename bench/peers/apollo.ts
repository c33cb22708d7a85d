/**
 * Plain Apollo Server with all defaults, on Express, over its own REST data source; with `LISTS=memory` over lists that it
 * reads once and keeps as long as it runs, which no gateway may do with a company's data: the bound of what memory gains.
 */
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { utils, write } from 'xlsx';
import { type AttendanceRow, createResolvers, fileColumns, type Lists, typeDefs, wallClock } from './resolvers.ts';

interface Envelope<Row> {
  readonly data: readonly Row[];
}

class AttendanceService extends RESTDataSource implements Lists {
  override baseURL = `${process.env.UPSTREAM_URL}/api/v2/attendance/`;
  readonly #authorization: string;

  constructor(authorization = '') {
    super();
    this.#authorization = authorization;
  }

  override willSendRequest(_path: string, request: { readonly headers: Record<string, string> }): void {
    request.headers.authorization = this.#authorization;
  }

  async #list<Row>(path: string, params: Record<string, string> = {}): Promise<readonly Row[]> {
    return (await this.get<Envelope<Row>>(path, { params })).data;
  }

  attendance: Lists['attendance'] = (date, mode) => this.#list('attendance/findall', { date, mode });
  lateness: Lists['lateness'] = (date) => this.#list('attendance/lateness', { date });
  absent: Lists['absent'] = (date) => this.#list('attendance/exception', { date });
  register: Lists['register'] = () => this.#list('staff/find/all');
  serialLateness: Lists['serialLateness'] = (date) => this.#list('attendance/serialLatness', { date });
}

const memory = new Map<string, Promise<unknown>>();

/** The same lists, each read once for all. */
const kept = (lists: Lists): Lists =>
  Object.fromEntries(
    (['attendance', 'lateness', 'absent', 'register', 'serialLateness'] as const).map((name) => [
      name,
      (...args: readonly string[]) => {
        const key = [name, ...args].join(' ');
        const known = memory.get(key) ?? (lists[name] as (...args: readonly string[]) => Promise<unknown>)(...args);
        memory.set(key, known);
        return known;
      },
    ]),
  ) as unknown as Lists;

function listsOf({ headers }: express.Request): Lists {
  const service = new AttendanceService(headers.authorization);
  return process.env.LISTS === 'memory' ? kept(service) : service;
}

const signIns = async (request: express.Request) => listsOf(request).attendance(String(request.query.date), 'signedIn');

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** `2026-11-25T07:08:37` as `2026-11-25, 7:08:37 am`. */
function shownTime(instant: string): string {
  const hour = Number(instant.slice(11, 13));
  return `${instant.slice(0, 10)}, ${hour % 12 || 12}${instant.slice(13)} ${hour < 12 ? 'am' : 'pm'}`;
}

function csvOf(rows: readonly AttendanceRow[]): string {
  const lines = rows.map((row, index) => {
    const cells = fileColumns.map(([heading, value]) =>
      quoted(heading === 'Attendance Date' ? shownTime(value(row)) : value(row)),
    );
    return `${index + 1},${cells.join(',')}\r\n`;
  });
  return `\uFEFFsn,${fileColumns.map(([heading]) => heading).join(',')}\r\n${lines.join('')}`;
}

/** Days since the epoch of spreadsheets, of a wall clock. */
const serial = (instant: string) => (Date.parse(`${instant}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

function xlsxOf(rows: readonly AttendanceRow[]): Buffer {
  const table = rows.map((row, index) => [
    index + 1,
    ...fileColumns.map(([heading, value]) =>
      heading === 'Attendance Date'
        ? { t: 'n', v: serial(wallClock(row.attendanceDate)), z: 'yyyy-mm-dd, h:mm:ss am/pm' }
        : value(row),
    ),
  ]);
  const sheet = utils.aoa_to_sheet([['sn', ...fileColumns.map(([heading]) => heading)], ...table]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Attendance');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

const apollo = new ApolloServer<{ readonly lists: Lists }>({
  typeDefs,
  resolvers: createResolvers(({ lists }: { readonly lists: Lists }) => lists),
});
await apollo.start();
const app = express();
app.get('/export/attendance.csv', async (request, response) => {
  response.type('text/csv').send(csvOf(await signIns(request)));
});
app.get('/export/attendance.xlsx', async (request, response) => {
  response.type('xlsx').send(xlsxOf(await signIns(request)));
});
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, { context: async ({ req }) => ({ lists: listsOf(req) }) }),
);
app.listen(Number(process.env.PORT), '127.0.0.1');
