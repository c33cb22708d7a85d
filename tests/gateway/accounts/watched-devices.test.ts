import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';

const now = () => Date.parse('2026-11-20T09:00:30Z');
const question = `{ watchedDevices(orderBy: [{ column: LAST_RECORD, direction: DESC }]) {
  notice nodes { name serviceCentre state lastRecordAt silentMinutes recordsToday usualRecords usualStart }
} }`;
const device = (name: string, more: object) => ({ _id: name, name, serviceCentre: 'Awka', recordsToday: 0, ...more });
const usual = { usualRecords: 40, usualStart: '07:50:00' };

/** What a service with a version of the extension answers. */
async function ask(version: number, devices: readonly object[]) {
  const answers = { 'GET /extensions': [{ name: 'intake', version }], 'GET /deviceKey/watch': devices };
  const { query } = await testGateway({ answers, now });
  return (await query(question, {}, await signToken({ role: 'user' }))) as {
    data: { watchedDevices?: unknown };
    errors?: unknown;
  };
}

describe('watchedDevices', () => {
  it('says of each device whether it sends, is silent, is not due yet or is not expected', async () => {
    const { data } = await ask(2, [
      device('Gate', { ...usual, recordsToday: 3, lastRecordAt: '2026-11-20T09:00:00Z', isSilent: false }),
      device('Yard', { ...usual, lastRecordAt: '2026-11-19T15:00:30Z', isSilent: true }),
      device('Office', { ...usual, usualStart: '12:00:00', lastRecordAt: '2026-11-19T09:00:30Z', isSilent: false }),
      device('New', { serviceCentre: null, lastRecordAt: null, isSilent: false }),
    ]);
    expect(data.watchedDevices).toMatchObject({
      notice: null,
      nodes: [
        { name: 'Gate', state: 'SENDING', silentMinutes: 0, recordsToday: 3 },
        {
          name: 'Yard',
          state: 'SILENT',
          silentMinutes: 1080,
          lastRecordAt: '2026-11-19T16:00:30+01:00',
          usualRecords: 40,
        },
        { name: 'Office', state: 'NOT_DUE', silentMinutes: 1440 },
        { name: 'New', serviceCentre: '', state: 'NOT_EXPECTED', silentMinutes: null, usualStart: null },
      ],
    });
  });

  it('needs version 2 of the extension, and says so', async () => {
    const { data, errors } = await ask(1, []);
    expect(data.watchedDevices).toBeNull();
    expect(errors).toMatchObject([
      { message: expect.stringContaining('intake, version 2'), extensions: { code: 'EXTENSION_MISSING' } },
    ]);
  });
});
