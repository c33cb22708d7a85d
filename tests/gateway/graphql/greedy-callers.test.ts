import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';

const day = '2026-11-19';
const absent = Array.from({ length: 2_000 }, (_, place) => ({
  staffID: String(place),
  name: `Person ${place}`,
  imageURL: `/images/${place}.jpg`,
}));
const list = `absentees(date: "${day}", search: "a b c d e f g h i j", first: 200) {
  nodes { key } facets(columns: [STAFF_ID, NAME, DISTRICT, SERVICE_CENTRE, DEPARTMENT]) { column }
}`;
/** Costs some 90 points. */
const dear = `{ a: ${list} b: ${list} c: ${list} }`;
const budget = 500;

describe('four greedy callers', () => {
  it('F-01 R16 are stopped by the budget of their own, and another caller is served whatever they ask', {
    tags: 'nightly',
  }, async () => {
    const answers = { [`GET /attendance/exception?date=${day}`]: absent };
    const { query } = await testGateway({ answers, settings: { COST_BUDGET: String(budget) } });
    let isOver = false;
    const greed = async (userID: string) => {
      const token = await signToken({ userID });
      const seen = { served: 0, refused: 0 };
      while (!isOver || seen.refused === 0) {
        const { errors } = await query(dear, {}, token);
        if (!errors) seen.served += 1;
        else if (errors[0]?.extensions.code === 'RATE_LIMITED') seen.refused += 1;
        else throw new Error(JSON.stringify(errors));
      }
      return seen;
    };
    const greedy = Promise.all(['ada', 'bisi', 'chi', 'dapo'].map(greed));
    const modest = await signToken({ userID: 'modest' });
    for (let asked = 0; asked < 20; asked += 1) {
      const page = await query(`{ absentees(date: "${day}", first: 1) { nodes { key } } }`, {}, modest);
      expect(page).toEqual({ data: { absentees: { nodes: [{ key: '0' }] } } });
    }
    isOver = true;
    for (const { served } of await greedy) expect(served).toBeLessThanOrEqual(budget / 80);
  });
});
