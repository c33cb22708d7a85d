import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../web/api/client.ts';
import { readFailure } from '../../../web/api/failure.ts';
import { endSession, readSession, signIn } from '../../../web/session/session.ts';
import { MemoryStorage } from '../session/memory-storage.ts';
import { tokenOf } from '../session/token-of.ts';

const ada = tokenOf({ role: 'admin', userID: 'u-1' });
const adaRenewed = tokenOf({ role: 'admin', userID: 'u-1', version: 2 });
const obi = tokenOf({ role: 'admin', userID: 'u-2' });
const query = parse('query Now { now }');
const mutation = parse('mutation Judge { judge }');
const over = 'Your session ended before this was answered. Sign in again and check whether it was done.';

/** What was sent and is not answered yet. */
interface Sent {
  readonly authorization: string | undefined;
  readonly signal: AbortSignal | null | undefined;
  readonly answer: (body: object, status?: number) => void;
}

describe('a client', () => {
  const sent: Sent[] = [];
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    vi.stubGlobal('window', Object.assign(new EventTarget(), { navigator: { userAgent: 'a test' } }));
    vi.stubGlobal('productVersion', '1.2.3');
    vi.stubGlobal('fetch', (_address: string, { headers, signal }: RequestInit) => {
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        const { authorization } = headers as Record<string, string>;
        const answer = (body: object, status = 200) =>
          resolve(
            new Response(JSON.stringify(body), {
              status,
              headers: { 'content-type': 'application/graphql-response+json' },
            }),
          );
        sent.push({ authorization, signal, answer });
      });
    });
    sent.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  const messageOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'answered',
      (error) => readFailure(error).message,
    );
  const sentAt = async (place: number) => {
    await expect.poll(() => sent.length).toBeGreaterThan(place);
    return sent[place] as (typeof sent)[number];
  };
  const first = () => sentAt(0);

  it("F-244 sends nothing of its session under the next person's token, nor without one", async () => {
    const client = createClient(signIn(ada));
    endSession();
    expect(await messageOf(client.mutate({ mutation }))).toBe(over);
    signIn(obi);
    expect(await messageOf(client.mutate({ mutation }))).toBe(over);
    expect(await messageOf(client.query({ query }))).toBe(over);
    expect(await messageOf(createClient(null).query({ query }))).toBe(over);
    expect(sent).toEqual([]);
  });

  it('F-244 goes on where the token was renewed, under the new one', async () => {
    const client = createClient(signIn(ada));
    signIn(adaRenewed);
    const asked = messageOf(client.query({ query }));
    const request = await first();
    request.answer({ data: { now: 1 } });
    expect([request.authorization, await asked]).toEqual([`Bearer ${adaRenewed}`, 'answered']);
  });

  it('F-244 cuts off what is read when the session ends, and leaves a write to its own token', async () => {
    const client = createClient(signIn(ada));
    const read = messageOf(client.query({ query }));
    await first();
    const written = messageOf(client.mutate({ mutation }));
    await sentAt(1);
    endSession();
    signIn(obi);
    expect([await read, await written]).toEqual([over, over]);
    expect(sent.map(({ authorization, signal }) => [authorization, signal?.aborted])).toEqual([
      [`Bearer ${ada}`, true],
      [`Bearer ${ada}`, false],
    ]);
  });

  it('F-244 does not end the next session by a late refusal of its own token', async () => {
    const client = createClient(signIn(ada));
    const written = messageOf(client.mutate({ mutation }));
    const request = await first();
    endSession();
    signIn(obi);
    await written;
    request.answer({ errors: [{ message: 'Sign in again.', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);
    const own = createClient(readSession());
    const asked = messageOf(own.query({ query }));
    const next = await sentAt(1);
    next.answer({ data: { now: 1 } });
    expect([await asked, readSession()?.token]).toEqual(['answered', obi]);
  });

  it('A-46 ends its own session that is refused', async () => {
    const client = createClient(signIn(ada));
    const asked = messageOf(client.query({ query }));
    const request = await first();
    request.answer({ errors: [{ message: 'Sign in again.', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);
    await asked;
    expect(readSession()).toBeNull();
  });
});
