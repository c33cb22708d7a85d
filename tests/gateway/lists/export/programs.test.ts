/** @module-tag long */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { csvFile } from '../../../../gateway/lists/export/csv.ts';
import { xlsxFile } from '../../../../gateway/lists/export/xlsx.ts';
import { formatLongDate, formatTimestamp } from '../../../../schema/format.ts';
import { ownLeaveFieldNames } from '../../../../schema/leave-fields.ts';
import type { CellValue, Column, ColumnKind } from '../../../../schema/lists/column.ts';
import { staffFieldNames } from '../../../../schema/staff-fields.ts';
import { expectedExports } from '../../../support/expected-exports.ts';
import { signToken, testGateway } from '../../../support/gateway.ts';
import { readCSV } from '../../../support/read-csv.ts';
import { sampleAnswers } from '../../../support/sample-answers.ts';
import { type SheetCell, type SheetTable, spreadsheetPrograms } from '../../../support/spreadsheet-programs.ts';
import { staffTemplate } from '../../../support/template.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'attendance-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface MadeFile {
  readonly file: string;
  /** The lines of the CSV of the same list. */
  readonly lines: readonly (readonly string[])[];
}

function keep(name: string, workbook: Uint8Array, lines: MadeFile['lines']): MadeFile {
  const file = path.join(folder, `${name}.xlsx`);
  writeFileSync(file, workbook);
  return { file, lines };
}

/** Without the note, which a workbook has on a sheet of its own. */
const linesOf = (text: string) =>
  readCSV(text.replace(/^\uFEFF/, '')).filter(([first]) => !first?.startsWith('Note: '));

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

/** Values of each kind which programs spell or escape in ways of their own. */
const values: Readonly<Record<ColumnKind, readonly CellValue[]>> = {
  text: [
    ...[
      '',
      '00042',
      '=1+1',
      '<b>&"\'',
      'Ngọzi Ọkéke ị ụ ṅ',
      'a\nb',
      'a\rb',
      'a\r\nb',
      '  x ',
      '_x0041_',
      '1e5',
      'TRUE',
    ],
    ...['#N/A', '2026-11-28', '1/2', '00:30', "'x", '\ttab', 'e\u0301', '\u00a0', '😀', 'x'.repeat(32_767), '1,5', ''],
  ],
  number: [0, -1, 0.1, 123_456_789_012, '', '<3', 'at least 6'],
  date: ['2026-11-09', '1900-01-01', '1900-03-01', '9999-12-31', '', 'unknown'],
  longDate: ['2026-02-28', '1899-12-31', '', '2024-02-29'],
  timestamp: ['2026-11-19T07:08:37+01:00', '2026-11-19T23:59:59+01:00', '2026-11-19T00:00:00+01:00', ''],
  timeOfDay: ['07:05:00', '+01:20:00', ''],
  yesNo: [true, false],
  image: ['https://images.test/a.jpg?x=1&y=2', ''],
  location: ['Gate 1 (6.4584, 7.5464)', '-6.45, 7.5', ''],
  mark: ['L', ''],
};
const columnOf = (kind: ColumnKind): Column<number> => ({
  header: `Of ${kind}`,
  kind,
  value: (row) => values[kind][row % values[kind].length] ?? '',
});

let made: Promise<readonly MadeFile[]> | undefined;
const madeFiles = () => {
  made ??= makeFiles();
  return made;
};

