import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { departments, districts, units } from '../../../schema/organisation.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { staffRecord } from '../../support/staff.ts';

const centres = '{ organisation { serviceCentres { district centres } } }';
const staffPath = 'GET /staff/find/all';

interface Reply {
  readonly data?: unknown;
}

const centresOf = ({ data }: Reply, district: string) =>
  (
    data as { organisation: { serviceCentres: { district: string; centres: string[] }[] } }
  ).organisation.serviceCentres.find((entry) => entry.district === district)?.centres;

function fileWith(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'attendance-centres-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'centres.json');
  writeFileSync(file, text);
  return file;
}

describe('Query.organisation', () => {
  it('R-096 R-098 R-099 R-100 A-02 answers the fixed lists, the day and the zone', async () => {
    const { query, calls } = await testGateway({ now: () => Date.UTC(2026, 10, 19, 23, 30) });
    const document = '{ organisation { districts departments units serialLatenessChoices today timeZone } }';
    expect(await query(document, {}, await signToken({ role: 'user' }))).toEqual({
      data: {
        organisation: {
          districts: [...districts],
          departments: [...departments],
          units: [...units],
          serialLatenessChoices: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
          today: '2026-11-20',
          timeZone: 'Africa/Lagos',
        },
      },
    });
    expect(districts).toHaveLength(21);
    expect(districts.at(-1)).toBe('Obosi');
    expect(calls.map(({ call }) => call)).toEqual(['GET /shift/findAll']);
  });

  it('R-044 R-097 A-04 adds centres seen in the staff list to the district itself', async () => {
    const records = [
      staffRecord({ _id: 'id-1', serviceCentre: 'Amawbia' }),
      staffRecord({ _id: 'id-2', serviceCentre: 'Amawbia' }),
      staffRecord({ _id: 'id-3', serviceCentre: 'Agulu' }),
      staffRecord({ _id: 'id-4', serviceCentre: '' }),
      staffRecord({ _id: 'id-5', district: 'Elsewhere', serviceCentre: 'Far' }),
    ];
    const { query, calls } = await testGateway({ answers: { [staffPath]: records } });
    const reply = await query(centres);
    expect(centresOf(reply, 'Awka')).toEqual(['Agulu', 'Amawbia', 'Awka']);
    expect(centresOf(reply, 'Obosi')).toEqual(['Obosi']);
    expect(centresOf(reply, 'Elsewhere')).toBe(undefined);
    expect(calls.map(({ call }) => call)).toEqual(['GET /shift/findAll', staffPath]);
  });

  it('A-04 takes the centres of a file in place of those seen', async () => {
    const settings = { SERVICE_CENTRES_FILE: fileWith('{"Awka": ["Zik", "Awka"]}') };
    const answers = { [staffPath]: [staffRecord({ serviceCentre: 'Amawbia' })] };
    const { query } = await testGateway({ answers, settings });
    const reply = await query(centres);
    expect(centresOf(reply, 'Awka')).toEqual(['Zik', 'Awka']);
    expect(centresOf(reply, 'Aba')).toEqual(['Aba']);
  });

  it.each(['not JSON', '["Awka"]', '{"Awka": "Zik"}', '{"Awka": []}'])(
    'does not start with the file %j',
    async (text) => {
      const settings = { SERVICE_CENTRES_FILE: fileWith(text) };
      await expect(testGateway({ settings })).rejects.toThrow('SERVICE_CENTRES_FILE');
    },
  );

  it('A-04 answers each district alone when the staff list fails', async () => {
    const { query } = await testGateway({ answers: { [staffPath]: codedError('UPSTREAM_TIMEOUT', 'Late.') } });
    expect(centresOf(await query(centres), 'Awka')).toEqual(['Awka']);
  });

  it('A-46 ends with a session that upstream refuses', async () => {
    const { query } = await testGateway({ answers: { [staffPath]: codedError('UNAUTHENTICATED', 'Over.') } });
    expect((await query(centres)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('answers shifts by id and name', async () => {
    const { query } = await testGateway({
      answers: { 'GET /shift/findAll': [{ _id: 'shift-1', name: 'Day', startTime: '08:00:00' }] },
    });
    expect(await query('{ organisation { shifts { id name } } }')).toEqual({
      data: { organisation: { shifts: [{ id: 'shift-1', name: 'Day' }] } },
    });
  });
});
