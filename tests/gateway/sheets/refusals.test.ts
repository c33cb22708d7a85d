import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { encrypt } from 'officecrypto-tool';
import { describe, expect, it } from 'vitest';
import { CFB, read } from 'xlsx';
import { SheetFault } from '../../../gateway/sheets/refusals.ts';
import { archiveOf, parse, textSheet, workbookOf } from './workbooks.ts';

const people = textSheet([
  ['Staff ID', 'Name', 'District'],
  ['70001', 'Ada Obi', 'Awka'],
]);
const sound = workbookOf('xlsx', people);
const defaultPassword = 'VelvetSweatshop';

/** A compound file with streams of these names. */
function compoundOf(...names: readonly string[]): Buffer {
  const container = CFB.utils.cfb_new();
  for (const name of names) CFB.utils.cfb_add(container, name, Buffer.alloc(5_000, 1));
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

const zipOf = (...names: readonly string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<x/>')]))));

async function refusal(bytes: Uint8Array | string) {
  try {
    await parse(bytes);
    return { reason: 'read', advice: '' };
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return { reason: error.reason, advice: error.message };
  }
}

describe('refusals of a spreadsheet', () => {
  it.each([
    [
      'HTML',
      '<html><table><tr><th>Staff ID</th></tr></table></html>',
      /web page \(HTML\).*save it as an Excel workbook/,
    ],
    ['HTML', '\r\n  <!DOCTYPE html><html></html>', /HTML/],
    ['HTML', '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"></html>', /HTML/],
    ['HTML', '<style>td{}</style><table><tr><td>Staff ID</td></tr></table>', /HTML/],
    [
      'XML',
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
      /XML Spreadsheet 2003.*save it as/,
    ],
    ['XML', '<ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"/>', /XML/],
    [
      'MHTML',
      'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x',
      /web archive.*save it as/,
    ],
    ['MHTML', 'From: <Saved by Excel>\nMIME-Version: 1.0\n', /MHTML/],
    ['OTHER_FORMAT', '%PDF-1.7\n\0\u0001', /neither an Excel workbook nor text/],
    ['NO_STAFF_ID_COLUMN', '{\\rtf1 Staff list}', /Line 1 holds/],
    ['NO_STAFF_ID_COLUMN', '[{"name":"Ada"}]', /Line 1 holds/],
    ['OTHER_FORMAT', 'ID;PWXL;N;E\nC;Y1;X1;K"staffID"\nE\n', /SYLK/],
    ['OTHER_FORMAT', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), /neither/],
    ['OTHER_FORMAT', zipOf('xl/workbook.bin', '[Content_Types].xml'), /binary workbook.*save it as/],
    ['OTHER_FORMAT', zipOf('META-INF/manifest.xml', 'content.xml'), /OpenDocument/],
    ['OTHER_FORMAT', zipOf('Index/Document.iwa'), /Numbers/],
    ['OTHER_FORMAT', zipOf('word/document.xml', '[Content_Types].xml'), /Word/],
    ['OTHER_FORMAT', zipOf('staff.csv'), /archive.*Unpack it/],
    ['OTHER_FORMAT', compoundOf('WordDocument'), /another program/],
    [
      'RIGHTS_MANAGED',
      compoundOf('EncryptedPackage', '\u0006DataSpaces/TransformInfo/DRMEncryptedTransform'),
      /rights management/,
    ],
    ['RIGHTS_MANAGED', compoundOf('Workbook', '\tDRMContent'), /rights management.*remove the restriction/],
    ['PASSWORD', encrypt(sound, { password: 'secret' }), /password.*clear it/],
    ['PASSWORD', encrypt(sound, { password: 'secret', type: 'standard' }), /password/],
    ['DAMAGED', compoundOf('Something'), /damaged/],
    ['EMPTY', '', /empty/],
    ['OTHER_FORMAT', 'staffID\n\0\u0001\u0002', /neither/],
    ['OPEN_QUOTE', 'staffID,name\n001,"Ada\n', /opens in line 2/],
    ['DAMAGED', sound.subarray(0, sound.length / 2), /cut off/],
    ['DAMAGED', workbookOf('biff8', people).fill(255, 600), /damaged/],
  ])('F-187 F-181 says %s and what to do', { tags: 'long' }, async (reason, bytes, advice) => {
    expect(await refusal(bytes)).toMatchObject({ reason, advice: expect.stringMatching(advice) });
  });

  it.each([
    ['an xls by LibreOffice', readFileSync(path.join(import.meta.dirname, 'default-password.xls'))],
    ['an xlsx, agile', encrypt(sound, { password: defaultPassword })],
    ['an xlsx, standard', encrypt(sound, { password: defaultPassword, type: 'standard' })],
  ])(
    'F-187 F-188 opens %s that is encrypted with the default password, and tells its hidden rows',
    { tags: 'long' },
    async (_kind, bytes) => {
      const { rows } = await parse(bytes);
      expect(rows.map(({ isHidden = false }) => isHidden).slice(1)).toEqual(_kind.includes('xls by') ? [true] : []);
      expect(rows[0]).toEqual({ line: 2, values: { staffID: '70001', name: 'Ada Obi', district: 'Awka' } });
    },
  );

  it('F-265 refuses OpenDocument files, in which SheetJS reads a negative time without its sign', async () => {
    const flat =
      '<office:document><office:body><office:spreadsheet><table:table table:name="Staff"><table:table-row>' +
      '<table:table-cell office:value-type="time" office:time-value="-PT01H30M00S"><text:p>-01:30</text:p>' +
      '</table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>';
    expect(read(`<?xml version="1.0"?>${flat}`, { type: 'string' }).Sheets.Staff?.A1?.v).toBe(1.5 / 24);
    const { advice } = await refusal(zipOf('META-INF/manifest.xml', 'content.xml'));
    expect(advice).toBe('The file is an OpenDocument file (.ods). Open it and save it as an Excel workbook (.xlsx).');
  });

  it('F-185 calls no sheet empty whose cells are elsewhere in the file, or which is a chart', async () => {
    const parts = unzipSync(workbookOf('xlsx', people, people));
    const move = (from: string, to: string) =>
      Object.entries(parts).map(([name, bytes]) => [
        name.replace(from, to),
        strToU8(strFromU8(bytes).replaceAll(from, to)),
      ]);
    for (const [from, to] of [
      ['worksheets/sheet1.xml', 'sheet1.xml'],
      ['worksheets/sheet1.xml', 'chartsheets/sheet1.xml'],
    ] as const) {
      expect(await refusal(zipSync(Object.fromEntries(move(from, to)))), to).toMatchObject({
        reason: 'NO_ROWS',
        advice: expect.stringMatching(
          /^The first sheet, "Sheet 1", was read\. It is a chart, or its cells .* another one \("Sheet 2"\)/,
        ),
      });
    }
  });

  it('F-181 F-185 says which sheet was read, that it is hidden, and which others there are', async () => {
    const cover = textSheet([
      ['District', 'Centre'],
      ['Awka', 'Awka'],
    ]);
    const named = {
      'xl/workbook.xml': workbookXML(['Lists', 'hidden'], ['Notes', 'visible'], ['Staff & Co', 'visible']),
    };
    const bytes = archiveOf(named, workbookOf('xlsx', cover, textSheet([['x']]), people));
    expect(await refusal(bytes)).toMatchObject({
      reason: 'NO_STAFF_ID_COLUMN',
      advice:
        'The first sheet, "Lists", which is hidden, was read. No line near the start has a heading for the staff ID. Line 1 holds "District", "Centre". Write Staff ID above the column that holds it. Only the first sheet of a workbook is read. If yours is another one ("Notes", "Staff & Co"), drag its tab to the first place or delete the hidden sheet, save, and choose the file again.',
    });
    expect(await refusal(workbookOf('biff8', cover, people))).toMatchObject({
      advice: expect.stringMatching(
        /^The first sheet, "Sheet 1", was read\. .* another one \("Sheet 2"\), drag its tab/,
      ),
    });
    expect(await refusal(workbookOf('xlsx', textSheet([[]]), cover))).toMatchObject({
      reason: 'NO_ROWS',
      advice: expect.stringMatching(
        /"Sheet 1", was read.*Only the first sheet of a workbook is read\. If yours is another one/,
      ),
    });
  });
});

/** A workbook's part that names its sheets and their states. */
const workbookXML = (...sheets: readonly (readonly [name: string, state: string])[]) =>
  `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets
    .map(
      ([name, state], index) =>
        `<sheet name="${name.replace('&', '&amp;')}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;