async function makeFiles(): Promise<readonly MadeFile[]> {
  const files: MadeFile[] = [];
  const { url } = await testGateway({ answers: sampleAnswers, now: () => Date.UTC(2026, 10, 20, 8, 9, 10) });
  const headers = { authorization: `Bearer ${await signToken()}` };
  for (const { list, parameters } of expectedExports) {
    const [workbook, text] = await Promise.all(
      ['xlsx', 'csv'].map((ending) =>
        fetch(`${url}/export/${list}.${ending}?${new URLSearchParams(parameters)}`, { headers }),
      ),
    );
    if (!workbook?.ok || !text?.ok) throw new Error(`${list} has no files.`);
    files.push(keep(list, new Uint8Array(await workbook.arrayBuffer()), linesOf(await text.text())));
  }
  const kinds = (Object.keys(values) as ColumnKind[]).map(columnOf);
  const rows = values.text.map((_, index) => index);
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxFile(rows, kinds, 'All kinds', { legend: [['L', 'Late']] })) chunks.push(chunk);
  files.push(keep('kinds', Buffer.concat(chunks), linesOf(await textOf(csvFile(rows, kinds)))));
  const lists = { district: ['Awka', 'R&D "East"', '_x0041_'], shift: ['Office'] };
  files.push(keep('template-staff', await staffTemplate(lists), [[...staffFieldNames]]));
  const ofLeave = await fetch(`${url}/export/template/leave.xlsx`, { headers });
  files.push(keep('template-leave', await ofLeave.bytes(), [[...ownLeaveFieldNames]]));
  return files;
}
/** Whether a cell shows what the CSV of the same list does. */
function isShown(text: string, cell: SheetCell): boolean {
  if (cell instanceof Date) {
    // SheetJS counts a second as some nanoseconds less.
    const instant = new Date(Math.round(cell.getTime() / 1_000) * 1_000).toISOString();
    return [instant.slice(0, 10), formatLongDate(instant.slice(0, 10)), formatTimestamp(instant)].includes(text);
  }
  if (cell === 'Photo') return /^https?:/.test(text);
  const plain = text.replace(/^'(?=[=+\-@\t\r\n])/, '').replace(/\r\n?/g, '\n');
  const shown = String(cell ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[AP]M$/, (noon) => noon.toLowerCase())
    // Meant for Excel; others do not know it.
    .replaceAll('_x005F_', '_');
  return shown === plain;
}

const differences = (lines: readonly (readonly string[])[], table: SheetTable) =>
  Array.from({ length: Math.max(lines.length, table.length) }, (_, row) => row).flatMap((row) => {
    const [line = [], cells = []] = [lines[row], table[row]];
    return Array.from({ length: Math.max(line.length, cells.length) }, (_, column) => column)
      .filter((column) => !isShown(line[column] ?? '', cells[column] ?? null))
      .map((column) => [row, column, line[column], cells[column]]);
  });

/** The rows of each sheet, with the addresses of their cells; a row or a cell without one has an empty text. */
const sheetsOf = (file: string) =>
  Object.entries(unzipSync(readFileSync(file)))
    .filter(([name]) => name.startsWith('xl/worksheets/sheet'))
    .map(([name, bytes]) => {
      const xml = Buffer.from(bytes).toString('utf8');
      const addressOf = (attributes = '') => / r="(\w+)"/.exec(attributes)?.[1] ?? '';
      const rows = [...xml.matchAll(/<row\b([^>]*)>(.*?)<\/row>/gs)].map(([, attributes, cells = '']) => ({
        number: addressOf(attributes),
        addresses: [...cells.matchAll(/<c\b([^>]*)>/g)].map(([, own]) => addressOf(own)),
      }));
      return { name: `${path.basename(file)} ${name}`, rows, size: /<dimension ref="(.*?)"/.exec(xml)?.[1] };
    });

describe('the workbooks of all lists and both templates', () => {
  it('F-266 have the address of each row and cell, empty ones too, and the size of each sheet', async () => {
    for (const { name, rows, size } of (await madeFiles()).flatMap(({ file }) => sheetsOf(file))) {
      rows.forEach(({ number, addresses }, row) => {
        const columns = addresses.map((address) => /^([A-Z]+)(\d+)$/.exec(address)?.slice(1) ?? ['', address]);
        expect([number, ...columns.map(([, line]) => line)], name).toEqual(
          Array.from({ length: columns.length + 1 }, () => String(row + 1)),
        );
        const places = columns.map(([letters = '']) => utils.decode_col(letters));
        expect(places, name).toEqual(places.map((_, index) => index));
      });
      const widest = Math.max(1, ...rows.map(({ addresses }) => addresses.length));
      expect(size, name).toBe(`A1:${utils.encode_col(widest - 1)}${Math.max(rows.length, 1)}`);
    }
  });

  // A program that is not installed has nothing to say.
  describe.each(spreadsheetPrograms)('read by $name', ({ isInstalled, isSlow, read }) => {
    it.skipIf(!isInstalled)(
      'F-266 F-267 hold what the CSV of the same list holds',
      { tags: isSlow ? 'nightly' : [] },
      async () => {
        const files = await madeFiles();
        const tables = await read(files.map(({ file }) => file));
        for (const [index, { file, lines }] of files.entries()) {
          expect(differences(lines, tables[index] ?? []), path.basename(file)).toEqual([]);
        }
      },
    );
  });
});
