import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dailyAbsence, dailyLateness, dailyPunches } from '../../../../gateway/days/daily-lists.ts';
import { type DayPunches, noPunches } from '../../../../gateway/days/day-punches.ts';
import { PastDayFile, type PastDayKey } from '../../../../gateway/upstream/past-days/past-day-file.ts';
import { type Kept, PastDayStore, type Restore } from '../../../../gateway/upstream/past-days/past-day-store.ts';
import { readStaffSummary } from '../../../../gateway/upstream/readers/staff-summary.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const scope = { urls: ['http://service.example'], prefix: '/api', timeZone: 'Africa/Lagos' };
const at = Date.parse('2026-11-25T10:00:00Z');

const madeValue = () => ({
  staffIDs: ['01001', '01002'],
  walls: Float64Array.of(1, Number.NaN),
  flags: Uint8Array.of(1, 0),
  counts: new Map([['01001', 2]]),
  nothing: null,
});
const value = madeValue();
const kept: Kept = { value, at, losses: null, isEmpty: false };

const keyOf = (path: string, owner = 'ADMIN'): PastDayKey => ({ owner, path });

function folderOf() {
  const folder = mkdtempSync(path.join(tmpdir(), 'past-days-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store over the file in a folder, and what it warned of. */
function fileStore(folder: string, itsScope = scope) {
  const warnings: string[] = [];
  const file = new PastDayFile(folder, (_details, message) => warnings.push(message));
  onTestFinished(() => file.close());
  return { store: new PastDayStore(itsScope, file), file, warnings };
}

describe('PastDayStore', () => {
  it('F-120 F-201 keeps what the file does not have, however much comes from the file', async () => {
    const { store } = fileStore(folderOf());
    await store.put(keyOf('/doubted'), kept, false);
    const large = 'x'.repeat(12 * 2 ** 20);
    for (let day = 1; day <= 6; day++) await store.put(keyOf(`/${day}`), { ...kept, value: large }, true);
    expect(store.size.lists).toBeLessThan(7);
    expect(await store.get(keyOf('/doubted'))).toMatchObject(kept);
  });

  it('F-120 F-201 has after a restart what was learned before it, and nothing that was doubted', async () => {
    const folder = folderOf();
    const before = fileStore(folder);
    const key = keyOf('/attendance/findall?date=2026-11-20');
    expect(await before.store.get(key)).toBe(null);
    await before.store.put(key, kept, true);
    await before.store.put(keyOf('/doubted'), kept, false);
    expect(await before.store.get(keyOf('/doubted'))).toMatchObject(kept);
    before.store.close();
    const after = fileStore(folder);
    expect(await after.store.get(key)).toMatchObject(kept);
    expect(await after.store.get(keyOf('/doubted'))).toBe(null);
    expect(after.warnings).toEqual([]);
  });

  it('F-120 asks its file once for what is not there, until it is learned', async () => {
    const asked: string[] = [];
    const get = ({ path: of }: PastDayKey) => {
      asked.push(of);
      return null;
    };
    const store = new PastDayStore(scope, { get, put: () => undefined, close: () => undefined });
    for (let poll = 0; poll < 3; poll++) expect(await store.get(keyOf('/x'))).toBe(null);
    expect(asked).toEqual(['/x']);
    await store.put(keyOf('/x'), kept, true);
    expect(await store.get(keyOf('/x'))).toMatchObject(kept);
  });

  it('answers the same value as long as it is in memory, also when it was learned again and holds the same', async () => {
    const { store } = fileStore(folderOf());
    const key = keyOf('/x');
    await store.put(key, kept, true);
    await store.put(key, { ...kept, value: madeValue(), at: at + 1 }, true);
    expect(await store.get(key)).toMatchObject({ at: at + 1 });
    expect((await store.get(key))?.value).toBe(value);
    const [one, other] = await Promise.all([store.get(key), store.get(key)]);
    expect(one?.value).toBe(other?.value);
  });

  it.each([
    ['role', keyOf('/x', 'USER'), scope],
    ['path', keyOf('/y'), scope],
    ['service', keyOf('/x'), { ...scope, urls: ['http://other.example'] }],
    ['prefix', keyOf('/x'), { ...scope, prefix: '/other' }],
    ['time zone', keyOf('/x'), { ...scope, timeZone: 'UTC' }],
  ])('never answers what is of another %s', async (_what, other, itsScope) => {
    const folder = folderOf();
    await fileStore(folder).store.put(keyOf('/x'), kept, true);
    expect(await fileStore(folder, itsScope).store.get(other)).toBe(null);
    expect(await fileStore(folder).store.get(keyOf('/x'))).toMatchObject(kept);
  });

  it('holds people whom several days name once, read from the file too', async () => {
    const folder = folderOf();
    const staff = {
      ...readStaffSummary(attendanceRecord({ staffID: staffRecord() }), new ValueReader('UTC')),
      imageURL: '',
    };
    const lists = [dailyPunches(), dailyAbsence, dailyLateness];
    const values = [
      { ...noPunches, people: [staff], who: Uint32Array.of(0) },
      [staff],
      [{ staff, shiftID: '', wall: 1 }],
    ];
    const first = fileStore(folder);
    for (const [index, value] of values.entries()) await first.store.put(keyOf(`/${index}`), { ...kept, value }, true);
    first.store.close();
    const { store } = fileStore(folder);
    const read = values.map((_, index) => store.get(keyOf(`/${index}`), lists[index]?.restore as Restore));
    const [punches, absent, late] = (await Promise.all(read)).map((found) => found?.value) as typeof values;
    expect([punches, absent, late]).toEqual(values);
    const { people, who } = punches as DayPunches;
    expect([(absent as unknown[])[0], (late as { staff: unknown }[])[0]?.staff]).toEqual([people[0], people[0]]);
    expect((absent as unknown[])[0]).toBe(people[0]);
    expect((late as { staff: unknown }[])[0]?.staff).toBe(people[0]);
    // Not a view of all bytes of the value.
    expect(who.buffer.byteLength).toBe(who.byteLength);
  });

  it('F-120 takes nothing for learned that is not what it has stored', async () => {
    let stored: Buffer = Buffer.alloc(0);
    const file = {
      get: () => stored,
      put(_key: PastDayKey, packed: Buffer) {
        stored = packed;
      },
      close() {},
    };
    const read = () => new PastDayStore(scope, file).get(keyOf('/one'));
    await new PastDayStore(scope, file).put(keyOf('/one'), kept, true);
    expect(await read()).toMatchObject(kept);
    const packed = stored;
    const broken = [
      packed.subarray(0, 20),
      packed.subarray(0, -1),
      Buffer.alloc(0),
      deflateSync(Buffer.alloc(1_000_000)),
      ...Array.from(packed, (byte, index) => Buffer.from(packed).fill(byte ^ 1, index, index + 1)),
    ];
    for (const another of broken) {
      stored = another;
      expect(await read()).toBe(null);
    }
  });
});

describe('PastDayFile', () => {
  const packed = Buffer.from('what was learned');
  const key = keyOf('/x');

  it('makes the folder and the file when it is first needed, readable by its owner alone', async () => {
    const folder = path.join(folderOf(), 'data');
    const { file } = fileStore(folder);
    expect(() => readdirSync(folder)).toThrow('ENOENT');
    file.put(key, packed, at);
    expect(readdirSync(folder)).toContain('past-days.sqlite');
    for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
    expect(file.get(key)).toEqual(packed);
  });

  it.each([
    ['is no database', (file: string) => writeFileSync(file, 'x'.repeat(10_000))],
    [
      'is a database of somebody else',
      (file: string) => {
        const other = new DatabaseSync(file);
        other.exec('CREATE TABLE past_days (id INTEGER)');
        other.close();
      },
    ],
    [
      'is of another version',
      (file: string) => {
        const other = new DatabaseSync(file);
        other.exec('PRAGMA application_id = 1635021924; PRAGMA user_version = 99; CREATE TABLE past_days (id INTEGER)');
        other.close();
      },
    ],
  ])('puts aside a file that %s, says so once and begins anew', async (_what, make) => {
    const folder = folderOf();
    const name = path.join(folder, 'past-days.sqlite');
    make(name);
    const bytes = readFileSync(name);
    writeFileSync(`${name}.broken`, 'an older one');
    const { file, warnings } = fileStore(folder);
    file.put(key, packed, at);
    expect(file.get(key)).toEqual(packed);
    expect(warnings).toEqual([
      'The file of past days cannot be read: it was put aside, and the days are learned again',
    ]);
    expect(readFileSync(`${name}.broken`).equals(bytes)).toBe(true);
  });

  it('puts aside a file that is damaged while it is used', async () => {
    const folder = folderOf();
    const first = fileStore(folder);
    for (let count = 0; count < 50; count++) first.file.put(keyOf(`/${count}`), Buffer.alloc(5_000, count), at);
    first.file.close();
    const name = path.join(folder, 'past-days.sqlite');
    const bytes = readFileSync(name);
    bytes.fill(0xff, 4_096);
    writeFileSync(name, bytes);
    const { file, warnings } = fileStore(folder);
    expect(file.get(keyOf('/4'))).toBe(null);
    file.put(keyOf('/4'), packed, at);
    expect([file.get(keyOf('/4')), warnings.length]).toEqual([packed, 1]);
  });

  it('does without a folder that cannot be written, and says so once', async () => {
    const folder = path.join(folderOf(), 'file');
    writeFileSync(folder, '');
    const { file, warnings, store } = fileStore(folder);
    file.put(key, packed, at);
    expect(file.get(key)).toBe(null);
    expect(warnings).toEqual(['Past days cannot be stored: they are learned again at each start']);
    await store.put(key, kept, true);
    expect(await store.get(key)).toMatchObject(kept);
  });

  it('is shared by several gateways, and waits for none that writes for long', async () => {
    const folder = folderOf();
    const [one, other] = [fileStore(folder), fileStore(folder)];
    one.file.put(key, packed, at);
    expect(other.file.get(key)).toEqual(packed);
    const writer = new DatabaseSync(path.join(folder, 'past-days.sqlite'));
    writer.exec('BEGIN IMMEDIATE');
    other.file.put(keyOf('/later'), packed, at);
    expect(other.file.get(keyOf('/later'))).toBe(null);
    writer.exec('COMMIT');
    writer.close();
    other.file.put(keyOf('/later'), packed, at);
    expect([one.file.get(keyOf('/later')), one.warnings, other.warnings]).toEqual([packed, [], []]);
  });

  it('deletes the oldest values when all are too long', { tags: 'nightly' }, async () => {
    const { file } = fileStore(folderOf());
    const big = Buffer.alloc(8 * 2 ** 20, 1);
    for (let day = 0; day < 14; day++) file.put(keyOf(`/${day}`), big, at + day);
    const found = Array.from({ length: 14 }, (_, day) => file.get(keyOf(`/${day}`)));
    expect([found[0]?.length, found[13]?.length]).toEqual([undefined, big.length]);
    const bytes = found.reduce((sum, one) => sum + (one?.length ?? 0), 0);
    expect(bytes).toBeLessThanOrEqual(100 * 2 ** 20);
  });
});
