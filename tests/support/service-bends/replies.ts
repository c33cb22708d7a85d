import { Raw } from '../company-service.ts';
import { now } from '../fixed-clock.ts';
import { lists, registers, replyOf, rowsOf, type ServiceBend, signs } from './bend-rows.ts';

const success = { status: 'success', message: 'ok' };
const late = /^GET \/attendance\/lateness$/;
const absent = /^GET \/attendance\/exception$/;

/** Envelopes of another status or form. */
export const envelopes: readonly ServiceBend[] = [
  ...(['ok', 'OK', 'SUCCESS', 'Success ', 'true', 'okay', 'done', 1, true, 200] as const).map((status) =>
    replyOf(`status ${JSON.stringify(status)}`, lists, (data) => ({ status, message: 'ok', data })),
  ),
  ...(['pending', 'No record found', 'partial', 'fail', 0, false, null, '', 'ERROR', 500, {}] as const).map((status) =>
    replyOf(`status ${JSON.stringify(status)}`, lists, (data) => ({ status, message: 'ok', data })),
  ),
  replyOf('no status', lists, (data) => ({ message: 'ok', data })),
  replyOf('no status and success true', lists, (data) => ({ success: true, data })),
  replyOf('no status and success false', lists, (data) => ({ success: false, message: 'Try later', data })),
  replyOf('status ok with an error beside', lists, (data) => ({ status: 'ok', error: 'Timeout', data })),
  replyOf('status pending for sign-ins alone', signs, (data) => ({ status: 'pending', message: '', data })),
  replyOf('No record found for the late alone', late, (data) => ({ status: 'No record found', data })),
  replyOf('Status with a capital', lists, (data) => ({ Status: 'success', Message: 'ok', Data: data })),
  replyOf('no message', lists, (data) => ({ status: 'success', data })),
  replyOf('a message that is an object', lists, (data) => ({ status: 'success', message: { text: 'ok' }, data })),
  replyOf('a list without an envelope', lists, (data) => data as object),
  replyOf('data twice encoded', lists, (data) => ({ ...success, data: JSON.stringify(data) })),
  replyOf('a byte order mark', lists, (data) => `\ufeff${JSON.stringify({ ...success, data })}`),
  replyOf('blanks around the JSON', lists, (data) => `\n \t${JSON.stringify({ ...success, data })}\n\n`),
  replyOf('JSON within a list', lists, (data) => [{ ...success, data }]),
  replyOf('HTTP 201', lists, (data) => new Raw(JSON.stringify({ ...success, data }), 201)),
  replyOf('HTTP 203', lists, (data) => new Raw(JSON.stringify({ ...success, data }), 203)),
  replyOf('HTTP 204', lists, () => new Raw('', 204)),
  replyOf('HTTP 206', lists, (data) => new Raw(JSON.stringify({ ...success, data: (data as []).slice(0, 5) }), 206)),
  replyOf('HTTP 500 with a success', lists, (data) => new Raw(JSON.stringify({ ...success, data }), 500)),
  replyOf(
    'HTML with 200',
    lists,
    () => new Raw('<html><body>Down</body></html>', 200, { 'content-type': 'text/html' }),
  ),
  replyOf('an empty body', lists, () => ''),
  replyOf('half of a body', lists, (data) => JSON.stringify({ ...success, data }).slice(0, 500)),
  replyOf(
    'JSON of another type',
    lists,
    (data) => new Raw(JSON.stringify({ ...success, data }), 200, { 'content-type': 'text/plain' }),
  ),
];

/** Successes without the list that they should have. */
export const without: readonly ServiceBend[] = [
  ...Object.entries({ lists, registers, signs, late, absent }).flatMap(([name, calls]) => [
    replyOf(`no data of ${name}`, calls, () => success),
    replyOf(`data null of ${name}`, calls, () => ({ ...success, data: null })),
  ]),
  replyOf('data under another name', lists, (data) => ({ ...success, result: data })),
  replyOf('data in data', lists, (data) => ({ ...success, data: { data } })),
  replyOf('data in rows with a total', lists, (data) => ({
    ...success,
    data: { total: (data as []).length, rows: data },
  })),
  replyOf('data in docs with pages', lists, (data) => ({
    ...success,
    data: { docs: data, totalDocs: (data as []).length, page: 1, totalPages: 1 },
  })),
  replyOf('data by numbers', lists, (data) => ({ ...success, data: { ...(data as []) } })),
  replyOf('data an empty text', signs, () => ({ ...success, data: '' })),
  replyOf('data a sentence', signs, () => ({ ...success, data: 'No record found' })),
  replyOf('data false', signs, () => ({ ...success, data: false })),
  replyOf('data a number', signs, (data) => ({ ...success, data: (data as []).length })),
  rowsOf('a null among the rows', lists, (rows) => [null, ...rows]),
  rowsOf('texts among the rows', lists, (rows) => [...rows, 'end', 3]),
  rowsOf('an empty object among the rows', lists, (rows) => [{}, ...rows]),
];

