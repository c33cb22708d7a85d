import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { endpoints } from '../../../gateway/upstream/endpoints.ts';
import { createExtensions, readExtensions } from '../../../gateway/upstream/extensions.ts';

const caller = { token: 'token', key: 'key' };
const holidays = [{ name: 'holidays', version: 2 }];

/** Extensions over a service that gives these answers, one after the other, the last one for ever. */
function over(...answers: (object | Error | null | Promise<object>)[]) {
  let now = 0;
  let calls = 0;
  const extensions = createExtensions({
    rest: {
      async find() {
        calls += 1;
        const answer = await (answers.length > 1 ? answers.shift() : answers[0]);
        if (answer instanceof Error) throw answer;
        return answer ? { status: 'success', message: '', data: answer } : null;
      },
    },
    call: endpoints.extensions(),
    now: () => now,
  });
  const names = async () => [...(await extensions.read(caller)).keys()];
  return { extensions, names, calls: () => calls, pass: (milliseconds: number) => (now += milliseconds) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('createExtensions', () => {
  it('F-81 reads the list with the first caller and again after five minutes, once for all', async () => {
    const { extensions, names, calls, pass } = over(holidays, []);
    extensions.notice(caller);
    extensions.notice(caller);
    expect(await names()).toEqual(['holidays']);
    pass(299_999);
    extensions.notice(caller);
    expect([await names(), calls()]).toEqual([['holidays'], 1]);
    pass(1);
    // What is known is answered at once, and read again behind it.
    expect(await names()).toEqual(['holidays']);
    await settled();
    expect([await names(), calls()]).toEqual([[], 2]);
  });

  it.each([
    ['a 404', null],
    ['a refusal', codedError('UPSTREAM_REJECTED', 'No such call.')],
    ['a page for people', codedError('UPSTREAM_BAD_RESPONSE', 'Unreadable.')],
    ['something other than a list', { holidays: true }],
    ['a right that it does not give', codedError('FORBIDDEN', 'No.')],
  ])('F-210 takes %s for a service without extensions, and asks it again after an hour', async (_what, answer) => {
    const { names, calls, pass } = over(answer);
    expect(await names()).toEqual([]);
    pass(3_599_999);
    expect(await names()).toEqual([]);
    await settled();
    expect(calls()).toBe(1);
    pass(1);
    await names();
    await settled();
    expect(calls()).toBe(2);
  });

  it.each(['UPSTREAM_UNAVAILABLE', 'UNAUTHENTICATED'] as const)(
    'F-210 asks a service that goes on to answer %s ever more seldom',
    async (code) => {
      const { extensions, calls, pass } = over(codedError(code, 'No.'));
      for (let second = 0; second < 600; second++) {
        extensions.notice(caller);
        await settled();
        pass(1_000);
      }
      expect(calls()).toBeLessThanOrEqual(5);
    },
  );

  it.each(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'] as const)(
    'says %s, not that something is missing, until the list was read, and asks again after half a minute',
    async (code) => {
      const { names, calls, pass } = over(codedError(code, 'Away.'), holidays);
      await expect(names()).rejects.toMatchObject({ extensions: { code } });
      await expect(names()).rejects.toMatchObject({ extensions: { code } });
      expect(calls()).toBe(1);
      pass(30_000);
      expect(await names()).toEqual(['holidays']);
    },
  );

  it('keeps what is known while the service is away or stumbles', async () => {
    const faults = (['UPSTREAM_UNAVAILABLE', 'UPSTREAM_BAD_RESPONSE'] as const).map((code) => codedError(code, 'No.'));
    const { names, pass } = over(holidays, ...faults);
    for (let time = 0; time < 3; time += 1) {
      expect(await names()).toEqual(['holidays']);
      await settled();
      pass(300_000);
    }
  });

  it('learns nothing from a session that has ended, and tells no other caller of it', async () => {
    const { names, pass } = over(codedError('UNAUTHENTICATED', 'Sign in.'), holidays);
    await expect(names()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    pass(1_000);
    expect(await names()).toEqual(['holidays']);
  });
});

describe('readExtensions', () => {
  it('reads names and versions and leaves out what is neither', () => {
    const data = [...holidays, { name: 'intake', version: '1' }, { name: 'X y', version: 1 }, { name: 'a' }, 7, null];
    expect([...readExtensions(data)]).toEqual([
      ['holidays', 2],
      ['intake', 1],
    ]);
  });

  it.each([null, 'text', {}, Array(101).fill(holidays[0])])('refuses what is not a short list', (data) => {
    expect(() => readExtensions(data)).toThrow('cannot be read');
  });
});
