import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';
import { operationForm, sendForm } from '../../support/multipart.ts';
import { staffRecord } from '../../support/staff.ts';

const now = () => Date.parse('2026-11-20T12:00:00Z');
const present = { 'GET /extensions': [{ name: 'letter-text', version: 1 }] };
const texts = 'GET /letterText/findAll';
const head = 'GET /letterhead/findAll';
const logo = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;
const stored = { changedBy: 'ada@demo.example', changedAt: '2026-11-19T08:00:00Z' };
const kept = {
  ...present,
  [texts]: [
    { kind: 'absence', subject: 'Query {reference}', body: '{name}, {company}\nasks.\n\nBy {salary}.', ...stored },
  ],
  [head]: [
    { companyName: 'Company', addressLines: ['1 Road'], signatoryName: 'Ngozi', signatoryTitle: 'HR', logo, ...stored },
  ],
};
const settingsQuery = `{ letterSettings {
  letterhead { companyName addressLines signatoryName signatoryTitle logo origin changedBy changedAt }
  texts { kind subject body origin changedBy }
} }`;
const absence = 'GET /attendance/absentee/monthly?date=2026-11-01';
const absent = {
  [absence]: [{ staffID: staffRecord({ staffID: 'B', name: 'Person B' }), occurrence: 1, dateAbsent: ['2026-11-05'] }],
};
const lettersQuery = `{ absenteeSummary(month: "2026-11") { letters {
  letterhead { companyName logo signatoryName }
  letters { reference date title paragraphs signatures }
} } }`;
const save = 'mutation ($input: LetterTextInput!) { saveLetterText(input: $input) { message id } }';
const saveHead = 'mutation ($input: LetterheadInput!) { saveLetterhead(input: $input) { message } }';
const input = { kind: 'LATENESS', subject: ' Query ', body: 'Dear {name},\r\n\r\nexplain {days}.' };

const fileWith = (content: object) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'letters-'));
  writeFileSync(path.join(folder, 'letters.json'), JSON.stringify(content));
  return path.join(folder, 'letters.json');
};

describe('letterSettings', () => {
  it('N-22 are those that the service keeps, else those of the file, else the standard ones', async () => {
    const file = fileWith({ lateness: { title: 'Of the file', paragraphs: ['One', 'Two'] } });
    const settings = { LETTERS_FILE: file, COMPANY_NAME: 'Set' };
    const { query } = await testGateway({ answers: kept, settings, now });
    expect(await query(settingsQuery, {}, await signToken({ role: 'management' }))).toEqual({
      data: {
        letterSettings: {
          letterhead: {
            companyName: 'Company',
            addressLines: ['1 Road'],
            signatoryName: 'Ngozi',
            signatoryTitle: 'HR',
            logo,
            origin: 'STORED',
            changedBy: 'ada@demo.example',
            changedAt: '2026-11-19T09:00:00+01:00',
          },
          texts: [
            { kind: 'LATENESS', subject: 'Of the file', body: 'One\n\nTwo', origin: 'FILE', changedBy: null },
            {
              kind: 'ABSENCE',
              subject: 'Query {reference}',
              body: '{name}, {company}\nasks.\n\nBy {salary}.',
              origin: 'STORED',
              changedBy: 'ada@demo.example',
            },
          ],
        },
      },
    });
    const bare = await testGateway({ settings: { COMPANY_NAME: 'Set' }, now });
    expect((await bare.query(settingsQuery)).data).toMatchObject({
      letterSettings: {
        letterhead: { companyName: 'Set', addressLines: [], logo: null, origin: 'STANDARD' },
        texts: [{ origin: 'STANDARD' }, { subject: 'Notice of absence', origin: 'STANDARD' }],
      },
    });
    const none = await testGateway({ answers: { ...present, [texts]: [], [head]: [] }, now });
    expect((await none.query(settingsQuery)).data).toMatchObject({
      letterSettings: { letterhead: { origin: 'STANDARD' } },
    });
  });

  it('N-22 are on letters of everybody who may print them, with reference and date', async () => {
    const { query } = await testGateway({ answers: { ...kept, ...absent }, now });
    expect(await query(lettersQuery, {}, await signToken({ role: 'user' }))).toEqual({
      data: {
        absenteeSummary: {
          letters: {
            letterhead: { companyName: 'Company', logo, signatoryName: 'Ngozi' },
            letters: [
              {
                reference: 'ABS/2026-11/B',
                date: '2026-11-20',
                title: 'Query ABS/2026-11/B',
                paragraphs: ['Person B, Company\nasks.'],
                signatures: ['Person B'],
              },
            ],
          },
        },
      },
    });
  });

  it('N-22 that cannot be read leave no letters with other words', async () => {
    const { query } = await testGateway({ answers: { ...kept, ...absent, [texts]: new Error('away') as never }, now });
    const { data, errors } = await query(lettersQuery);
    expect(data).toEqual({ absenteeSummary: { letters: null } });
    expect(errors).toHaveLength(1);
  });

  it('take no address of another kind for a logo', async () => {
    const bad = ['https://example.org/logo.png', 'data:image/svg+xml;base64,AAAA', 'data:image/png;base64,"onload=', 7];
    for (const address of bad) {
      const { query } = await testGateway({
        answers: { ...kept, [head]: [{ companyName: 'C', addressLines: [], logo: address }] },
        now,
      });
      expect((await query(settingsQuery)).data).toMatchObject({ letterSettings: { letterhead: { logo: null } } });
    }
  });
});

