import { beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { exportableLists } from '../../../../gateway/schema.ts';
import { addedHeadings } from '../../../support/added-texts.ts';
import { expectedExports } from '../../../support/expected-exports.ts';
import { signToken, testGateway } from '../../../support/gateway.ts';
import { readCSV } from '../../../support/read-csv.ts';
import { sampleAnswers as answers } from '../../../support/sample-answers.ts';

const now = () => Date.UTC(2026, 10, 20, 8, 9, 10);
const stamp = '2026-11-20_09-09-10';
const month = { month: '2026-11' };

let token = '';
beforeAll(async () => {
  token = await signToken();
});

async function download(file: string, parameters: Record<string, string>, url?: string): Promise<Response> {
  const origin = url ?? (await testGateway({ answers, now })).url;
  const address = `${origin}/export/${file}?${new URLSearchParams(parameters)}`;
  return fetch(address, { headers: { authorization: `Bearer ${token}` } });
}

describe('GET /export of every list', () => {
  it('is checked here', () => {
    const names = exportableLists.map((list) => list.field).sort();
    // That list reads a month day by day: its export is checked with the days it needs, in its own file.
    const checked = ['nearSerialLateness', ...expectedExports.map((expected) => expected.list)];
    const missing = names.filter((name) => !checked.includes(name));
    expect(missing, 'Give each its file in tests/support/expected-exports.ts').toEqual([]);
    expect(checked.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each([
    ['R-038', 'users', ['District', 'Service Center', 'Role', 'IsActive']],
    ['R-047', 'staff', ['Shift', 'District', 'Service Center', 'Department', 'Unit']],
    ['R-083', 'serialLatenessDays', ['District', 'Service Centre', 'Department']],
    ['R-030', 'absentees', ['District', 'Service Centre', 'Department', 'Reason']],
  ])('%s offers menus of values on %s for %j', (_rows, name, headings) => {
    const list = exportableLists.find(({ field }) => field === name);
    const columns: readonly { header: string; filterable?: true }[] = Object.values(list?.columns ?? {});
    const menus = columns.filter((column) => column.filterable).map((column) => column.header);
    expect(menus.filter((header) => !addedHeadings.includes(header))).toEqual(headings);
  });

  it.each(expectedExports)(
    '$rows R-031 A-52 holds $list, named $file and the time, as text and as a workbook',
    async ({ list, parameters, file, lines }) => {
      const { url } = await testGateway({ answers, now });
      const text = await download(`${list}.csv`, parameters, url);
      expect(text.headers.get('content-disposition')).toBe(`attachment; filename=${file}${stamp}.csv`);
      const table = readCSV((await text.text()).replace(/^\uFEFF/, ''));
      const rowsOfFile = table.filter(([first]) => !first?.startsWith('Note: '));
      expect(rowsOfFile, `Say what the file of ${list} has in tests/support/*export*.ts`).toEqual(
        lines.map((cells, place) => [place === 0 ? 'sn' : String(place), ...cells]),
      );

      const workbook = await download(`${list}.xlsx`, parameters, url);
      const { date, month, from, earlier, later } = parameters;
      const period = date ?? month ?? from ?? (earlier && `${earlier}-and-${later}`);
      const name = period ? `${file}of-${period}-made-${stamp}.xlsx` : `${file}${stamp}.xlsx`;
      expect(workbook.headers.get('content-disposition')).toBe(`attachment; filename=${name}`);
      const book = read(Buffer.from(await workbook.arrayBuffer()));
      const [sheet] = Object.values(book.Sheets);
      const rows = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 });
      expect(rows[0]).toEqual(['sn', ...(lines[0] ?? [])]);
      expect(rows).toHaveLength(lines.length);
    },
  );

  it('R-084 sorts the long days of a CSV by date', async () => {
    const response = await download('serialLatenessDays.csv', {
      ...month,
      columns: 'DAYS_LATE',
      orderBy: JSON.stringify([{ column: 'DAYS_LATE', direction: 'DESC' }]),
    });
    expect(readCSV((await response.text()).replace(/^\uFEFF/, ''))).toEqual([
      ['sn', 'Days Late'],
      ['1', 'Tuesday, 10 November 2026'],
      ['2', 'Monday, 9 November 2026'],
      ['Note: 1 row: day could not be read.', ''],
    ]);
  });
});
