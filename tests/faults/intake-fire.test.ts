/** @module-tag nightly */
import { describe, expect, inject, it } from 'vitest';
import { runFire } from '../support/intake-fire.ts';

describe.skipIf(!inject('postgresqlUrl'))('intake under fire', () => {
  it('F-81 loses nothing that it acknowledged and stores nothing twice while it is killed and PostgreSQL crashes', async () => {
    const result = await runFire({ seconds: 14, rate: 200, bad: 64, killEvery: 4, crashEvery: 6 });
    expect(result).toMatchObject({ lost: 0, extra: 0, doubled: 0, wronglyRefused: 0, refused: 64 });
    expect(result?.kills).toBeGreaterThan(0);
    expect(result?.crashes).toBeGreaterThan(0);
    expect(result?.sent).toBeGreaterThan(2_000);
    expect(result?.rows).toBe(result?.sent);
    expect(result?.acknowledged).toBe(result?.sent);
  });
});
