import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { Raw, startCompanyService } from '../support/company-service.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 40, days: 3 }));

const utf8 = (text: string) => Buffer.from(text);
/** Text in the characters that ISO 8859-1 has, the others escaped as JSON may. */
const escaped = (text: string) =>
  text.replace(/[^\u0020-\u00ff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const wires: readonly [string, (text: string) => Buffer, Record<string, string>][] = [
  ['a byte order mark', (text) => utf8(`\ufeff${text}`), {}],
  ['gzip', (text) => gzipSync(text), { 'content-encoding': 'gzip' }],
  ['deflate', (text) => deflateSync(text), { 'content-encoding': 'deflate' }],
  ['Brotli', (text) => brotliCompressSync(text), { 'content-encoding': 'br' }],
  ['gzip and a mark', (text) => gzipSync(`\ufeff${text}`), { 'content-encoding': 'gzip' }],
  [
    'ISO 8859-1',
    (text) => Buffer.from(escaped(text), 'latin1'),
    { 'content-type': 'application/json; charset=iso-8859-1' },
  ],
  ['UTF-16', (text) => Buffer.from(text, 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }],
];

/** The people of the register and who signed in today, by a gateway that knows nothing. */
async function screens() {
  const { query } = await testGateway({ settings: { UPSTREAM_URL: service.url, COST_BUDGET: '0' } });
  const document = `{
    staff(first: 200) { totalCount nodes { staff { staffID name district } shift { name } } }
    attendance(date: "${service.today()}", mode: SIGNED_IN, first: 200) { totalCount nodes { attendanceDate staff { name } } }
  }`;
  return query(document, {}, service.token());
}

describe('the company’s own service, over any wire', () => {
  it.each(wires)('F-190 is read the same with %s', async (_wire, encode, headers) => {
    const strange = 'Renée “Ọlá” Müller';
    const named = (data: unknown) =>
      JSON.parse(JSON.stringify(data).replaceAll(service.company.staff[0]?.name ?? '', strange));
    service.bend((_call, _query, data) => named(data));
    const straight = await screens();
    expect(straight.errors).toBeUndefined();
    expect(JSON.stringify(straight.data)).toContain(strange);
    service.bend((_call, _query, data) => {
      const text = JSON.stringify({ status: 'success', message: '', data: named(data) });
      return new Raw(encode(text), 200, headers);
    });
    expect((await screens()).data).toEqual(straight.data);
  });

  it('F-190 is understood where it refuses in such a form', async () => {
    const refusal = JSON.stringify({ status: 'error', message: 'Die Übersicht fehlt' });
    for (const [, encode, headers] of wires) {
      service.bend(() => new Raw(encode(refusal), 400, headers));
      const { errors } = await screens();
      expect(errors?.map(({ message }) => message)).toContain('Die Übersicht fehlt');
    }
  });
});
