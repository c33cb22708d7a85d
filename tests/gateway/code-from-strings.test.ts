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
  import { listPlan } from ${JSON.stringify(projection)};
  const { all } = buildSchema('type Query { key: ID!, all: [Query] }').getQueryType().getFields();
  const fieldNodes = parse('{ all { id: key } }').definitions[0].selectionSet.selections;
  const project = listPlan({ fieldNodes, returnType: all.type, fragments: {}, variableValues: {} });
  console.log(JSON.stringify(project({ key: '7' }, null)));
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
