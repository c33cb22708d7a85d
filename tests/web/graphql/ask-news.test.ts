import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNews } from '../../../web/api/ask-news.ts';
import { endSession, readSession, signIn } from '../../../web/session/session.ts';
import { MemoryStorage } from '../session/memory-storage.ts';
import { tokenOf } from '../session/token-of.ts';

const document = parse('query Now($date: Date!) { now(date: $date) }') as never;
const { signal } = new AbortController();

describe('createNews', () => {
  const replies: Response[] = [];
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => replies.shift() ?? Response.error());
  const ask = () => createNews<object, object>(document, { date: '2026-11-19' });
  const headersOf = (call: number) => fetched.mock.calls[call]?.[1].headers as Record<string, string>;

  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('productVersion', '1.2.3');
    vi.stubGlobal('fetch', fetched);
    fetched.mockClear();
    signIn(tokenOf({ role: 'admin' }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('asks by GET with the validator of the last answer, and answers nothing while it holds', async () => {
    const news = ask();
    replies.push(
      new Response('{"data":{"now":1}}', { headers: { etag: 'W/"1"' } }),
      new Response(null, { status: 304 }),
    );
    expect(await news(signal)).toEqual({ now: 1 });
    expect(await news(signal)).toBe(null);
    const [address = '', init] = fetched.mock.calls[1] ?? [];
    const asked = new URL(address, 'http://gateway.test').searchParams;
    expect(asked.get('query')).toContain('query Now($date: Date!)');
    expect(JSON.parse(asked.get('variables') ?? '')).toEqual({ date: '2026-11-19' });
    expect(init).toMatchObject({ cache: 'no-store' });
    expect(headersOf(0)).not.toHaveProperty('if-none-match');
    expect(headersOf(1)).toMatchObject({
      'if-none-match': 'W/"1"',
      authorization: `Bearer ${readSession()?.token}`,
      'apollo-require-preflight': 'true',
    });
  });

  it('throws what is no whole answer, and goes on with the validator that it has', async () => {
    const news = ask();
    replies.push(
      new Response('{"data":{"now":1}}', { headers: { etag: 'W/"1"' } }),
      new Response('{"data":{"now":null},"errors":[{"message":"Away."}]}'),
      new Response('{"data":{"now":2}}', { headers: { etag: 'W/"2"' } }),
    );
    await news(signal);
    await expect(news(signal)).rejects.toThrow('could not say what is new');
    expect(await news(signal)).toEqual({ now: 2 });
    expect(headersOf(2)).toMatchObject({ 'if-none-match': 'W/"1"' });
  });

  it("F-244 asks nothing under another person's token, and nothing without one", async () => {
    const news = ask();
    signIn(tokenOf({ role: 'admin', userID: 'u-8' }));
    await expect(news(signal)).rejects.toThrow('Your session ended');
    endSession();
    await expect(news(signal)).rejects.toThrow('Your session ended');
    await expect(ask()(signal)).rejects.toThrow('Your session ended');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('A-46 ends the session that the gateway refuses', async () => {
    const refusal = { errors: [{ message: 'Sign in again.', extensions: { code: 'UNAUTHENTICATED' } }] };
    replies.push(new Response(JSON.stringify(refusal), { status: 401 }));
    await expect(ask()(signal)).rejects.toThrow('status 401');
    expect(readSession()).toBe(null);
  });
});
