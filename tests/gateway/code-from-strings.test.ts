import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { repository } from '../support/repository.ts';
import { startFlags } from '../support/start-flags.ts';

const flag = '--disallow-code-generation-from-strings';
const projection = path.join(repository, 'gateway/graphql/projection.ts');

/** Projects one row, then makes code from a string. */
const program = `
  import { buildSchema, parse } from 'graphql';
  import { projectionOf } from ${JSON.stringify(projection)};
  const type = buildSchema('type Query { key: ID! }').getQueryType();
  const nodes = [{ selectionSet: parse('{ id: key }').definitions[0].selectionSet }];
  console.log(JSON.stringify(projectionOf(type, nodes, { fragments: {}, variableValues: {} })({ key: '7' })));
  new Function('return 1');`;

describe('code from strings', () => {
  it('F-13 is forbidden in the gateway, and lists need none', async () => {
    expect(startFlags).toContain(flag);
    const run = promisify(execFile)(process.execPath, [...startFlags, '--input-type=module', '-e', program], {
      cwd: repository,
    });
    await expect(run).rejects.toMatchObject({
      stdout: '{"id":"7"}\n',
      stderr: expect.stringContaining('Code generation from strings disallowed'),
    });
  });
});
