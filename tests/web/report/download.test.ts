import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countBytes, download, exportAddress, fileName } from '../../../web/list/export/download.ts';
import { messages } from '../../../web/messages.ts';
import { endSession, signIn } from '../../../web/session/session.ts';
import { MemoryStorage } from '../session/memory-storage.ts';
import { tokenOf } from '../session/token-of.ts';

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

describe('download', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    vi.stubGlobal('window', new EventTarget());
    signIn(tokenOf({ role: 'user', userID: 'u-1', email: 'ada@example.com' }));
  });
  afterEach(() => vi.unstubAllGlobals());

  const file = () => download({ list: 'attendance', ending: 'csv', args: {} }, () => {});

  it('R-031 tells how much of a long file has come, and never that all has before it is saved', async () => {
    const bytes = (count: number) => new Uint8Array(count);
    const headers = { 'content-disposition': 'attachment; filename=a.csv', 'estimated-length': '200' };
    const body = new ReadableStream({
      start(controller) {
        for (const count of [50, 100, 60]) controller.enqueue(bytes(count));
        controller.close();
      },
    });
    vi.stubGlobal('fetch', async () => new Response(body, { headers }));
    vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
    const heard: number[] = [];
    await download({ list: 'attendance', ending: 'csv', args: {} }, (share) => heard.push(share));
    expect(heard).toEqual([0.25, 0.75, 0.99]);
  });

  it('R-031 saves no page that another than the gateway answers, as a network does that asks for a sign-in', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to this network</h1>'));
    await expect(file()).rejects.toThrow(messages.unexpected);
  });

  it('R-031 says a fault of the network in words of the product', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(file()).rejects.toThrow(messages.unexpected);
  });

  it('R-031 says that the session ended while a file was made', async () => {
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const asked = file();
    endSession();
    await expect(asked).rejects.toThrow('Your session ended before this was answered.');
  });
});
