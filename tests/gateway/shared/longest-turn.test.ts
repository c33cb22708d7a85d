import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordColumns } from '../../../schema/lists/attendance.ts';
import { countSteps } from '../../support/count-steps.ts';
import { fakeUpstreamList, success } from '../../support/fake-upstream-list.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { listGateway, tokenOf } from '../../support/list-gateway.ts';

const staff = 20_000;
/** Steps that one turn may take: the rows of all records, or one view of them, but not both. */
const mostSteps = 7_000_000;
const record = (number: number, day: string) => ({
  staffID: {
    staffID: String(number),
    name: `${['Adaeze', 'Chinedu', 'Ngozi', 'Ọlá'][number % 4]} ${(number * 7919).toString(36).replaceAll(/\d/g, 'x')}`,
    district: `District ${number % 40}`,
    serviceCentre: `Centre ${number % 300}`,
    department: 'ICT',
    imageURL: `http://images.test/${number}.png`,
  },
  imageURL: `http://images.test/records/${number}.png`,
  latitude: 6.5,
  longitude: 7 + (number % 1000) / 1000,
  attendanceDate: `${day}T07:${String(number % 60).padStart(2, '0')}:00Z`,
  isImageRecognised: number % 3 === 0,
});
// Made beforehand, for the service shares the thread. Each day is a list that nobody has read yet.
const days = ['2026-10-01', '2026-10-02', '2026-10-03'];
const bodies = new Map(
  days.map((day) => {
    const records = Array.from({ length: staff }, (_, number) => record(number, day));
    return [day, Buffer.from(JSON.stringify(success(records)))] as const;
  }),
);
const nobody = Buffer.from(JSON.stringify(success([])));
const { rest: empty } = fakeUpstreamList(() => success([]));
const rest: typeof empty = {
  ...empty,
  get: async ({ path }, _caller, { etag } = {}) => {
    const bytes = bodies.get(new URLSearchParams(path.split('?')[1]).get('date') ?? '') ?? nobody;
    return etag ? { notModified: true } : { notModified: false, bytes, etag: '"1"' };
  },
};

let gateway: Awaited<ReturnType<typeof listGateway>>;
let headers: Record<string, string>;

beforeAll(async () => {
  gateway = await listGateway(rest);
  headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('USER')}` };
});
afterAll(() => gateway.close());

/** Those that need no reviews. */
const columns = Object.entries(recordColumns).flatMap(([name, { extension }]) =>
  extension || name === 'VERDICTS' ? [] : name,
);
const column = fc.constantFrom(...columns);
const photos = Array.from({ length: 28 }, (_, place) => `p${place}: url(width: ${place * 50 + 1})`).join(' ');
const rows = fc.constantFrom(
  'key',
  'key staff { staffID name photo { url(width: 84) } } photo { url } attendanceDate latitude',
  `staff { photo { ${photos} } } photo { ${photos} }`,
);
const condition = fc.oneof(
  column.map((name) => `{ column: ${name}, contains: "e" }`),
  fc.constantFrom(
    '{ column: NAME, from: "b", to: "n" }',
    '{ column: FLAG, in: ["No"] }',
    '{ column: STAFF_ID, from: "7" }',
  ),
);
const operation = fc
  .record({
    day: fc.constantFrom(...days),
    first: fc.constantFrom('200', '20'),
    search: fc.constantFrom('', 'search: "a", ', 'search: "ol ng", '),
    where: fc.array(condition, { maxLength: 3 }),
    orderBy: fc.uniqueArray(column, { maxLength: 3 }),
    facets: fc.uniqueArray(column, { minLength: 1, maxLength: 4 }),
    rows,
  })
  .map(({ day, first, search, where, orderBy, facets, rows: fields }) => {
    const order = orderBy.map((name) => `{ column: ${name} }`).join(', ');
    const args = `date: "${day}", mode: SIGNED_IN, first: ${first}, ${search}where: [${where}], orderBy: [${order}]`;
    return `{ attendance(${args}) { totalCount nodes { ${fields} } facets(columns: [${facets}]) { values { value count } } } }`;
  });

/** Steps of the longest turn of the event loop while the work runs, by a clock on which each look takes a quarter of a millisecond. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let looks = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1;
    return looks / 4;
  });
  const counter = countSteps();
  let longest = 0;
  let isOver = false;
  const turn = () => {
    if (isOver) return;
    longest = Math.max(longest, counter.take());
    setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  counter.stop();
  clock.mockRestore();
  return longest;
}

describe('the longest turn of the event loop', () => {
  it('S21 F-01 F-293 stays short over any operation on lists of 20,000 staff', { tags: 'nightly' }, async () => {
    const ask = async (query: string) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      expect(await response.json()).not.toHaveProperty('errors');
    };
    await ask('{ __typename }');
    await fc.assert(
      fc.asyncProperty(operation, async (query) => {
        const longest = await longestTurn(() => ask(query));
        expect(longest).toBeLessThan(mostSteps);
      }),
      { numRuns: cases(2, 15), endOnFailure: true },
    );
  });
});
