import { describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { startContract } from '../support/contract.ts';

/** Whether the service of the run has extensions; with one of section 7 alone the answers are the same. */
const isExtended = process.env.EXTENSIONS !== 'none';

const contract = begun(() => startContract());

describe('an idempotency key', () => {
  const document = `mutation ($input: CreateShiftInput!, $key: String) {
    createShift(input: $input, idempotencyKey: $key) { id message }
  }`;
  const input = { name: 'Once', startTime: '06:00', serialLatenessThreshold: 3 };
  const shifts = async () =>
    (await contract.upstream.db.selectFrom('shifts').selectAll().where('name', '=', 'Once').execute()).length;

  it.runIf(isExtended)('makes one record of a repeated mutation, and is refused with other values', async () => {
    const { ask } = await contract.gateway();
    const first = await ask(document, { input, key: 'once' });
    expect(first.wire[0]).toMatchObject({ body: JSON.stringify({ ...input, startTime: '06:00:00' }) });
    const other = await contract.gateway();
    expect((await other.ask(document, { input, key: 'once' })).data).toEqual(first.data);
    expect(await shifts()).toBe(1);
    const { errors } = await ask(document, { input: { ...input, startTime: '05:00' }, key: 'once' });
    expect(errors).toMatchObject([
      {
        message: 'This idempotency key was used for something else: give each creation a key of its own.',
        extensions: { code: 'UPSTREAM_REJECTED', reason: 'KEY_REUSED' },
      },
    ]);
  });

  it.runIf(!isExtended)('A-47 is refused by name, and nothing is sent', async () => {
    const { ask } = await contract.gateway();
    const { errors, wire } = await ask(document, { input, key: 'once' });
    expect(errors).toMatchObject([{ extensions: { code: 'EXTENSION_MISSING', extension: 'idempotency' } }]);
    expect(wire.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    expect(await shifts()).toBe(0);
  });
});
