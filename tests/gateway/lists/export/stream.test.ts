import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { send } from '../../../../gateway/http/write-answer.ts';
import { csvFile } from '../../../../gateway/lists/export/csv.ts';
import { xlsxFile } from '../../../../gateway/lists/export/xlsx.ts';
import { slices } from '../../../../gateway/shared/event-loop.ts';
import { attendanceColumns } from '../../../../schema/lists/attendance.ts';
import { attendanceRow } from '../../../support/attendance-rows.ts';

const rows = Array.from({ length: 1_001 }, (_, number) => number);

/** Collects what is written; `take` lets one waiting chunk through. */
function reader({ highWaterMark = 1 } = {}) {
  const taken: string[] = [];
  const waiting: (() => void)[] = [];
  const output = new Writable({
    highWaterMark,
    write(chunk, _encoding, done) {
      taken.push(String(chunk));
      waiting.push(done);
    },
  });
  return { output, taken, take: () => waiting.shift()?.() };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('slices', () => {
  it('gives all rows once, as many at a time as it is told, with the place of the first', async () => {
    const seen: [number, number][] = [];
    let text = '';
    const toText = (slice: readonly number[], start: number) => {
      seen.push([start, slice.length]);
      return `${slice.join()},`;
    };
    for await (const part of slices(rows, toText, 400)) text += part;
    expect(seen).toEqual([
      [0, 400],
      [400, 400],
      [800, 201],
    ]);
    expect(text).toBe(`${rows.join()},`);
  });

  it('F-01 R17 makes little at a time, for so much waits in memory for each reader who takes nothing', async () => {
    const records = Array.from({ length: 1_000 }, () => attendanceRow({ location: 'x'.repeat(60) }));
    const columns = Object.values(attendanceColumns);
    for await (const text of csvFile(records, columns)) expect(text.length).toBeLessThan(64 * 1024);
    const sizes: number[] = [];
    const watched = Object.assign([...records], {
      slice(start: number, end: number) {
        sizes.push(end - start);
        return records.slice(start, end);
      },
    });
    for await (const _ of xlsxFile(watched, columns, 'Sheet'));
    // The first is the sample for the widths of columns.
    for (const size of sizes.slice(1)) expect(size).toBeLessThan(50);
    expect(sizes.length).toBeGreaterThan(20);
  });

  it('lets others run between two slices', async () => {
    let others = 0;
    let isOver = false;
    const count = () => {
      others++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const parts: number[] = [];
    for await (const _ of slices(rows, () => '')) parts.push(others);
    isOver = true;
    expect(new Set(parts).size).toBe(parts.length);
  });
});

describe('send', () => {
  it('makes no chunk before the reader has room, and ends the output', async () => {
    const { output, taken, take } = reader();
    let made = 0;
    async function* chunks() {
      for (const text of ['a', 'b', 'c']) {
        made++;
        yield text;
      }
    }
    const sent = send(chunks(), output);
    await turn();
    expect(made).toBe(1);
    take();
    await turn();
    expect(made).toBe(2);
    take();
    await turn();
    take();
    await sent;
    expect(output.writableEnded).toBe(true);
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(output.writableEnded).toBe(true);
  });

  it('stops making chunks when the reader leaves while it waits', async () => {
    const { output } = reader();
    let isStopped = false;
    async function* chunks() {
      try {
        for (;;) yield 'text';
      } finally {
        isStopped = true;
      }
    }
    const sent = send(chunks(), output);
    await turn();
    output.destroy();
    await sent;
    expect(isStopped).toBe(true);
  });

  it('breaks the output off when a chunk cannot be made', async () => {
    const { output } = reader({ highWaterMark: 100 });
    async function* chunks() {
      yield 'text';
      throw new Error('no more');
    }
    await expect(send(chunks(), output)).rejects.toThrow('no more');
    expect(output.destroyed).toBe(true);
    expect(output.writableEnded).toBe(false);
  });
});