const page = (data: unknown, number: number, size: number) =>
  (data as unknown[]).slice((number - 1) * size, number * size);

/** Parts of lists, said in ways of their own. */
export const pages: readonly ServiceBend[] = [
  replyOf('total beside 20', lists, (data) => ({ ...success, data: page(data, 1, 20), total: (data as []).length })),
  replyOf('meta.total beside 20', registers, (data) => ({
    ...success,
    data: page(data, 1, 20),
    meta: { total: (data as []).length },
  })),
  replyOf('recordsTotal beside 20', registers, (data) => ({
    ...success,
    data: page(data, 1, 20),
    recordsTotal: (data as []).length,
  })),
  replyOf('hasMore beside 20', signs, (data) => ({
    ...success,
    data: page(data, 1, 20),
    hasMore: (data as []).length > 20,
  })),
  replyOf('page 1 of 3 beside 20', registers, (data) => ({ ...success, data: page(data, 1, 20), page: 1, pages: 3 })),
  replyOf('a page of docs in data', registers, (data) => ({
    ...success,
    data: { docs: page(data, 1, 20), totalDocs: (data as []).length, hasNextPage: true },
  })),
  replyOf('Laravel’s page in data', registers, (data) => ({
    ...success,
    data: { current_page: 1, data: page(data, 1, 20), last_page: 3, total: (data as []).length },
  })),
  replyOf('Spring’s page in data', registers, (data) => ({
    ...success,
    data: { content: page(data, 1, 20), totalElements: (data as []).length, last: false },
  })),
  replyOf(
    'X-Total-Count beside 20',
    signs,
    (data) =>
      new Raw(JSON.stringify({ ...success, data: page(data, 1, 20) }), 200, {
        'x-total-count': String((data as []).length),
      }),
  ),
  replyOf('pages by links', lists, (data, query, service, call) => {
    const number = Number(query.page ?? 1);
    const rest = new URLSearchParams({ ...(query as Record<string, string>), page: String(number + 1) });
    const hasNext = number * 20 < (data as []).length;
    return {
      ...success,
      data: page(data, number, 20),
      next: hasNext ? `${service.url}/api/v2/attendance${call.replace('GET ', '')}?${rest}` : null,
    };
  }),
  replyOf('the first page for ever', registers, (data, _query, service) => ({
    ...success,
    data: page(data, 1, 20),
    total: 60,
    next: `${service.url}/api/v2/attendance/staff/findAll?page=2`,
  })),
  rowsOf('a register of 50 without a word', registers, (rows) => rows.slice(0, 50)),
  rowsOf('a register of 20 without a word', registers, (rows) => rows.slice(0, 20)),
];

const second = () => Math.floor(now() / 1000);
const saying = (name: string, status: number, body: object): ServiceBend =>
  replyOf(name, lists, () => new Raw(JSON.stringify(body), status));

/** Sessions that the service ends in ways of its own, and clocks that differ. */
export const sessions: readonly ServiceBend[] = [
  saying('200 jwt expired', 200, { status: 'error', message: 'jwt expired' }),
  saying('200 Token expired of status ok', 200, { status: 'ok', message: 'Token expired' }),
  saying('403 jwt expired', 403, { message: 'jwt expired' }),
  saying('500 TokenExpiredError', 500, { error: { name: 'TokenExpiredError' } }),
  saying('419 without words', 419, { message: '' }),
  saying('401 of HTML', 401, {}),
  saying('429', 429, { message: 'Too many' }),
  saying('503', 503, {}),
  {
    name: 'a token valid from half a minute ahead',
    bend: () => () => undefined,
    token: (service) => service.token('admin', { nbf: second() + 30, iat: second() + 30 }),
  },
];
