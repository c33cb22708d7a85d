import { type CompanyService, Raw } from '../company-service.ts';
import { lists, type Row, registers, replyOf, rowsOf, type ServiceBend, signs } from './bend-rows.ts';

const success = { status: 'success', message: 'ok' };
const sized = (data: unknown) => (data as readonly Row[]).length;
const first = (data: unknown, size: number) => (data as readonly Row[]).slice(0, size);
const html = (text: string, status = 200) =>
  new Raw(`<!DOCTYPE html><html><body>${text}</body></html>`, status, { 'content-type': 'text/html; charset=UTF-8' });

/** The page of a query, and the address of the next one; null behind the last. */
function pageOf(
  data: unknown,
  query: Readonly<Record<string, string | undefined>>,
  service: CompanyService,
  call: string,
  size: number,
) {
  const number = Number(query.page ?? 1);
  const rows = (data as readonly Row[]).slice((number - 1) * size, number * size);
  const rest = new URLSearchParams({ ...(query as Record<string, string>), page: String(number + 1) });
  const next =
    number * size < sized(data) ? `${service.url}/api/v2/attendance${call.replace('GET ', '')}?${rest}` : null;
  return { number, rows, next };
}

/** Envelopes as the usual frameworks make them. */
export const frameworkEnvelopes: readonly ServiceBend[] = [
  replyOf('Laravel’s collection, whole, in data', lists, (data) => ({
    ...success,
    data: {
      data,
      links: { first: '?page=1', next: null },
      meta: { current_page: 1, last_page: 1, total: sized(data) },
    },
  })),
  replyOf('Laravel’s collection without a status', lists, (data) => ({
    data,
    links: { first: '?page=1', next: null },
    meta: { current_page: 1, last_page: 1, per_page: 1_000, total: sized(data) },
  })),
  replyOf('Laravel’s pages of 15 by links', lists, (data, query, service, call) => {
    const { number, rows, next } = pageOf(data, query, service, call, 15);
    return { ...success, data: rows, links: { next }, meta: { current_page: number, per_page: 15 } };
  }),
  replyOf('Laravel’s simple pages of 15 in data', lists, (data, query, service, call) => {
    const { number, rows, next } = pageOf(data, query, service, call, 15);
    return { ...success, data: { current_page: number, data: rows, next_page_url: next, per_page: 15 } };
  }),
  replyOf('Laravel’s pages by cursors', lists, (data) => ({
    ...success,
    data: first(data, 15),
    meta: { per_page: 15, next_cursor: sized(data) > 15 ? 'eyJpZCI6MTV9' : null },
  })),
  replyOf('Spring’s page without an envelope', lists, (data) => ({
    content: first(data, 20),
    pageable: { pageNumber: 0, pageSize: 20 },
    totalElements: sized(data),
    last: sized(data) <= 20,
  })),
  replyOf('Spring’s page in data, whole', lists, (data) => ({
    ...success,
    data: { content: data, pageable: { pageSize: 2_000 }, totalElements: sized(data), last: true },
  })),
  replyOf('_embedded without an envelope', lists, (data) => ({
    _embedded: { rows: data },
    _links: { self: { href: '' } },
  })),
  replyOf('_embedded in data', lists, (data) => ({
    ...success,
    data: { _embedded: { rows: first(data, 20) }, page: { size: 20, totalElements: sized(data) } },
  })),
  replyOf('items and meta in data, 50 of all', lists, (data) => ({
    ...success,
    data: { items: first(data, 50), meta: { totalItems: sized(data), itemCount: 50, itemsPerPage: 50 } },
  })),
  replyOf('items and meta in data, whole', lists, (data) => ({
    ...success,
    data: { items: data, meta: { totalItems: sized(data), itemCount: sized(data) } },
  })),
  rowsOf('JSON:API', lists, (rows) =>
    rows.map(({ _id, ...attributes }) => ({ type: 'row', id: String(_id), attributes })),
  ),
  rowsOf('mongoose documents that were spread', lists, (rows) => rows.map((row) => ({ $isNew: false, _doc: row }))),
  rowsOf('rows under doc', lists, (rows) => rows.map((doc) => ({ doc }))),
  replyOf('rows of columns', lists, (data) => {
    const columns = Object.keys(first(data, 1)[0] ?? {});
    return {
      ...success,
      data: { columns, rows: (data as readonly Row[]).map((row) => columns.map((name) => row[name])) },
    };
  }),
  replyOf('rows by their ids', lists, (data) => ({
    ...success,
    data: Object.fromEntries((data as readonly Row[]).map((row) => [row._id, row])),
  })),
  replyOf('a list in a list', lists, (data) => ({ ...success, data: [data] })),
  replyOf('data a list of null', lists, () => ({ ...success, data: [null] })),
  replyOf('data a list of an empty object', signs, () => ({ ...success, data: [{}] })),
  replyOf('a text of JSON', lists, (data) => JSON.stringify(JSON.stringify({ ...success, data }))),
  replyOf('rows as texts of JSON', lists, (data) => ({
    ...success,
    data: (data as readonly Row[]).map((row) => JSON.stringify(row)),
  })),
  replyOf('a guard before the JSON', lists, (data) => `)]}',\n${JSON.stringify({ ...success, data })}`),
  replyOf('a callback around the JSON', lists, (data) => `callback(${JSON.stringify({ ...success, data })});`),
  replyOf(
    'a warning of PHP before the JSON',
    lists,
    (data) => `<br />\n<b>Warning</b>: Undefined index in <b>/app</b>\n${JSON.stringify({ ...success, data })}`,
  ),
  replyOf(
    'two replies in one',
    lists,
    (data) => JSON.stringify({ ...success, data }) + JSON.stringify({ ...success, data }),
  ),
  replyOf('a row a line', lists, (data) => (data as readonly Row[]).map((row) => JSON.stringify(row)).join('\n')),
  replyOf('null', lists, () => 'null'),
  replyOf('false', lists, () => 'false'),
  replyOf('an empty list without an envelope', lists, () => '[]'),
  replyOf('code 0 in place of a status', lists, (data) => ({ code: 0, msg: 'ok', data })),
  replyOf('status success with success false', lists, (data) => ({ ...success, success: false, data })),
  replyOf('status success with errors beside', lists, () => ({
    ...success,
    data: [],
    errors: [{ message: 'Timeout' }],
  })),
];

