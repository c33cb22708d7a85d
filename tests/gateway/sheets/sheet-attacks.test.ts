/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../gateway/shared/errors.ts';
import { archiveOf, readSheet, textCell, textSheet, withLyingSizes, workbookOf, workbookOfRows } from './workbooks.ts';

/** The refusal of a file as `CODE: reason`. */
async function refusal(bytes: Buffer, fileName: string, limits = {}): Promise<string> {
  try {
    await readSheet(bytes, fileName, limits);
    return 'read';
  } catch (error) {
    const { advice } = (error as { extensions?: { advice?: string } }).extensions ?? {};
    return `${codeOf(error)}: ${advice ?? (error as Error).message}`;
  }
}

const sound = workbookOf(
  'xlsx',
  textSheet([
    ['staffID', 'name'],
    ['001', 'Ada'],
  ]),
);
const archive = (count: number) =>
  archiveOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`xl/x${index}.xml`, '<x/>'])));

/** 1,600,000,000 cells to visit in SheetJS, in an archive of some kilobytes. */
const endless = workbookOfRows('', '', '<hyperlink ref="A1:XFD2" location="x"/>'.repeat(50_000));

describe('readSheet against hostile files', () => {
  it('refuses entities with a code, and says why', async () => {
    expect(await refusal(workbookOfRows('', '<!DOCTYPE x [<!ENTITY a "aaaa">]>'), 'staff.xlsx')).toMatch(
      /^BATCH_FORMAT_INVALID: The workbook declares document types or entities/,
    );
  });

  it('refuses more than it may read', { tags: 'nightly' }, async () => {
    const megabytes = { unpackedBytes: 2 * 1024 * 1024 };
    const bomb = archiveOf({ 'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000).fill(97) });
    expect(await refusal(bomb, 'staff.xlsx')).toBe(
      'PAYLOAD_TOO_LARGE: The workbook unpacks to more than 32 MB. Copy the rows into a new file.',
    );
    const names = ['xl/sharedStrings.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml'];
    const parts = Object.fromEntries(names.map((name) => [name, new Uint8Array(1_200_000).fill(97)]));
    expect(await refusal(archiveOf(parts), 'staff.xlsx', megabytes)).toMatch(/^PAYLOAD_TOO_LARGE: .* 2 MB/);
    expect(await refusal(archive(5_000), 'staff.xlsx')).toMatch(
      /^PAYLOAD_TOO_LARGE: The workbook has more than 1000 parts/,
    );
    expect(await refusal(Buffer.alloc(11 * 1024 * 1024, 'a'), 'staff.csv')).toMatch(/^PAYLOAD_TOO_LARGE: The file has/);
  });

  it('unpacks no part beyond the size that it declares', { tags: 'nightly' }, async () => {
    const bomb = archiveOf({ 'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000).fill(97) });
    for (const archive of [bomb, sound])
      expect(await refusal(withLyingSizes(archive), 'staff.xlsx')).toMatch(
        /^BATCH_FORMAT_INVALID: The workbook's archive has a part that is cut off/,
      );
  });

  it('tells of a text what is wrong with it, however long its lines are and however many it has', {
    tags: 'nightly',
  }, async () => {
    const length = 5_000_000;
    expect(await refusal(Buffer.from(`staffID\n${'a\n'.repeat(length)}`), 'staff.csv')).toMatch(/more than 20000 rows/);
    expect(await refusal(Buffer.from(`staffID\n,="${'a'.repeat(length)}`), 'staff.csv')).toMatch(
      /never closed|no value/,
    );
  });

  it('is not held up by cells in the last corner of the sheet', { tags: 'nightly' }, async () => {
    const people = `<row r="1">${textCell('A1', 'staffID')}</row><row r="2">${textCell('A2', '001')}</row>`;
    const corner = await readSheet(
      workbookOfRows(`${people}<row r="1048576">${textCell('XFD1048576', 'x')}</row>`),
      'staff.xlsx',
    );
    expect(corner.rows).toEqual([{ line: 2, values: { staffID: '001' } }]);
    const wide = Array.from({ length: 4_000 }, (_, index) => index * 250 + 3);
    const cells = wide.map((line) => `<row r="${line}">${textCell(`XFD${line}`, 'x')}</row>`).join('');
    expect((await readSheet(workbookOfRows(people + cells), 'staff.xlsx')).rows).toEqual(corner.rows);
    const far = `<row r="900000">${textCell('A900000', '002')}</row>`;
    const { rows } = await readSheet(workbookOfRows(people + far), 'staff.xlsx');
    expect(rows.map((row) => row.line)).toEqual([2, 900_000]);
  });

  it('F-192 ends a parser that hangs once its CPU time is used, and the thread that asked stays free', async () => {
    let turns = 0;
    const counter = setInterval(() => {
      turns += 1;
    }, 1);
    const result = await refusal(endless, 'staff.xlsx', { milliseconds: 700 });
    clearInterval(counter);
    expect(result).toBe('BATCH_FORMAT_INVALID: The file could not be read within 1 s. Save its rows in a new file.');
    expect(turns).toBeGreaterThan(30);
  });

  it('F-192 counts neither the start of the worker nor its waiting as time of the file', async () => {
    // Starting a worker takes longer than this.
    expect(await refusal(Buffer.from('staffID\n1'), 'staff.csv', { milliseconds: 50 })).toBe('read');
  });

  it('F-192 blames no file for a machine that is too busy', async () => {
    expect(await refusal(Buffer.from('staffID\n1'), 'staff.csv', { waitMilliseconds: 1 })).toBe(
      'RATE_LIMITED: The machine is too busy to read the spreadsheet. Try again in a minute.',
    );
  });

  it('ends a parser that eats the heap', { tags: 'nightly' }, async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, i) => `<row>${`<c t="inlineStr"><is><t>${i}</t></is></c>`.repeat(30)}</row>`,
    );
    // Without a deadline of its own: near the limit the collector may take long on a busy machine.
    const limits = { heapMegabytes: 24, milliseconds: 60_000 };
    expect(await refusal(workbookOfRows(rows.join('')), 'staff.xlsx', limits)).toBe(
      'PAYLOAD_TOO_LARGE: The file takes too much memory to read. Split it and upload the parts.',
    );
  });

  it('answers overwritten bytes with a coded error or the rows', { tags: 'nightly' }, async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (const [name, bytes] of [
      ['staff.xlsx', sound],
      ['staff.xls', workbookOf('biff8', textSheet([['staffID'], ['001']]))],
    ] as const) {
      for (let round = 0; round < 4; round += 1) {
        const copy = Buffer.from(bytes);
        for (let hit = 0; hit < 60; hit += 1) copy[8 + random(copy.length - 8)] = random(256);
        expect(await refusal(copy, name, { milliseconds: 1_000 })).toMatch(
          /^(read|BATCH_FORMAT_INVALID|PAYLOAD_TOO_LARGE)/,
        );
      }
    }
  });

  it('refuses files beyond those that may wait', { tags: 'nightly' }, async () => {
    const results = await Promise.all(
      Array.from({ length: 11 }, () => refusal(Buffer.from('staffID\n1'), 'staff.csv')),
    );
    expect(results.filter((result) => result === 'read')).toHaveLength(9);
    expect(results.filter((result) => result.startsWith('RATE_LIMITED: '))).toHaveLength(2);
  });

  it('keeps no process alive', { tags: 'nightly' }, async () => {
    const module = fileURLToPath(new URL('./workbooks.ts', import.meta.url));
    const code = `import { readSheet } from ${JSON.stringify(module)};
      const chunks = []; for await (const chunk of process.stdin) chunks.push(chunk);
      readSheet(Buffer.concat(chunks), 'staff.xlsx', { milliseconds: 600_000 });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'ignore', 'ignore'] });
    child.stdin.end(endless);
    const [status] = await once(child, 'exit');
    expect(status).toBe(0);
  });

  it('prints nothing of what the parser says about unknown records', { tags: 'nightly' }, async () => {
    const workbook = workbookOf('biff8', textSheet([['staffID'], ['001']]));
    const sheetStart = workbook.lastIndexOf(Buffer.of(0x09, 0x08, 0x10, 0x00));
    // The record behind the sheet's start becomes one of no known kind.
    workbook.writeUInt16LE(0x7fe0, sheetStart + 20);
    const script = fileURLToPath(new URL('./workbooks.ts', import.meta.url));
    const code = `import { readSheet } from ${JSON.stringify(script)};
      const chunks = []; for await (const chunk of process.stdin) chunks.push(chunk);
      const alive = setInterval(() => {}, 1000);
      const sheet = await readSheet(Buffer.concat(chunks), 'staff.xls');
      clearInterval(alive); process.stdout.write(String(sheet.rows.length));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'pipe'] });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.stderr.on('data', (chunk) => {
      printed += chunk;
    });
    child.stdin.end(workbook);
    await once(child, 'close');
    expect(printed).toBe('1');
  });
});
