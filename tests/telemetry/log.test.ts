import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../telemetry/log.ts';
import { repository } from '../support/repository.ts';

/** Many batches, and more than a pipe holds that nobody reads. */
const count = 5_000;
const numbers = Array.from({ length: count }, (_, number) => number);

/** A program that logs many lines and then ends as the statement says. */
function logAndEnd(statement: string) {
  const program = `
    import { createLog } from ${JSON.stringify(path.join(repository, 'telemetry/log.ts'))};
    const log = createLog('info');
    for (let number = 0; number < ${count}; number += 1) log.info({ number, filling: 'x'.repeat(100), token: 'secret' });
    ${statement}
  `;
  return runProgram(program);
}

const runProgram = (program: string) =>
  spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'pipe'] });

const numbersIn = (written: string) =>
  written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).number);

/** A fault as a database tells it, with what was stored. */
const databaseFault = () =>
  Object.assign(new Error('invalid input syntax for type uuid: "Ada Obi"', { cause: new Error("not 'Ada Obi'") }), {
    ...{ code: '22P02', severity: 'ERROR', table: 'leaves', detail: 'Failing row contains (7, Ada Obi, sick).' },
    ...{ where: 'row of Ada Obi', parameters: ['Ada Obi'], payload: { name: 'Ada Obi' } },
  });

describe('createLog', () => {
  it('F-246 writes of an error its kind, codes and frames, and nothing that it quotes', () => {
    let written = '';
    const log = createLog('info', { write: (line) => (written += line) });
    log.error({ err: databaseFault() }, 'unexpected fault');
    log.error({ err: new AggregateError([databaseFault()], 'All failed (Ada Obi) <ada@obi.example>') }, 'x');
    log.error({ err: 'Ada Obi' }, 'x');
    expect(written).not.toMatch(/Ada|Obi|sick/);
    expect(JSON.parse(written.split('\n')[0] ?? '').err).toMatchObject({
      ...{ type: 'Error', message: 'invalid input syntax for type uuid: …', code: '22P02', table: 'leaves' },
      ...{ stack: expect.stringContaining('log.test.ts'), cause: { type: 'Error' } },
    });
  });

  it.each([
    ['has nothing more to do', ''],
    [
      'exits in the handler of a signal',
      "process.on('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);",
    ],
    ['fails later', "setImmediate(() => Promise.reject(new Error('a fault')));"],
  ])('has written every line once and whole, without secrets, when the process %s', async (_how, statement) => {
    const child = logAndEnd(statement);
    const written = await text(child.stdout);
    // A batch that was on its way may come after those that the end of the process wrote.
    expect(numbersIn(written).sort((one, other) => one - other)).toEqual(numbers);
    expect(written).not.toContain('secret');
  });

  it('writes what is logged while the process goes on, without being told to', async () => {
    const child = logAndEnd('setInterval(() => {}, 1000);');
    let written = '';
    child.stdout.setEncoding('utf8').on('data', (piece) => {
      written += piece;
    });
    await expect.poll(() => written.split('\n').length - 1).toBe(count);
    child.kill('SIGKILL');
    expect(numbersIn(written)).toEqual(numbers);
  });

  it('holds up nobody while nobody reads the log, and has written every line once somebody does', async () => {
    const child = logAndEnd("setImmediate(() => process.stderr.write('still at work'));");
    expect(String((await once(child.stderr, 'data'))[0])).toBe('still at work');
    expect(numbersIn(await text(child.stdout))).toEqual(numbers);
  });

  it('does nothing while there is nothing to write, and writes a line soon', async () => {
    const child = runProgram(`
      import fs from 'node:fs';
      import { setTimeout as wait } from 'node:timers/promises';
      let writes = 0;
      const { write } = fs;
      fs.write = (...given) => {
        writes += 1;
        return write(...given);
      };
      const { createLog } = await import(${JSON.stringify(path.join(repository, 'telemetry/log.ts'))});
      const log = createLog('info');
      await wait(1_000);
      const before = writes;
      log.info('a line');
      while (writes === before) await wait(10);
      process.stderr.write(String(before));
      setInterval(() => {}, 1_000);
    `);
    onTestFinished(() => void child.kill('SIGKILL'));
    const [[line], [before]] = await Promise.all([once(child.stdout, 'data'), once(child.stderr, 'data')]);
    expect([JSON.parse(line).msg, String(before)]).toEqual(['a line', '0']);
  });
});
