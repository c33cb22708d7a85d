/** @module-tag long */
import { parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { maximumOperationCost } from '../../../gateway/auth/rate-limits.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { maximumConditions, maximumOrderSteps, maximumSearchWords } from '../../../schema/limits.ts';
import { stepsOf } from '../../support/count-steps.ts';
import { documentFault } from '../../support/document-fault.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { priceOf } from '../../support/price-of.ts';
import { staffRecord } from '../../support/staff.ts';

/** Steps that any operation may take, and that each point of its price may. */
const anyway = 3_000_000;
const perPoint = 100_000;

const people = 10_000;
const records = Array.from({ length: people }, (_, place) =>
  staffRecord({
    _id: `id-${place}`,
    staffID: String(place).padStart(5, '0'),
    name: `Person ${(place * 7919) % people} of the company`,
    imageURL: `/images/${place}.jpg`,
  }),
);
const columns = ['STAFF_ID', 'NAME', 'SHIFT', 'DISTRICT', 'SERVICE_CENTRE', 'DEPARTMENT', 'UNIT', 'CREATED_ON'];

const column = fc.constantFrom(...columns);
const word = fc.stringMatching(/^[a-z0-9]{1,6}$/);
const condition = fc
  .tuple(column, word, fc.constantFrom('contains', 'from', 'to', 'from: "0", to'))
  .filter(([name, , part]) => name !== 'CREATED_ON' || part === 'contains')
  .map(([name, text, part]) => `{ column: ${name}, ${part}: "${text}" }`);
/** Up to three of them, grouped. */
const group = fc
  .tuple(fc.constantFrom('anyOf', 'allOf'), fc.array(condition, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([kind, members, isNot]) => {
    const own = `{ ${kind}: [${members.join(' ')}] }`;
    return isNot ? `{ not: ${own} }` : own;
  });
const field = fc.oneof(
  fc.constantFrom(
    'id',
    'unit',
    'createdAt',
    'staff { staffID name district serviceCentre department }',
    'shift { id name }',
  ),
  fc.integer({ min: 1, max: 1_400 }).map((width) => `staff { photo { url(width: ${width}) } }`),
);
/** A list of staff, anything from a few rows to as much as may be asked. */
const list = fc
  .record({
    first: fc.constantFrom('1', '20', '200', '200'),
    search: fc.array(word, { maxLength: maximumSearchWords }),
    where: fc.oneof(
      fc.array(condition, { maxLength: maximumConditions }),
      fc.array(group, { maxLength: Math.floor(maximumConditions / 5) }),
    ),
    orderBy: fc.array(column, { maxLength: maximumOrderSteps }),
    fields: fc.array(field, { minLength: 1, maxLength: 40 }),
    facets: fc.array(column, { maxLength: 8 }),
    info: fc.constantFrom('', 'pageInfo { hasNextPage endCursor }'),
  })
  .map(({ first, search, where, orderBy, fields, facets, info }) => {
    const steps = orderBy.map((name) => `{ column: ${name} }`).join(' ');
    const args = `first: ${first}, search: "${search.join(' ')}", where: [${where.join(' ')}], orderBy: [${steps}]`;
    const rows = fields.map((text, place) => text.replace(/^\w+/, (name) => `f${place}: ${name}`)).join(' ');
    return `staff(${args}) { totalCount ${info} nodes { ${rows} } facets(columns: [${facets.join(' ')}]) { values { value count } } }`;
  });
const documents = fc
  .array(list, { minLength: 1, maxLength: 3 })
  .map((lists) => `{ ${lists.map((text, place) => `l${place}: ${text}`).join(' ')} }`);

const schema = createSchema();
const isLegal = (text: string) =>
  documentFault(parse(text)) === null &&
  validate(schema, parse(text), specifiedRules).length === 0 &&
  priceOf(text) <= maximumOperationCost;

describe('the price of an operation', () => {
  it('F-01 F-02 F-293 S21 covers the work of every legal one', async () => {
    const token = await signToken();
    const begin = async () => {
      const gateway = await testGateway({ answers: { 'GET /staff/findAll': records }, settings: { COST_BUDGET: '0' } });
      const ask = async (document: string) => (await gateway.query(document, {}, token)).errors;
      // Its parsing is the work of the first who reads it.
      await ask('{ staff { totalCount } }');
      return ask;
    };
    const ask = await begin();
    await fc.assert(
      fc.asyncProperty(documents.filter(isLegal), async (document) => {
        const steps = await stepsOf(async () => expect(await ask(document)).toBeUndefined());
        expect(steps).toBeLessThan(anyway + perPoint * priceOf(document));
      }),
      { numRuns: cases(2, 40), endOnFailure: true },
    );
  });

  it('N-19 S21 counts letters by each name that they are asked for', () => {
    const packs = Array.from({ length: 58 }, (_, place) => `l${place}: letters { sources { ok } }`).join(' ');
    for (const list of ['absenteeSummary', 'serialLateness']) {
      expect(priceOf(`{ ${list}(month: "2026-11", first: 200) { ${packs} } }`)).toBeGreaterThan(maximumOperationCost);
      expect(priceOf(`{ ${list}(month: "2026-11", first: 200) { letters { sources { ok } } } }`)).toBeLessThanOrEqual(
        maximumOperationCost,
      );
    }
  });
});
