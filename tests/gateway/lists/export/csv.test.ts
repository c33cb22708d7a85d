import { describe, expect, it } from 'vitest';
import { csvFile } from '../../../../gateway/lists/export/csv.ts';
import { csvCell } from '../../../../schema/csv-cell.ts';
import { attendanceColumns } from '../../../../schema/lists/attendance.ts';
import type { Column } from '../../../../schema/lists/column.ts';
import { attendanceRow } from '../../../support/attendance-rows.ts';
import fc from '../../../support/fast-check.ts';
import { readCSV } from '../../../support/read-csv.ts';

const anyText = fc
  .array(fc.constantFrom('"', ',', '\r', '\n', '\t', '=', '+', '-', '@', '＝', "'", ' ', 'a', '1', 'ọ', '\ud83d'), {
    maxLength: 8,
  })
  .map((letters) => letters.join(''));

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

describe('csvFile', () => {
  it('R-031 R-032 begins with a byte order mark and headings, numbers the rows, ends lines with CRLF', async () => {
    const rows = [
      attendanceRow({ staff: { staffID: '00123', name: 'Ọlá "Ade", Nwankwọ' } }),
      attendanceRow({ latitude: -6.45, longitude: 7.5, isImageRecognised: false }),
    ];
    const { STAFF_ID, NAME, LOCATION, ATTENDANCE_DATE, FLAG } = attendanceColumns;
    const text = await textOf(csvFile(rows, [STAFF_ID, NAME, LOCATION, ATTENDANCE_DATE, FLAG]));
    expect(text).toBe(
      '\uFEFFsn,Staff-ID,Name,Location,Attendance Date,Flag\r\n' +
        '1,00123,"Ọlá ""Ade"", Nwankwọ","6.45, 7.5","2026-11-19, 7:08:37 am",No\r\n' +
        '2,00001,Ada Obi,"-6.45, 7.5","2026-11-19, 7:08:37 am",Yes\r\n',
    );
  });

  it('reads back as the rows by the grammar of RFC 4180, whatever the texts are', async () => {
    const column: Column<string> = { header: 'Text', kind: 'text', value: (text) => text };
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 20 }), async (texts) => {
        const [heading, ...lines] = readCSV((await textOf(csvFile(texts, [column, column]))).slice(1));
        expect(heading).toEqual(['sn', 'Text', 'Text']);
        const plain = (text: string) => (/^'[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text);
        expect(lines.map(([sn, ...cells]) => [sn, ...cells.map((cell) => plain(cell))])).toEqual(
          texts.map((text, place) => [String(place + 1), plain(text), plain(text)]),
        );
      }),
    );
  });
});

describe('csvCell', () => {
  it.each(['=1+1', '+234', '-2', '@x', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])(
    'guards the text %j',
    (text) => {
      expect(readCSV(`${csvCell('text', text)}\r\n`)).toEqual([[`'${text}`]]);
    },
  );

  it('never guards a number', () => {
    expect(csvCell('number', -2)).toBe('-2');
  });

  it('guards a location only when it is not two numbers', () => {
    expect(csvCell('location', '-6.45, -7.5')).toBe('"-6.45, -7.5"');
    expect(csvCell('location', '-6.45, 7.5+cmd')).toBe('"\'-6.45, 7.5+cmd"');
    expect(csvCell('text', '-6.45, -7.5')).toBe('"\'-6.45, -7.5"');
  });

  it('shows a value as the table does', () => {
    expect(csvCell('longDate', '2024-03-01')).toBe('"Friday, 1 March 2024"');
    expect(csvCell('yesNo', false)).toBe('No');
    expect(csvCell('date', '')).toBe('');
  });
});
