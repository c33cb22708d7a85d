import { describe, expect, it } from 'vitest';
import { engines } from '../support/database.ts';
import { addStaff } from '../support/upstream.ts';
import { openListServices } from './list-services.ts';

// PGlite has one connection: nothing is written while a list is read.
describe.runIf(engines.includes('postgresql'))('a list that is written to while it is read', () => {
  it('is named after the revision of the rows that it holds', async () => {
    const services = await openListServices('postgresql');
    try {
      let count = 0;
      const writing = await services.start(1, async () => {
        count += 1;
        await addStaff(services.db, `S-${count}`);
      });
      const other = await services.start();
      const path = '/staff/findAll';
      const first = await writing.get(path);
      expect(JSON.parse(first.body).data).toEqual([]);
      const second = await writing.get(path, { etag: first.etag });
      expect(second.status).toBe(200);
      expect(JSON.parse(second.body).data).toHaveLength(1);
      const third = await other.get(path, { etag: second.etag });
      expect(third.status).toBe(200);
      expect(JSON.parse(third.body).data).toHaveLength(2);
      expect(await other.get(path, { etag: third.etag })).toMatchObject({ status: 304 });
    } finally {
      await services.close();
    }
  });
});
