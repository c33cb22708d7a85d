import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serialize } from 'node:v8';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPastDayFile, keptFor, type PastDayFile } from '../../../../gateway/upstream/past-days/past-day-file.ts';
import { type Kept, PastDayStore } from '../../../../gateway/upstream/past-days/past-day-store.ts';

const scope = { urls: ['http://service.example'], prefix: '/api', timeZone: 'Africa/Lagos' };
const at = Date.parse('2026-11-25T10:00:00Z');

const digestOf = () => ({
  staffIDs: ['01001', '01002'],
  walls: Float64Array.of(1, Number.NaN),
  flags: Uint8Array.of(1, 0),
  counts: new Map([['01001', 2]]),
  nothing: null,
});
const digest = digestOf();
const kept: Kept = { digest, at, refusal: null, losses: null };

function folderOf() {
  const folder = mkdtempSync(path.join(tmpdir(), 'digests-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store over the file in a folder, and what it warned of. */
function fileStore(folder: string, itsScope = scope) {
  const warnings: string[] = [];
  const file = createPastDayFile(folder, (_details, message) => warnings.push(message));
  onTestFinished(() => file.close());
  return { store: new PastDayStore(itsScope, file), file, warnings };
}

describe('PastDayStore', () => {
  it('F-120 has after a restart what was learned before it', async () => {
    const folder = folderOf();
    const before = fileStore(folder);
    const key = before.store.keyOf('ADMIN', '/attendance/findall?date=2026-11-20');
    expect(await before.store.get(key)).toBe(null);
    await before.store.put(key, kept);
    before.store.close();
    const after = fileStore(folder);
    expect(await after.store.get(key)).toMatchObject(kept);
    expect(after.warnings).toEqual([]);
  });

  it('answers the same digest as long as it is in memory, also when it was learned again and holds the same', async () => {
    const { store } = fileStore(folderOf());
    const key = store.keyOf('ADMIN', '/x');
    await store.put(key, kept);
    await store.put(key, { ...kept, digest: digestOf(), at: at + 1 });
    expect(await store.get(key)).toMatchObject({ at: at + 1 });
    expect((await store.get(key))?.digest).toBe(digest);
    const [one, other] = await Promise.all([store.get(key), store.get(key)]);
    expect(one?.digest).toBe(other?.digest);
  });

  it.each([
    ['role', (store: PastDayStore) => store.keyOf('USER', '/x')],
    ['path', (store: PastDayStore) => store.keyOf('ADMIN', '/y')],
    ['service', () => fileStore(folderOf(), { ...scope, urls: ['http://other.example'] }).store.keyOf('ADMIN', '/x')],
    ['prefix', () => fileStore(folderOf(), { ...scope, prefix: '/other' }).store.keyOf('ADMIN', '/x')],
    ['time zone', () => fileStore(folderOf(), { ...scope, timeZone: 'UTC' }).store.keyOf('ADMIN', '/x')],
  ])('never answers what is of another %s', async (_what, otherKey) => {
    const { store } = fileStore(folderOf());
    await store.put(store.keyOf('ADMIN', '/x'), kept);
    expect(await store.get(otherKey(store))).toBe(null);
  });

  it('holds people whom several days name once, read from the file too', async () => {
    const folder = folderOf();
    const day = () => ({
      people: [{ staffID: '01001', name: 'Ada' }],
      late: [{ staff: { staffID: '01001', name: 'Ada' } }],
    });
    const first = fileStore(folder);
    for (const key of ['one', 'other']) await first.store.put(key, { ...kept, digest: day() });
    first.store.close();
    const { store } = fileStore(folder);
    const read = async (key: string) => (await store.get(key))?.digest as ReturnType<typeof day>;
    const [one, other] = [await read('one'), await read('other')];
    expect(one).toEqual(day());
    expect(other.people[0]).toBe(one.people[0]);
    expect(other.late[0]?.staff).toBe(one.people[0]);
  });

  it('F-120 takes nothing for learned that it has not stored under that very key', async () => {
    const values = new Map<string, Buffer>();
    const file: PastDayFile = {
      get: (key) => values.get(key) ?? null,
      put: (key, value) => void values.set(key, value),
      close() {},
    };
    const read = (key: string) => new PastDayStore(scope, file).get(key);
    await new PastDayStore(scope, file).put('one', kept);
    const value = values.get('one') ?? Buffer.alloc(0);
    expect(await read('one')).toMatchObject(kept);
    const foreign = [
      value.subarray(0, 20),
      value.subarray(0, -1),
      Buffer.alloc(0),
      deflateSync(serialize({ at, refusal: null, losses: null, bytes: serialize({ people: 'nobody' }) })),
      deflateSync(Buffer.alloc(1_000_000)),
      ...Array.from(value, (byte, index) => Buffer.from(value).fill(byte ^ 1, index, index + 1)),
    ];
    for (const other of foreign) {
      values.set('one', other);
      expect(await read('one')).toBe(null);
    }
    values.set('other', value);
    expect(await read('other')).toBe(null);
  });

  it('keeps memory within its limit', { tags: 'long' }, async () => {
    const { store } = fileStore(folderOf());
    for (let day = 0; day < 8; day++) {
      await store.put(`day ${day}`, { ...kept, digest: new Uint8Array(16 * 2 ** 20).fill(day) });
    }
    expect(store.size.bytes).toBeLessThanOrEqual(60 * 2 ** 20);
    expect((await store.get('day 7'))?.digest).toHaveLength(16 * 2 ** 20);
    expect((await store.get('day 0'))?.digest).toHaveLength(16 * 2 ** 20);
  });
});

describe('createPastDayFile', () => {
  const value = Buffer.from('what was learned');

  it('makes the folder and the file when it is first needed, readable by its owner alone', async () => {
    const folder = path.join(folderOf(), 'data');
    const { file } = fileStore(folder);
    expect(() => readdirSync(folder)).toThrow('ENOENT');
    file.put('key', value, at);
    expect(readdirSync(folder)).toContain('digests.sqlite');
    for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
    expect(file.get('key')).toEqual(value);
  });

  it.each([
    ['is no database', (file: string) => writeFileSync(file, 'x'.repeat(10_000))],
    [
      'is a database of somebody else',
      (file: string) => {
        const other = new DatabaseSync(file);
        other.exec('CREATE TABLE digests (id INTEGER)');
        other.close();
      },
    ],
    [
      'is of another version',
      (file: string) => {
        const other = new DatabaseSync(file);
        other.exec('PRAGMA application_id = 1635021924; PRAGMA user_version = 99; CREATE TABLE digests (id INTEGER)');
        other.close();
      },
    ],
  ])('puts aside a file that %s, says so once and begins anew', async (_what, make) => {
    const folder = folderOf();
    const name = path.join(folder, 'digests.sqlite');
    make(name);
    const bytes = readFileSync(name);
    writeFileSync(`${name}.broken-1`, 'an older one');
    const { file, warnings } = fileStore(folder);
    file.put('key', value, at);
    expect(file.get('key')).toEqual(value);
    expect(warnings).toEqual(['The file of learned days cannot be read: it was put aside, and days are learned anew']);
    expect(readFileSync(`${name}.broken-2`).equals(bytes)).toBe(true);
  });

  it('puts aside a folder that is in the place of the file', async () => {
    const folder = folderOf();
    mkdirSync(path.join(folder, 'digests.sqlite', 'inner'), { recursive: true });
    const { file, warnings } = fileStore(folder);
    file.put('key', value, at);
    expect([file.get('key'), warnings.length]).toEqual([value, 1]);
    expect(readdirSync(path.join(folder, 'digests.sqlite.broken-1'))).toEqual(['inner']);
  });

  it('puts aside a file that is damaged while it is used', async () => {
    const folder = folderOf();
    const first = fileStore(folder);
    for (let count = 0; count < 50; count++) first.file.put(`key ${count}`, Buffer.alloc(5_000, count), at);
    first.file.close();
    const name = path.join(folder, 'digests.sqlite');
    const bytes = readFileSync(name);
    bytes.fill(0xff, 4_096);
    writeFileSync(name, bytes);
    const { file, warnings } = fileStore(folder);
    expect(file.get('key 7')).toBe(null);
    file.put('key 7', value, at);
    expect([file.get('key 7'), warnings.length]).toEqual([value, 1]);
  });

  it('does without a folder that cannot be written, and says so once', async () => {
    const folder = path.join(folderOf(), 'file');
    writeFileSync(folder, '');
    const { file, warnings, store } = fileStore(folder);
    file.put('key', value, at);
    expect(file.get('key')).toBe(null);
    expect(warnings).toEqual(['Learned days cannot be stored: they are learned anew at each start']);
    await store.put('key', kept);
    expect(await store.get('key')).toMatchObject(kept);
  });

  it('is shared by several gateways, and waits for none that writes for long', async () => {
    const folder = folderOf();
    const [one, other] = [fileStore(folder), fileStore(folder)];
    one.file.put('key', value, at);
    expect(other.file.get('key')).toEqual(value);
    const writer = new DatabaseSync(path.join(folder, 'digests.sqlite'));
    writer.exec('BEGIN IMMEDIATE');
    other.file.put('later', value, at);
    expect(other.file.get('later')).toBe(null);
    writer.exec('COMMIT');
    writer.close();
    other.file.put('later', value, at);
    expect([one.file.get('later'), one.warnings, other.warnings]).toEqual([value, [], []]);
  });

  it('deletes the oldest values when all are too long, those of seventy days first', { tags: 'long' }, async () => {
    const folder = folderOf();
    const { file } = fileStore(folder);
    const big = Buffer.alloc(8 * 2 ** 20, 1);
    file.put('ancient', value, at - keptFor - 1);
    for (let day = 0; day < 12; day++) file.put(`day ${day}`, big, at + day);
    const found = Array.from({ length: 12 }, (_, day) => file.get(`day ${day}`));
    expect([file.get('ancient'), found[0]?.length, found[11]?.length]).toEqual([null, undefined, big.length]);
    const bytes = found.reduce((sum, one) => sum + (one?.length ?? 0), 0);
    expect(bytes).toBeLessThanOrEqual(64 * 2 ** 20);
  });
});
