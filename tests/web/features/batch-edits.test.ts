import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { describeEdits, type EditResult, type EditRow, sendEdits } from '../../../web/features/staff/batch-edits.ts';
import { batchRow } from './batch-row.ts';

const row = (line: number, parts: Partial<EditRow> = {}): EditRow =>
  batchRow({
    line,
    staffID: `0${line}`,
    shift: 'Night',
    outcome: 'CHANGED',
    changes: ['unit', 'shift'],
    edit: {
      id: `id-${line}`,
      values: [
        { field: 'unit', current: 'HR', shown: 'ICT', value: 'ICT' },
        { field: 'shift', current: 'Office', shown: 'Night', value: 'shift-2' },
      ],
    },
    ...parts,
  });
const refusal = (message: string, extensions = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'UPSTREAM_REJECTED', ...extensions } }] });

/** Sends updates of which some fail, by line; answers what was reported and waited for. */
async function run(rows: readonly EditRow[], failures: Readonly<Record<number, readonly unknown[]>>, stopAfter = 99) {
  const left = new Map(Object.entries(failures).map(([line, errors]) => [Number(line), [...errors]]));
  const stopper = new AbortController();
  const results = new Map<number, EditResult>();
  const waited: number[] = [];
  const sent: number[] = [];
  const stopReason = await sendEdits(rows, {
    send: async ({ line }) => {
      sent.push(line);
      if (sent.length === stopAfter) stopper.abort();
      const error = left.get(line)?.shift();
      if (error) throw error;
    },
    wait: async (seconds) => {
      waited.push(seconds);
    },
    report: ({ line }, result) => (result ? results.set(line, result) : results.delete(line)),
    signal: stopper.signal,
  });
  return { results: Object.fromEntries(results), sent, waited, stopReason };
}

describe('sendEdits', () => {
  it('F-133 sends one call for each row, in order, and goes on after a failure', async () => {
    const answer = await run([row(2), row(3), row(4)], { 3: [refusal('No such shift')] });
    expect(answer).toEqual({
      sent: [2, 3, 4],
      results: { 2: { state: 'done' }, 3: { state: 'failed', reason: 'No such shift' }, 4: { state: 'done' } },
      waited: [],
      stopReason: null,
    });
  });

  it('F-133 stops before the next row and leaves it without a result', async () => {
    const { sent, results } = await run([row(2), row(3), row(4)], {}, 2);
    expect(sent).toEqual([2, 3]);
    expect(results).toEqual({ 2: { state: 'done' }, 3: { state: 'done' } });
  });

  it('F-133 waits as long as the gateway asks, then sends the row again', async () => {
    const busy = refusal('Too many changes', { code: 'RATE_LIMITED', retryAfter: 7 });
    const { sent, waited, results } = await run([row(2), row(3)], { 2: [busy, busy] });
    expect({ sent, waited }).toEqual({ sent: [2, 2, 2, 3], waited: [7, 7] });
    expect(results[2]).toEqual({ state: 'done' });
  });

  it('F-133 gives up a row that the gateway never takes, with its reason', async () => {
    const busy = refusal('Too many changes', { code: 'RATE_LIMITED' });
    const { waited, results } = await run([row(2)], { 2: [busy, busy, busy, busy, busy] });
    expect(waited).toEqual([1, 1, 1, 1]);
    expect(results[2]).toEqual({ state: 'failed', reason: 'Too many changes' });
  });

  it('F-133 sends nothing more while the service does not answer, and says why', async () => {
    const away = refusal('The attendance service is away.', { code: 'UPSTREAM_UNAVAILABLE' });
    const rows = [2, 3, 4, 5, 6].map((line) => row(line));
    const { sent, stopReason } = await run(rows, { 2: [away], 3: [away], 4: [away] });
    expect(sent).toEqual([2, 3, 4]);
    expect(stopReason).toBe('The attendance service is away.');
  });

  it('F-133 calls no update failed that may have been stored: it had no answer, and can be sent again', async () => {
    const { results } = await run([row(2)], { 2: [new TypeError('Failed to fetch')] });
    const reason = expect.stringContaining('contact the admin. The record may have been updated all the same.');
    expect(results[2]).toEqual({ state: 'unanswered', reason });
  });
});

describe('describeEdits', () => {
  it('F-133 says what was done and what was not', () => {
    expect(describeEdits({ done: 1200, failed: 0, unanswered: 0, open: 0 })).toBe('1,200 records were updated.');
    expect(describeEdits({ done: 1, failed: 2, unanswered: 1, open: 1 })).toBe(
      '1 record was updated, 2 updates failed, 1 update had no answer, 1 row was not sent.',
    );
  });
});
