import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { staffFieldNames, staffFields } from '../../../schema/staff-fields.ts';
import { templateWorkbook } from '../../../web/list/import/template-workbook.ts';
import { parse } from '../../gateway/sheets/workbooks.ts';

const lists = { district: ['Awka', 'R&D "East"', 'Awka'], shift: ['Office', 'Night', 'Customer Service'] };
const bytes = async () =>
  new Uint8Array(await templateWorkbook({ sheet: 'Staff', fields: staffFields, lists }).arrayBuffer());

describe('templateWorkbook', () => {
  it('has the headings of a batch, and beside them hidden lists of the values there are', async () => {
    const workbook = read(await bytes());
    expect(workbook.SheetNames).toEqual(['Staff', 'Lists']);
    expect(workbook.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 1]);
    const [staff, values] = workbook.SheetNames.map((name) =>
      utils.sheet_to_json(workbook.Sheets[name] as never, { header: 1 }),
    );
    expect(staff).toEqual([[...staffFieldNames]]);
    expect(values).toEqual([
      ['Awka', 'Office'],
      ['R&D "East"', 'Night'],
      [undefined, 'Customer Service'],
    ]);
  });

  it('makes every cell a text, and offers a list where a field has one', async () => {
    const files = unzipSync(await bytes());
    const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
    const styles = new TextDecoder().decode(files['xl/styles.xml']);
    const columns = [...sheet.matchAll(/<col [^>]*style="(\d)"/g)].map(([, style]) => style);
    expect(columns).toEqual(staffFieldNames.map(() => '2'));
    expect(/<cellXfs count="\d+">(?:<xf [^>]*\/>){2}(<xf [^>]*\/>)/.exec(styles)?.[1]).toContain('numFmtId="49"');
    const offered = [...sheet.matchAll(/type="list".*?sqref="(.*?)"><formula1>(.*?)<\/formula1>/g)];
    expect(offered.map(([, cells, source]) => [cells, source])).toEqual([
      ['C2:C20001', 'Lists!$A$1:$A$2'],
      [
        `${String.fromCharCode(65 + staffFieldNames.indexOf('shift'))}2:${String.fromCharCode(65 + staffFieldNames.indexOf('shift'))}20001`,
        'Lists!$B$1:$B$3',
      ],
    ]);
  });

  it('is a workbook without lists where the company has none', async () => {
    const workbook = read(
      new Uint8Array(await templateWorkbook({ sheet: 'Staff', fields: staffFields, lists: {} }).arrayBuffer()),
    );
    expect(utils.sheet_to_json(workbook.Sheets.Staff as never, { header: 1 })).toEqual([[...staffFieldNames]]);
  });

  it('is read by the upload with the zeros of its staff IDs, and its lists are not spoken of', async () => {
    const files = unzipSync(await bytes());
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
