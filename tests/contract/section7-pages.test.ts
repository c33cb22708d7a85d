import { afterEach, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { Raw, startCompanyService } from '../support/company-service.ts';
import { testSecret } from '../support/gateway.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60 }));
afterEach(() => service.bend(null));

type Headers = Readonly<Record<string, string>>;

const path = '/staff/findAll';
const document = '{ staff(first: 200) { totalCount nodes { staff { staffID } } } }';
const link = (page: number) => `${service.url}/api/v2/attendance${path}?page=${page}`;

/** Sends the staff in pages of `size` rows, of which every `step` a page begins; `beside` says of each what a service says beside the rows, and `headers` of its headers. */
async function askInPages(
  beside: (page: number) => object,
  headers: (page: number) => Headers = () => ({}),
  size = 20,
  step = size,
) {
  const people = service.read(path) as readonly object[];
  service.bend((call, { page = '1' }) => {
    if (call !== `GET ${path}`) return undefined;
    const number = Number(page);
    const data = people.slice(step * (number - 1), step * (number - 1) + size);
    return new Raw(JSON.stringify({ status: 'success', data, ...beside(number) }), 200, headers(number));
  });
  return (await companyGateway(service)).query(document);
}

describe('a list that comes in pages', () => {
  it.each<[string, (page: number) => object, ((page: number) => Headers)?]>([
    [
      'links and meta',
      (page) => ({
        links: { next: page < 3 ? link(page + 1) : null },
        meta: { total: 60, per_page: 20, last_page: 3, links: [{ url: null }] },
      }),
    ],
    [
      'a list of links',
      (page) => ({ links: page < 3 ? [{ rel: 'self' }, { rel: 'next', href: link(page + 1) }] : [] }),
    ],
    ['next_page_url', (page) => ({ total: 60, next_page_url: page < 3 ? `?page=${page + 1}` : null })],
    ['_links.next.href', (page) => (page < 3 ? { _links: { next: { href: link(page + 1) } } } : {})],
    [
      'a Link header',
      () => ({}),
      (page) => (page < 3 ? { link: `<${link(1)}>; rel="first", <${link(page + 1)}>; rel="next"` } : {}),
    ],
    ['@odata.nextLink', (page) => ({ '@odata.count': 60, ...(page < 3 && { '@odata.nextLink': link(page + 1) }) })],
    ['a full last page without a link', (page) => ({ page, limit: 20, ...(page < 3 && { next: link(page + 1) }) })],
    ['a count of the page', (page) => ({ count: 20, next: page < 3 ? link(page + 1) : null })],
  ])('F-205 is read whole by its links: %s', async (_name, beside, headers) => {
    expect(await askInPages(beside, headers)).toMatchObject({ data: { staff: { totalCount: 60 } } });
  });

  it('F-205 is read whole, each row once, where its pages overlap', async () => {
    const beside = (page: number) => ({ total: 60, next: page < 4 ? link(page + 1) : null });
    expect(await askInPages(beside, undefined, 20, 18)).toMatchObject({ data: { staff: { totalCount: 60 } } });
  });

  it.each<[string, () => object, string?, (() => Headers)?]>([
    ['total', () => ({ total: 60, page: 1, limit: 20 }), '20 of 60 rows'],
    ['a total of text', () => ({ total: '60' }), '20 of 60 rows'],
    ['meta.totalElements', () => ({ meta: { totalElements: 60 } }), '20 of 60 rows'],
    ['total, with a list behind it', () => ({ total: 60, filters: [{ field: 'unit' }] }), '20 of 60 rows'],
    ['pagination', () => ({ pagination: { page: 1, pageCount: 3, totalCount: 60 } }), '20 of 60 rows'],
    ['a range from to', () => ({ from: 1, to: 20, total: 60 }), '20 of 60 rows'],
    ['recordsTotal', () => ({ recordsTotal: 60 }), '20 of 60 rows'],
    ['X-Total-Count', () => ({}), '20 of 60 rows', () => ({ 'x-total-count': '60' })],
    ['X-WP-Total', () => ({}), '20 of 60 rows', () => ({ 'x-wp-total': '60' })],
    ['X-Pagination', () => ({}), '20 of 60 rows', () => ({ 'x-pagination': '{"TotalCount":60,"PageSize":20}' })],
    ['X-Next-Page', () => ({}), '20 rows of the list and that there are more', () => ({ 'x-next-page': '2' })],
    ['iTotalRecords', () => ({ iTotalRecords: 60 }), '20 of 60 rows'],
    ['Content-Range', () => ({}), '20 of 60 rows', () => ({ 'content-range': 'items 0-19/60' })],
    ['a total of hits', () => ({ hits: { total: { value: 60, relation: 'eq' } } }), '20 of 60 rows'],
    ['totalPages', () => ({ totalPages: 3 })],
    ['page 1 of 3', () => ({ page: 1, pages: 3 })],
    ['hasMore', () => ({ hasMore: true })],
    ['hasNextPage', () => ({ pageInfo: { hasNextPage: true } })],
    ['partial', () => ({ partial: true })],
    ['truncated', () => ({ truncated: true })],
    ['timed_out', () => ({ timed_out: true })],
    ['incomplete_results', () => ({ incomplete_results: true })],
    ['last', () => ({ pageable: { pageSize: 20 }, last: false })],
    ['done', () => ({ done: false })],
    ['a next offset', () => ({ next_offset: 20 })],
    ['LastEvaluatedKey', () => ({ LastEvaluatedKey: { _id: 'x' } })],
    ['a cursor', () => ({ nextCursor: 'MjA' })],
    ['a full page', () => ({ meta: { current_page: 1, per_page: 20 } }), 'a full page of 20 rows and not whether'],
    ['limit and offset', () => ({ limit: 20, offset: 0 }), 'a full page of 20 rows and not whether'],
    ['a message', () => ({ message: 'Showing 20 of 60' }), '20 of 60 rows'],
    ['a message of a range', () => ({ message: 'Records 1 to 20 of 60' }), '20 of 60 rows'],
    ['a message of found rows', () => ({ message: '60 records found' }), '20 of 60 rows'],
    ['a message of the page', () => ({ message: 'Page 1 of 3' })],
    ['a message of the limit', () => ({ message: 'Result limited to the first 20 records' })],
    ['a message of more', () => ({ message: 'OK. More records are available.' })],
    ['a range in words', () => ({ range: '0-19/60' }), '20 of 60 rows'],
    ['remaining rows', () => ({ remainingRecords: 40 }), '20 of 60 rows'],
    ['showing and of', () => ({ showing: 20, of: 60 }), '20 of 60 rows'],
    ['left', () => ({ page: { left: '40' } }), '20 of 60 rows'],
    ['a total with a comma', () => ({ total: '1,200' }), '20 of 1200 rows'],
    ['a flag in words', () => ({ hasMore: 'true' })],
    ['a flag as a number', () => ({ hasMore: 1 })],
    ['a flag that it is not the last, as a number', () => ({ isLast: 0 })],
    ['a cursor beside a count of the page', () => ({ resultCount: 20, nextCursor: 'MjA' })],
    ['a scroll id', () => ({ _scroll_id: 'DXF1ZXJ5' }), 'a full page of 20 rows and not whether'],
    ['a cursor beside a count', () => ({ count: 20, cursor: 'MjA' }), 'a full page of 20 rows and not whether'],
    ['a link of another place', () => ({ total: 60, next: 'http://other.example/staff?page=2' }), '20 of 60 rows'],
    ['the same page for ever', () => ({ total: 60, next: link(1) }), '20 of 60 rows'],
  ])('F-205 is refused with its numbers where it cannot be had: %s', async (_name, beside, words, headers) => {
    expect((await askInPages(beside, headers)).errors).toMatchObject([
      {
        message: expect.stringContaining(words ?? '20 rows of the list and that there are more'),
        extensions: { code: 'UPSTREAM_BAD_RESPONSE' },
      },
    ]);
  });

  it.each<[string, object, number?]>([
    ['count', { count: 60 }],
    ['meta', { meta: { total: 60, last_page: 1 }, links: { next: null } }],
    ['a page that is not full', { page: 1, limit: 100 }],
    ['a limit alone', { limit: 60 }],
    ['a last page', { page: 1, limit: 60, last: true }],
    ['a message', { message: 'Showing 60 of 60 records' }],
    ['a message of people', { message: '60 of 75 staff are active' }],
    ['a message of a day', { message: 'Staff fetched for 60/11/2026' }],
    ['a message of no more', { message: 'There are no more records.' }],
    ['nothing remaining', { remaining: 0, left: null, cursor: null }],
    ['a scroll id with its total', { _scroll_id: 'DXF1ZXJ5', total: 60 }],
    ['a limit of calls', { rateLimit: { limit: 100, remaining: 40 } }],
    ['people who came', { message: '45 of 60 staff signed in' }, 45],
    ['people who came, among those fetched', { message: 'Fetched attendance: 45 of 60 staff signed in' }, 45],
    ['a count of the staff beside a count of late people', { total: 60, present: 40, late: 20 }, 20],
    ['a count of the staff in a summary', { summary: { total: 60 }, totalStaff: 60 }, 20],
    ['a limit of days', { message: 'Search is limited to 31 days.' }, 31],
    ['a time until which it goes', { message: 'Data cut off at 08:15' }],
    ['a month as a page', { message: 'Page 11/2026', range: '11/2026' }, 11],
    ['a date', { message: 'Records 01/12/2026' }, 1],
    ['people who left', { message: '3 left the company', left: 3 }],
    ['calls that remain', { message: 'rate: remaining 10', rate: { remaining: 10 }, remaining: 10 }],
    ['a sum of days', { message: '22 of 31 days worked', totalDays: 31 }, 22],
    ['days that are shown', { message: 'Showing 22 of 31 days' }, 22],
    ['one of two shifts', { message: 'Loaded 1 of 2 shifts' }, 1],
    ['a batch', { message: 'Batch 3 of 5 synced' }, 3],
    ['others that were found', { message: '60 records found late, found 60 records updated yesterday' }, 20],
    ['flags and cursors of nothing', { hasMore: 0, nextCursor: '0', nextPage: 0, cursor: 0, page: 1, limit: 60 }],
    ['the next day', { next: '2026-11-27', shift: { next: 'Night' } }],
  ])('F-205 is as it is where it says that it is whole: %s', async (_name, beside, size = 60) => {
    expect(await askInPages(() => beside, undefined, size)).toMatchObject({ data: { staff: { totalCount: size } } });
  });
});
