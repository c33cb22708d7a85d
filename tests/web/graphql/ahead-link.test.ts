import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aheadLink, askAhead } from '../../../web/graphql/ahead-link.ts';
import { MemoryStorage } from '../session/memory-storage.ts';
import { tokenOf } from '../session/token-of.ts';

const list = gql`query Staff($first: Int!) { staff(first: $first) { totalCount } }`;
const remove = gql`mutation DeleteShift($id: ID!) { deleteShift(id: $id) { message } }`;
const tenth = { first: 10 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', new MemoryStorage());
  localStorage.setItem('token', tokenOf({ role: 'user' }));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** A client whose requests are counted, and answered when the test says so. */
function setUp() {
  const sent: string[] = [];
  let cancelled = 0;
  let answer = () => {};
  const end = new ApolloLink((operation) => {
    sent.push(operation.operationName ?? '');
    return new Observable((observer) => {
      let isAnswered = false;
      answer = () => {
        isAnswered = true;
        observer.next({ data: { staff: { totalCount: sent.length } } });
        observer.complete();
      };
      return () => {
        if (!isAnswered) cancelled += 1;
      };
    });
  });
  const client = new ApolloClient({ link: ApolloLink.from([aheadLink(), end]), cache: new InMemoryCache() });
  const ask = (variables: object = tenth) =>
    client.query({ query: list, variables, fetchPolicy: 'no-cache' }).then(({ data }) => data);
  return { client, sent, ask, answer: () => answer(), cancelled: () => cancelled };
}

describe('aheadLink', () => {
  it('F-65 gives the answer of a query that was sent ahead to the first equal one, and asks anew for the next', async () => {
    const { client, sent, ask, answer } = setUp();
    askAhead(client, list, tenth);
    // As React does in development, or where it begins a drawing anew.
    askAhead(client, list, tenth);
    expect(sent).toEqual(['Staff']);
    const asked = ask();
    answer();
    expect(await asked).toEqual({ staff: { totalCount: 1 } });
    vi.runAllTimers();
    const next = ask();
    answer();
    expect(await next).toEqual({ staff: { totalCount: 2 } });
  });

  it('gives an answer that came before it was wanted', async () => {
    const { client, sent, ask, answer } = setUp();
    askAhead(client, list, tenth);
    answer();
    expect(await ask()).toEqual({ staff: { totalCount: 1 } });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['other variables', ({ ask }: ReturnType<typeof setUp>) => ask({ first: 20 })],
    [
      'another session',
      ({ ask }: ReturnType<typeof setUp>) => {
        localStorage.setItem('token', tokenOf({ role: 'admin' }));
        return ask();
      },
    ],
    [
      'a question after a mutation',
      ({ client, ask, answer }: ReturnType<typeof setUp>) => {
        client.mutate({ mutation: remove, variables: { id: '1' }, fetchPolicy: 'no-cache' }).catch(() => undefined);
        answer();
        return ask();
      },
    ],
    [
      'a question that comes too late',
      ({ ask }: ReturnType<typeof setUp>) => {
        vi.runAllTimers();
        return ask();
      },
    ],
  ])('asks anew for %s', async (_what, act) => {
    const set = setUp();
    askAhead(set.client, list, tenth);
    set.answer();
    const before = set.sent.length;
    const asked = act(set);
    await vi.waitFor(() => expect(set.sent.length).toBeGreaterThan(before));
    set.answer();
    await asked;
    expect(set.sent.at(-1)).toBe('Staff');
  });

  it('cancels the request that nobody wants any more', () => {
    const { client, cancelled } = setUp();
    askAhead(client, list, tenth);
    expect(cancelled()).toBe(0);
    vi.runAllTimers();
    expect(cancelled()).toBe(1);
  });
});
