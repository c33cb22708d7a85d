import sharp from 'sharp';
import { expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { trailOf } from '../support/trail.ts';
import { startTestUpstream } from '../support/upstream.ts';

const text = { subject: 'Query of {month}', body: 'Dear {name},\r\n\r\nyou were late on {days}. \nPlease explain.\n' };
const stored = 'Dear {name},\n\nyou were late on {days}.\nPlease explain.';
const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .toFormat(format)
    .toBuffer();
const address = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;

describeOnEngines('letter texts', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));

  const { left } = trailOf(() => upstream);
  const put = (path: string, body: unknown, as: 'admin' | 'management' | 'user' = 'admin') =>
    upstream.call('PUT', path, { as, body });
  const get = async (path: string) => (await upstream.call('GET', path, { as: 'user' })).body.data;

  it('N-22 are stored by administrators, read by whoever prints letters, and removed', async () => {
    expect(await get('/letterText/findAll')).toEqual([]);
    await put('/letterText/modify/lateness', text);
    const changedBy = 'admin@test.example';
    const row = {
      kind: 'lateness',
      subject: text.subject,
      body: stored,
      changedBy,
      changedAt: '2026-11-20T09:00:00.000Z',
    };
    expect(await get('/letterText/findAll')).toEqual([row]);
    await put('/letterText/modify/lateness', { ...text, subject: 'Query' });
    expect(await get('/letterText/findAll')).toEqual([{ ...row, subject: 'Query' }]);
    await upstream.call('DELETE', '/letterText/destroy/lateness');
    expect(await get('/letterText/findAll')).toEqual([]);
    expect((await upstream.call('DELETE', '/letterText/destroy/lateness')).status).toBe(404);
  });

  it('N-22 come with a letterhead, whose logo is drawn anew, stays when it is not sent, and is removed by an empty one', async () => {
    expect(await get('/letterhead/findAll')).toEqual([]);
    const head = {
      companyName: ' Company ',
      addressLines: ['1 Road', 'Awka'],
      signatoryName: 'Ngozi',
      signatoryTitle: 'HR',
    };
    const logo = address(await picture(1_200, 300, 'png'));
    const made = await left('PUT', '/letterhead/modify', { ...head, logo });
    expect(JSON.stringify(made.entries)).not.toContain('base64');
    const [first] = await get('/letterhead/findAll');
    expect(first).toMatchObject({ ...head, companyName: 'Company', changedBy: 'admin@test.example' });
    const drawn = await sharp(Buffer.from(first.logo.split(',')[1], 'base64')).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['png', 600, 150]);
    await put('/letterhead/modify', { companyName: 'Other' });
    expect(await get('/letterhead/findAll')).toMatchObject([
      { companyName: 'Other', addressLines: [], signatoryName: '', signatoryTitle: '', logo: first.logo },
    ]);
    await put('/letterhead/modify', { companyName: 'Other', logo: '' });
    expect(await get('/letterhead/findAll')).toMatchObject([{ logo: '' }]);
  });

  it.each([
    [
      'absence',
      { ...text, body: 'By {salary}.' },
      400,
      '{salary} cannot be filled in a letter of absence. Known are {name}, ',
    ],
    ['absence', { ...text, body: 'By {shift}.' }, 400, '{shift} cannot be filled in a letter of absence.'],
    ['absence', { ...text, subject: ' ' }, 400, 'Enter the subject.'],
    ['absence', { ...text, subject: 'x'.repeat(121) }, 400, 'at most 120 characters'],
    ['absence', { ...text, subject: 'a\nb' }, 400, 'one line'],
    ['absence', { ...text, body: 'x'.repeat(6_001) }, 400, 'at most 6,000 characters'],
    ['absence', { ...text, body: 'x\n\n'.repeat(13) }, 400, 'at most 12 paragraphs'],
    ['absence', { ...text, body: 'a\u0000b' }, 400, 'cannot be stored'],
    ['absence', { subject: 'x' }, 400, 'body is required'],
    ['promotion', text, 404, 'lateness and absence'],
  ])('of %s refuse %j with %i', async (kind, body, status, message) => {
    const answer = await put(`/letterText/modify/${kind}`, body);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
  });

  it('refuse a letterhead that is too long, and a logo that is none', async () => {
    const webp = address(await picture(9, 9, 'webp'));
    const large = address(Buffer.concat([await picture(9, 9, 'png'), Buffer.alloc(1024 * 1024)]));
    for (const [body, status] of [
      [{ companyName: 'x'.repeat(81) }, 400],
      [{ addressLines: Array(6).fill('line') }, 400],
      [{ addressLines: 'line' }, 400],
      [{ signatoryName: 'a\nb' }, 400],
      [{ logo: 'https://example.org/logo.png' }, 400],
      [{ logo: 'data:image/svg+xml;base64,PHN2Zy8+' }, 400],
      [{ logo: webp }, 415],
      [{ logo: large }, 413],
      [{ logo: 'x'.repeat(2_200_000) }, 413],
    ] as const) {
      expect((await put('/letterhead/modify', body)).status, JSON.stringify(body).slice(0, 60)).toBe(status);
    }
  });
});
