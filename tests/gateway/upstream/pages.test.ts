import { describe, expect, it } from 'vitest';
import { wholeList } from '../../../gateway/upstream/pages.ts';
import { stepsOf } from '../../support/count-steps.ts';
import { staffRecord } from '../../support/staff.ts';

type Headers = Readonly<Record<string, string>>;

const path = '/attendance/lateness?date=2026-11-26';

/** What is made of twenty rows with this beside them: `whole`, the link that is followed, or why they are refused. */
async function toldOf(beside: object, headers: Headers = {}): Promise<string> {
  const data = Array.from({ length: 20 }, (_, index) => ({ _id: `${index}` }));
  const bytes = Buffer.from(JSON.stringify({ status: 'success', message: 'ok', data, ...beside }));
  let told = 'whole';
  const follow = async (link: string) => {
    told = link;
    return null;
  };
  await wholeList({ status: 200, etag: null, type: 'application/json', bytes, headers }, path, follow).catch(
    ({ message }: Error) => {
      if (told === 'whole') told = /answered (.*?)\./.exec(message)?.[1] ?? message;
    },
  );
  return told;
}

describe('what frameworks and sentences say beside a list', () => {
  it.each<[string, object, Headers?]>([
    ['DataTables', { recordsTotal: 1_200, recordsFiltered: 20 }],
    ['Elasticsearch', { timed_out: false, _shards: { total: 25 }, hits: { total: { value: 20 } } }],
    ['DynamoDB', { Count: 20, ScannedCount: 1_200 }],
    ['Typesense', { found: 20, out_of: 1_200, page: 1 }],
    ['Jira', { startAt: 0, maxResults: 20, total: 20, isLast: true }],
    ['JSON:API', { links: { next: { href: null, title: 'Next page' } } }],
    ['Twitter', { next_cursor: 0, next_cursor_str: '0' }],
    ['Zendesk', { meta: { has_more: false, after_cursor: 'eyJ' }, links: { next: null } }],
    ['Shopify', {}, { link: '<https://a.example/?page_info=a>; rel="previous"' }],
    ['bytes', {}, { 'content-range': 'bytes 0-1023/1024' }],
    ['Directus', { meta: { total_count: 1_200, filter_count: 20 } }],
    ['sums by year', { history: { 2026: { total: 1_200 } } }],
    ['an echo', { request: { page: 1, limit: 20, total: 60 } }],
    ['a time zone', { offset: '+01:00', start: '08:00', limit: 20 }],
    ['a day that is not over', { complete: false, partial: 1, done: 0 }],
    ['links to other days', { links: { next: '?date=2026-11-27' } }],
    ['a Link header to another day', {}, { link: '</attendance/lateness?date=2026-11-27>; rel="next"' }],
    ['a link to the time of another day', { links: { next: '?date=2026-11-27T00:00:00Z' } }],
    ['a licence', { message: 'Licence limited to 20 users.' }],
    ['names', { message: 'Names longer than 40 characters in the data are truncated' }],
    ['more than yesterday', { message: 'There are more records than yesterday' }],
    ['weeks', { message: 'Weeks 1 to 20 of 52' }],
    ['offices', { message: 'Fetched 20 of 60 offices' }],
    ['photos', { message: 'Not all records have photos' }],
    ['late people among those found', { message: '60 records found; 20 late' }],
    ['late people', { message: 'Returned 20 of 60 staff who were late' }],
  ])('F-205 is whole: %s', async (_name, beside, headers) => {
    expect(await toldOf(beside, headers)).toBe('whole');
  });

  const manyUsers = Object.fromEntries(Array.from({ length: 200 }, (_, id) => [`u${id}`, staffRecord()]));
  const more = '20 rows of the list and that there are more';
  it.each<[string, string, object, Headers?]>([
    ['DataTables', '20 of 60 rows of the list', { recordsTotal: 1_200, recordsFiltered: 60 }],
    ['jqGrid', '20 of 60 rows of the list', { page: 1, total: 3, records: 60 }],
    ['Hydra', '/?page=2', { 'hydra:view': { 'hydra:next': '/?page=2' } }],
    ['FHIR', '/?page=2', { link: [{ relation: 'next', url: '/?page=2' }] }],
    ['DynamoDB', more, { Count: 20, LastEvaluatedKey: { staffID: { S: '01020' } } }],
    ['Kubernetes', '20 of 60 rows of the list', { metadata: { continue: 'eyJ', remainingItemCount: 40 } }],
    ['Salesforce', '/query/2', { totalSize: 60, done: false, nextRecordsUrl: '/query/2' }],
    ['Zoho', more, { info: { count: 20, page: 1, more_records: true } }],
    ['Dynamics', more, { '@Microsoft.Dynamics.CRM.morerecords': true }],
    ['Azure', more, {}, { 'x-ms-continuation': 'eyJ' }],
    ['PostgREST', '20 of 60 rows of the list', {}, { 'content-range': '0-19/60' }],
    ['counts of people with a page', 'a full page of 20 rows', { total: 60, late: 20, page: 1, limit: 20 }],
    ['a link of the same day', '?date=2026-11-26&page=2', { next: '?date=2026-11-26&page=2' }],
    ['staff', '20 of 1200 rows of the list', { message: 'Displaying 20 of 1,200 employees' }],
    ['records of a district', '20 of 60 rows of the list', { message: 'Showing 20 out of 60 records for Awka.' }],
    ['a text alone', '20 of 60 rows of the list', { message: 'Only 20 of 60 records returned' }],
    ['a total', '20 of 60 rows of the list', { message: 'Total records: 60' }],
    ['the first', more, { message: 'Only the first 20 records are returned' }],
    ['a count before the part', '20 of 60 rows of the list', { message: 'Found 60 records, showing 20' }],
    ['a number of records', '20 of 60 rows of the list', { message: 'No. of records: 60' }],
    ['brackets', '20 of 60 rows of the list', { message: 'Records (20 of 60)' }],
    ['the first of all', '20 of 60 rows of the list', { message: 'First 20 of 60 records' }],
    ['not all', more, { message: 'Not all records could be returned' }],
    ['the most', more, { message: 'Maximum of 20 records reached' }],
    ['Google Drive', more, { incompleteSearch: true }],
    ['partial results', more, { partialResults: true }],
    ['people before the page', '20 of 60 rows of the list', { included: { users: manyUsers }, meta: { total: 60 } }],
    ['a warning', more, { warnings: ['List truncated'] }],
    ['a cut', more, { message: 'Response cut off after 20 records' }],
    ['a page in words', more, { page: '1 of 3' }],
  ])('F-205 is a part: %s', async (_name, told, beside, headers) => {
    expect(await toldOf(beside, headers)).toContain(told);
  });

  it('F-205 reads a bounded part of what stands beside a list, whatever a service sends', async () => {
    const take = (fields: number) =>
      stepsOf(() => toldOf(Object.fromEntries(Array.from({ length: fields }, (_, index) => [`total${index}`, 20]))));
    await take(1_000);
    expect(await take(20_000)).toBeLessThan(2 * (await take(1_000)));
  });
});
