import { describe, expect, it } from 'vitest';
import { countBytes, exportAddress, fileName } from '../../../web/list/export/download.ts';

describe('exportAddress', () => {
  it('R-031 names every argument, lists as JSON, and the visible columns', () => {
    const address = exportAddress({
      list: 'attendance',
      ending: 'csv',
      columns: ['STAFF_ID', 'NAME'],
      args: {
        date: '2026-11-19',
        mode: 'SIGNED_IN',
        where: [{ column: 'DISTRICT', in: ['Aba', 'Trans-Ekulu & more'] }],
        orderBy: [{ column: 'NAME', direction: 'DESC' }],
        first: 20,
        offset: 0,
      },
    });
    const url = new URL(address, 'http://gateway.example');
    expect(url.pathname).toBe('/export/attendance.csv');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      date: '2026-11-19',
      mode: 'SIGNED_IN',
      where: '[{"column":"DISTRICT","in":["Aba","Trans-Ekulu & more"]}]',
      orderBy: '[{"column":"NAME","direction":"DESC"}]',
      first: '20',
      offset: '0',
      columns: 'STAFF_ID,NAME',
    });
  });

  it('leaves out what is not given', () => {
    const args = { date: '2026-11-19', search: null, where: [], orderBy: undefined };
    expect(exportAddress({ list: 'absentees', ending: 'xlsx', columns: ['NAME'], args })).toBe(
      '/export/absentees.xlsx?date=2026-11-19&columns=NAME',
    );
  });
});

describe('fileName', () => {
  it.each([
    ['attachment; filename="Attendance-Report-2026-11-20_15-34-22.csv"', 'Attendance-Report-2026-11-20_15-34-22.csv'],
    ['attachment; filename=report.xlsx', 'report.xlsx'],
    ['inline', null],
    [null, null],
  ])('reads %s as %s', (header, name) => {
    expect(fileName(header)).toBe(name);
  });
});

describe('countBytes', () => {
  it('R-031 tells how much of a long export has come, and changes nothing of it', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const text of ['sn,Name\r\n', '1,Ada\r\n', '2,Ọlá\r\n'])
          controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    const heard: number[] = [];
    const counted = countBytes(body, (bytes) => heard.push(bytes));
    expect(await new Response(counted).text()).toBe('sn,Name\r\n1,Ada\r\n2,Ọlá\r\n');
    expect(heard).toEqual([9, 16, 26]);
  });
});