describe('the letterhead of the file', () => {
  const letterhead = { companyName: 'File', addressLines: ['2 Road'], signatoryName: 'Uche', signatoryTitle: 'Head' };

  it('N-22 has the logo that it names beside it', async () => {
    const file = fileWith({ letterhead: { ...letterhead, logoFile: 'logo.png' } });
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    writeFileSync(path.join(path.dirname(file), 'logo.png'), png);
    const { query } = await testGateway({ settings: { LETTERS_FILE: file }, now });
    const { data } = await query(settingsQuery);
    expect(data).toMatchObject({ letterSettings: { letterhead: { ...letterhead, origin: 'FILE' } } });
    expect(JSON.stringify(data)).toContain('data:image/png;base64,');
  });

  it.each([
    [{ ...letterhead, logoFile: 'missing.png' }, 'logoFile'],
    [{ ...letterhead, addressLines: Array(6).fill('x') }, 'letterhead.addressLines'],
    [{ ...letterhead, phone: '1' }, 'phone'],
  ])('stops the start with %j', async (content, fault) => {
    await expect(testGateway({ settings: { LETTERS_FILE: fileWith({ letterhead: content }) } })).rejects.toThrow(fault);
  });
});

describe('saveLetterText, removeLetterText and saveLetterhead', () => {
  it('N-22 send what an administrator has typed, tidied', async () => {
    const answers = {
      ...present,
      'PUT /letterText/modify/lateness': null,
      'DELETE /letterText/destroy/absence': null,
      'PUT /letterhead/modify': null,
    };
    const { query, calls, url } = await testGateway({ answers, now });
    expect(await query(save, { input })).toEqual({
      data: { saveLetterText: { message: 'Letter text saved', id: 'lateness' } },
    });
    await query('mutation { removeLetterText(kind: ABSENCE) { message } }');
    await query(saveHead, { input: { companyName: ' Company ', addressLines: ['1 Road', ' '], removeLogo: true } });
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const form = operationForm(saveHead, { input: { logo: null } }, { bytes, name: 'logo.jpg' }, 'input.logo');
    expect((await sendForm(url, form)).errors).toBeUndefined();
    const empty = { companyName: '', addressLines: [], signatoryName: '', signatoryTitle: '' };
    expect(calls.filter(({ call }) => !call.startsWith('GET'))).toMatchObject([
      { call: 'PUT /letterText/modify/lateness', body: { subject: 'Query', body: 'Dear {name},\n\nexplain {days}.' } },
      { call: 'DELETE /letterText/destroy/absence' },
      {
        call: 'PUT /letterhead/modify',
        body: { ...empty, companyName: 'Company', addressLines: ['1 Road'], logo: '' },
      },
      {
        call: 'PUT /letterhead/modify',
        body: { ...empty, logo: `data:image/jpeg;base64,${bytes.toString('base64')}` },
      },
    ]);
  });

  it.each([
    [{ subject: '' }, 'subject', 'Enter the subject.'],
    [{ subject: 'x'.repeat(121) }, 'subject', 'at most 120'],
    [
      { body: 'By {salary} and {bonus}.' },
      'body',
      '{salary}, {bonus} cannot be filled in a letter of lateness. Known are {name}, {staffID}',
    ],
    [{ kind: 'ABSENCE', body: 'By {shift}.' }, 'body', '{shift} cannot be filled in a letter of absence'],
    [{ body: 'x'.repeat(6_001) }, 'body', 'at most 6,000'],
    [{ body: 'x\n\n'.repeat(13) }, 'body', 'at most 12 paragraphs'],
  ])('N-22 refuse %j', async (more, field, message) => {
    const { query, calls } = await testGateway({ answers: present });
    const { errors } = await query(save, { input: { ...input, ...more } });
    expect(errors).toMatchObject([
      { message: expect.stringContaining(message), extensions: { code: 'BAD_USER_INPUT', field } },
    ]);
    expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  });

  it.each([
    [{ companyName: 'x'.repeat(81) }, 'companyName'],
    [{ addressLines: Array(6).fill('x') }, 'addressLines'],
    [{ addressLines: ['x'.repeat(81)] }, 'addressLines.0'],
    [{ signatoryTitle: 'x'.repeat(81) }, 'signatoryTitle'],
  ])('refuse a letterhead with %j', async (more, field) => {
    const { query } = await testGateway({ answers: present });
    expect((await query(saveHead, { input: more })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field } },
    ]);
  });

  it('refuse a logo of more than 1 MiB', async () => {
    const { url } = await testGateway({ answers: present });
    const file = { bytes: Buffer.alloc(1024 * 1024 + 1), name: 'logo.png' };
    const { errors } = await sendForm(url, operationForm(saveHead, { input: { logo: null } }, file, 'input.logo'));
    expect(errors).toMatchObject([{ extensions: { code: 'PAYLOAD_TOO_LARGE', field: 'logo' } }]);
  });

  it('N-22 answer EXTENSION_MISSING where the service keeps none', async () => {
    const { query } = await testGateway({});
    for (const document of ['mutation { removeLetterText(kind: ABSENCE) { message } }', save, saveHead]) {
      const variables = document === save ? { input } : { input: {} };
      const { errors } = await query(document, variables);
      expect(errors).toMatchObject([{ extensions: { code: 'EXTENSION_MISSING', extension: 'letter-text' } }]);
    }
  });
});