/** Parts of lists of which little or nothing is said. */
export const frameworkPages: readonly ServiceBend[] = [
  replyOf('per_page 15 beside 15', registers, (data) => ({
    ...success,
    data: first(data, 15),
    meta: { current_page: 1, per_page: 15 },
  })),
  replyOf('limit 50 and offset 0 beside 50', registers, (data) => ({
    ...success,
    data: first(data, 50),
    limit: 50,
    offset: 0,
  })),
  replyOf('a total of text beside 20', signs, (data) => ({
    ...success,
    data: first(data, 20),
    total: String(sized(data)),
  })),
  replyOf('a total of hits beside 20', signs, (data) => ({
    ...success,
    data: first(data, 20),
    hits: { total: { value: sized(data), relation: 'eq' } },
  })),
  replyOf('a list of links', registers, (data, query, service, call) => {
    const { rows, next } = pageOf(data, query, service, call, 20);
    return { ...success, data: rows, links: next ? [{ rel: 'next', href: next }] : [] };
  }),
  replyOf('pagination beside 20', signs, (data) => ({
    ...success,
    data: first(data, 20),
    pagination: { page: 1, pageSize: 20, totalCount: sized(data), pageCount: Math.ceil(sized(data) / 20) },
  })),
  replyOf('a range from to beside 15', registers, (data) => ({
    ...success,
    data: first(data, 15),
    from: 1,
    to: 15,
    total: sized(data),
  })),
  replyOf('truncated beside 50', signs, (data) => ({ ...success, data: first(data, 50), truncated: sized(data) > 50 })),
];

/** Sessions that end, and doors that are shut, as frameworks and proxies say it. */
export const frameworkSessions: readonly ServiceBend[] = [
  replyOf('a sign-in page', lists, () => html('<form action="/login"><input type="password"></form>')),
  {
    name: 'a way to a sign-in page',
    bend: (service) => (call, query) => {
      if (!lists.test(call)) return undefined;
      if (query.login) return html('Please sign in');
      return new Raw('', 302, { location: `${service.url}/api/v2/attendance${call.replace('GET ', '')}?login=1` });
    },
  },
  ...Object.entries({
    '200 success false Unauthenticated': [200, { success: false, message: 'Unauthenticated.' }],
    '200 Unauthenticated': [200, { message: 'Unauthenticated.' }],
    '200 status fail of code 401': [200, { status: 'fail', code: 401, message: 'Invalid token' }],
    '200 invalid_token': [200, { error: 'invalid_token', error_description: 'The access token expired' }],
    '200 code 401 with data null': [200, { code: 401, msg: 'token is invalid', data: null }],
    '200 status 401': [200, { status: 401, message: 'Session timed out', data: [] }],
    '500 Route login not defined': [500, { message: 'Route [login] not defined.' }],
    '440': [440, { message: 'Login Time-out' }],
    '498': [498, { message: 'Invalid Token' }],
    '400 with success': [400, { status: 'success', data: [] }],
    '404 with an empty list': [404, { status: 'success', data: [] }],
    '422': [422, { message: 'The date field is required.', errors: { date: ['The date field is required.'] } }],
  } as const).map(([name, [status, body]]) => replyOf(name, lists, () => new Raw(JSON.stringify(body), status))),
  replyOf('419 Page Expired', lists, () => html('Page Expired', 419)),
  replyOf('403 of a firewall', lists, () => html('Checking your browser', 403)),
  replyOf('503 of maintenance', lists, () => html('Be right back', 503)),
];
