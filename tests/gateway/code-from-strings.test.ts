import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { repository } from '../support/repository.ts';
import { startFlags } from '../support/start-flags.ts';

const flag = '--disallow-code-generation-from-strings';
describe('code from strings', () => {
  it('F-13 is forbidden in the gateway', async () => {
    expect(startFlags).toContain(flag);
    const run = promisify(execFile)(
      process.execPath,
      [...startFlags, '--input-type=module', '-e', "new Function('return 1')"],
      {
        cwd: repository,
      },
    );
    await expect(run).rejects.toMatchObject({
      stderr: expect.stringContaining('Code generation from strings disallowed'),
    });
  });
});
