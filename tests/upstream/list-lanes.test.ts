import { describe, expect, it } from 'vitest';
import { engines } from '../support/database.ts';
import { addStaff } from '../support/upstream.ts';
import { openListServices } from './list-services.ts';

const long = ['01', '02', '03'].map((month) => `/attendance/absentee/monthly?date=2026-${month}-10`);
const small = [
  '/users/findAll',
  '/shift/findAll',
  '/holiday/findAll',
  '/attendance/find/customer?date=2026-11-20&mode=signedIn&staffID=S-1',
];

// PGlite has one connection: each list waits for the one before.
describe.runIf(engines.includes('postgresql'))('listCalls for one user', () => {
  it('works out two long lists at once, and small ones meanwhile', async () => {
    const services = await openListServices('postgresql');
    try {
      await addStaff(services.db, 'S-1');
      const held = Promise.withResolvers<void>();
      let begun = 0;
      const service = await services.start(2 ** 26, async () => {
        begun += 1;
        if (begun <= 2) await held.promise;
      });
      let answered = 0;
      const reports = Promise.all(
        long.map(async (path) => {
          const { status } = await service.get(path);
          answered += 1;
          return status;
        }),
      );
      await expect.poll(() => begun).toBe(2);
      for (const path of small) expect((await service.get(path)).status, path).toBe(200);
      expect([begun, answered]).toEqual([2 + small.length, 0]);
      held.resolve();
      expect(await reports).toEqual([200, 200, 200]);
    } finally {
      await services.close();
    }
  });
});
