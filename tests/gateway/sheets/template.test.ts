import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { departments, districts, units } from '../../../schema/organisation.ts';
import { staffFieldNames } from '../../../schema/staff-fields.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { staffRecord } from '../../support/staff.ts';
import { staffTemplate } from '../../support/template.ts';
import { parse } from './workbooks.ts';

const lists = { district: ['Awka', 'R&D "East"'], shift: ['Office', 'Night', 'Customer Service'] };

describe('templateWorkbook', () => {
  it('has the headings of a batch, and beside them hidden lists of the values there are', async () => {
    const workbook = read(await staffTemplate(lists));
    expect(workbook.SheetNames).toEqual(['Staff', 'Lists']);
    expect(workbook.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 1]);
    const [staff, values] = workbook.SheetNames.map((name) =>
      utils.sheet_to_json(workbook.Sheets[name] as never, { header: 1 }),
    );
    expect(staff).toEqual([[...staffFieldNames]]);
    expect(values).toEqual([
      ['Awka', 'R&D "East"'],
      ['Office', 'Night', 'Customer Service'],
    ]);
  });

  it('makes every cell a text, and offers a list where a field has one', async () => {
    const files = unzipSync(await staffTemplate(lists));
    const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
    const styles = new TextDecoder().decode(files['xl/styles.xml']);
    const columns = [...sheet.matchAll(/<col [^>]*style="(\d)"/g)].map(([, style]) => style);
    expect(columns).toEqual(staffFieldNames.map(() => '2'));
    expect(/<cellXfs count="\d+">(?:<xf [^>]*\/>){2}(<xf [^>]*\/>)/.exec(styles)?.[1]).toContain('numFmtId="49"');
    const offered = [...sheet.matchAll(/type="list".*?sqref="(.*?)"><formula1>(.*?)<\/formula1>/g)];
    expect(offered.map(([, cells, source]) => [cells, source])).toEqual([
      ['C2:C20001', 'Lists!$A$1:$B$1'],
      [
        `${String.fromCharCode(65 + staffFieldNames.indexOf('shift'))}2:${String.fromCharCode(65 + staffFieldNames.indexOf('shift'))}20001`,
        'Lists!$A$2:$C$2',
      ],
    ]);
  });

  it('is read by the upload with the zeros of its staff IDs, and its lists are not spoken of', async () => {
    const files = unzipSync(await staffTemplate(lists));
    const path = 'xl/worksheets/sheet1.xml';
    const cells = ['00123', 'Ada Obi', 'Awka'].map((text) => `<c s="2" t="inlineStr"><is><t>${text}</t></is></c>`);
    const sheet = new TextDecoder()
      .decode(files[path])
      .replace('</sheetData>', `<row r="2">${cells.join('')}</row></sheetData>`);
    const filled = zipSync({ ...files, [path]: new TextEncoder().encode(sheet) });
    const { name, otherSheets, rows } = await parse(Buffer.from(filled));
    expect({ name, otherSheets }).toEqual({ name: 'Staff', otherSheets: [] });
    expect(rows).toMatchObject([{ line: 2, values: { staffID: '00123', name: 'Ada Obi', district: 'Awka' } }]);
  });
});

describe('GET /export/template', () => {
  const answers = {
    'GET /staff/find/all': [staffRecord({ district: 'Awka', serviceCentre: 'Amawbia' })],
    'GET /shift/findAll': [{ _id: 'shift-1', name: 'Office' }],
    'GET /extensions': [{ name: 'leave', version: 1 }],
  };

  async function get(file: string, { role = 'admin', more = {}, method = 'GET' } = {}) {
    const { url } = await testGateway({ answers: { ...answers, ...more } });
    const headers = role === 'nobody' ? {} : { authorization: `Bearer ${await signToken({ role })}` };
    const response = await fetch(`${url}/export/template/${file}`, { headers, method });
    return { response };
  }
  const linesOf = (workbook: ReturnType<typeof read>, sheet: string): string[][] =>
    utils.sheet_to_json(workbook.Sheets[sheet] as never, { header: 1 });

  it('F-54 is a workbook of staff with the values that the company has now', async () => {
    const { response } = await get('staff.xlsx');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=staff-template.xlsx');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const workbook = read(await response.bytes());
    expect(linesOf(workbook, 'Staff')).toEqual([[...staffFieldNames]]);
    const values = linesOf(workbook, 'Lists');
    expect(values.map(([first]) => first)).toEqual([districts[0], districts[0], departments[0], units[0], 'Office']);
    expect(values[1]).toContain('Amawbia');
  });

  it('F-278 is a workbook of leave with the kinds of leave', async () => {
    const { response } = await get('leave.xlsx', { role: 'management' });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=leave-template.xlsx');
    const workbook = read(await response.bytes());
    expect(linesOf(workbook, 'Leave')).toEqual([['staffID', 'from', 'to', 'kind', 'note']]);
    expect(linesOf(workbook, 'Lists').flat()).toContain('Annual');
  });

  it.each([
    ['staff.xlsx', { role: 'management' }, 403, 'FORBIDDEN'],
    ['leave.xlsx', { role: 'user' }, 403, 'FORBIDDEN'],
    ['staff.xlsx', { role: 'nobody' }, 401, 'UNAUTHENTICATED'],
    ['leave.xlsx', { more: { 'GET /extensions': [] } }, 404, 'EXTENSION_MISSING'],
    ['users.xlsx', {}, 404, 'NOT_FOUND'],
    ['staff.csv', {}, 404, 'NOT_FOUND'],
  ])('refuses %s where the import would be refused, and others: %j', async (file, options, status, code) => {
    const { response } = await get(file, options);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(code)]);
  });
});
