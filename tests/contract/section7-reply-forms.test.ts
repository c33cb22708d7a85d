import { afterEach, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { Raw, startCompanyService } from '../support/company-service.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60 }));
afterEach(() => service.bend(null));

type Rows = readonly Readonly<Record<string, unknown>>[];

const ok = { status: 'success', message: 'ok' };
const html = (text: string, status = 200) =>
  new Raw(`<!DOCTYPE html><html><body>${text}</body></html>`, status, { 'content-type': 'text/html; charset=UTF-8' });
const json = (status: number, body: object) => new Raw(JSON.stringify(body), status);
const whole = (data: unknown) => JSON.stringify({ ...ok, data });
const pageOf = (rows: Rows) => ({ ...ok, data: rows.slice(0, 20) });

/** Whole replies as frameworks and proxies make them, and what is told of sixty people: all of them, nothing, or a part and that it is one. */
const forms: Readonly<Record<string, readonly [string, (rows: Rows) => object | string][]>> = {
  all: [
    ['rows by numbers', (rows) => ({ ...ok, data: { ...rows } })],
    ['success false', (data) => ({ ...ok, success: false, data })],
    ['blanks around the JSON', (data) => `\n \t${whole(data)}\n\n`],
    ['a message that is an object', (data) => ({ status: 'success', message: { text: 'ok' }, data })],
    ['HTTP 201', (data) => json(201, { ...ok, data })],
    ['HTTP 203', (data) => json(203, { ...ok, data })],
  ],
  nothing: [
    ['status ok and an ended token', () => ({ status: 'ok', message: 'Token expired' })],
    [
      'Laravel’s collection in data',
      (data) => ({ ...ok, data: { data, links: {}, meta: { last_page: 1, total: 60 } } }),
    ],
    ['Spring’s page in data', (content) => ({ ...ok, data: { content, totalElements: 60, last: true } })],
    ['items and meta in data', (items) => ({ ...ok, data: { items, meta: { totalItems: 60, itemCount: 60 } } })],
    ['rows and a total in data', (rows) => ({ ...ok, data: { rows, total: 60 } })],
    ['docs and pages in data', (docs) => ({ ...ok, data: { docs, totalDocs: 60, page: 1, totalPages: 1 } })],
    ['data in data', (data) => ({ ...ok, data: { data } })],
    ['JSON:API', (rows) => ({ ...ok, data: rows.map((attributes) => ({ type: 'row', attributes })) })],
    ['mongoose documents that were spread', (rows) => ({ ...ok, data: rows.map((_doc) => ({ $isNew: false, _doc })) })],
    ['a list in a list', (data) => ({ ...ok, data: [data] })],
    ['rows as texts of JSON', (rows) => ({ ...ok, data: rows.map((row) => JSON.stringify(row)) })],
    ['a page of Laravel in data', (rows) => ({ ...ok, data: { current_page: 1, data: pageOf(rows).data, total: 60 } })],
    ['_embedded in data', (rows) => ({ ...ok, data: { _embedded: { rows: pageOf(rows).data }, page: { size: 20 } } })],
    ['items and meta of a page', (rows) => ({ ...ok, data: { items: pageOf(rows).data, meta: { totalItems: 60 } } })],
    ['docs of a page', (rows) => ({ ...ok, data: { docs: pageOf(rows).data, totalDocs: 60, hasNextPage: true } })],
    ['rows by ids', (rows) => ({ ...ok, data: Object.fromEntries(rows.map((row) => [row._id, row])) })],
    ['rows under another name', (result) => ({ ...ok, result })],
    ['rows of columns', (rows) => ({ ...ok, data: { columns: ['_id'], rows: rows.map(({ _id }) => [_id]) } })],
    ['a list of null', () => ({ ...ok, data: [null] })],
    ['a text of JSON in data', (data) => ({ ...ok, data: JSON.stringify(data) })],
    ['a text of JSON', (data) => JSON.stringify(whole(data))],
    ['a guard before the JSON', (data) => `)]}',\n${whole(data)}`],
    ['a callback around the JSON', (data) => `callback(${whole(data)});`],
    ['a warning of PHP before the JSON', (data) => `<br />\n<b>Warning</b>: in <b>/app</b>\n${whole(data)}`],
    ['two replies in one', (data) => whole(data).repeat(2)],
    ['a row a line', (rows) => rows.map((row) => JSON.stringify(row)).join('\n')],
    ['null', () => 'null'],
    ['false', () => 'false'],
    ['a list of replies', (data) => [{ ...ok, data }]],
    ['a sentence for data', () => ({ ...ok, data: 'No record found' })],
    ['a number for data', () => ({ ...ok, data: 60 })],
    ['a total of text', (rows) => ({ ...pageOf(rows), total: '60' })],
    ['pagination', (rows) => ({ ...pageOf(rows), pagination: { page: 1, pageCount: 3, totalCount: 60 } })],
    ['a range from to', (rows) => ({ ...pageOf(rows), from: 1, to: 20, total: 60 })],
    ['truncated', (rows) => ({ ...pageOf(rows), truncated: true })],
    ['recordsTotal', (rows) => ({ ...pageOf(rows), recordsTotal: 60 })],
    ['hasMore', (rows) => ({ ...pageOf(rows), hasMore: true })],
    ['page 1 of 3', (rows) => ({ ...pageOf(rows), page: 1, pages: 3 })],
    ['limit and offset', (rows) => ({ ...pageOf(rows), limit: 20, offset: 0 })],
    ['HTTP 204', () => new Raw('', 204)],
    ['HTTP 206', (rows) => json(206, pageOf(rows))],
    ['HTTP 400 with a success', () => json(400, { ...ok, data: [] })],
    ['HTTP 404 with an empty list', () => json(404, { ...ok, data: [] })],
    ['a sign-in page', () => html('<form action="/login"><input type="password"></form>')],
    ['403 of a firewall', () => html('Checking your browser', 403)],
    ['503 of maintenance', () => html('Be right back', 503)],
    ['419 Page Expired', () => html('Page Expired', 419)],
    ['440', () => json(440, { message: 'Login Time-out' })],
    ['498', () => json(498, { message: 'Invalid Token' })],
    ['200 success false Unauthenticated', () => ({ success: false, message: 'Unauthenticated.' })],
    ['200 status fail of code 401', () => ({ status: 'fail', code: 401, message: 'Invalid token' })],
    ['500 Route login not defined', () => json(500, { message: 'Route [login] not defined.' })],
  ],
  part: [
    ['a page of Spring', (rows) => ({ content: pageOf(rows).data, totalElements: 60, last: false })],
    ['_embedded', (rows) => ({ _embedded: { rows } })],
    ['200 invalid_token', () => ({ error: 'invalid_token', error_description: 'The access token expired' })],
    ['a null among the rows', (rows) => ({ ...ok, data: [null, ...rows] })],
    ['texts among the rows', (rows) => ({ ...ok, data: [...rows, 'end', 3] })],
    ['code 0 in place of a status', (data) => ({ code: 0, msg: 'ok', data })],
    ['no status and success true', (data) => ({ success: true, data })],
  ],
};

describe('a reply of another form', () => {
  it.each(Object.entries(forms).flatMap(([told, all]) => all.map(([name, form]) => ({ told, name, form }))))(
    'F-203 F-206 F-212 is told as $told: $name',
    async ({ told, form }) => {
      const { query } = await testGateway({ settings: { UPSTREAM_URL: service.url, COST_BUDGET: '0' } });
      service.bend((call, _query, data) => {
        if (call !== 'GET /staff/findAll') return undefined;
        const reply = form(data as Rows);
        return reply instanceof Raw ? reply : new Raw(typeof reply === 'string' ? reply : JSON.stringify(reply));
      });
      const { data, errors } = await query(
        '{ staff(first: 200) { totalCount notice nodes { staff { name } } } }',
        {},
        service.token(),
      );
      const { staff } = (data ?? {}) as { staff?: { totalCount: number; notice: string | null } };
      const found = errors ? 'nothing' : staff?.notice ? 'part' : `${staff?.totalCount}`.replace('60', 'all');
      expect([found, errors?.[0]?.extensions.code ?? ''], staff?.notice ?? '').toEqual([
        told,
        told === 'nothing' ? expect.stringMatching(/^(UPSTREAM_|UNAUTH|FORBID)/) : '',
      ]);
    },
  );
});
