import type { CompanyService } from '../company-service.ts';
import { eachRow, lists, type Row, replyOf, type ServiceBend } from './bend-rows.ts';

const success = { status: 'success', message: 'ok' };
const shifts = /^GET \/shift\/findAll$/;
const sized = (data: unknown) => (data as readonly Row[]).length;
const first = (data: unknown, size: number) => (data as readonly Row[]).slice(0, size);

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

type Rename = (name: string) => string;

/** Fields of a row and of what it holds under other names. */
const renamed =
  (rename: Rename) =>
  (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name === '_id' ? name : rename(name),
        typeof value === 'object' && value !== null && !Array.isArray(value) ? renamed(rename)(value as Row) : value,
      ]),
    );
const snake = (name: string) =>
  name
    .replace(/ID$/, '_id')
    .replace(/URL$/, '_url')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const capital = (name: string) => (name[0] ?? '').toUpperCase() + name.slice(1);

/** Envelopes and names of fields as the usual frameworks make them. */
export const frameworks: readonly ServiceBend[] = [
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
  ...[
    ['all fields in snake case', lists, snake],
    ['all fields with capitals', lists, capital],
    ['fields of shifts in snake case', shifts, snake],
  ].map(([name, calls, rename]) => eachRow(name as string, calls as RegExp, renamed(rename as Rename))),
];
