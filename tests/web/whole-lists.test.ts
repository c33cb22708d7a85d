import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { wholeLists } from '../../web/api/whole-lists.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ key: String(index) }));

/** A client of a service whose list has, at each call, as many rows as the next of the counts says. */
function clientOf(counts: readonly number[], fails: readonly number[] = []) {
  const offsets: number[] = [];
  const server = new ApolloLink(({ variables }) => {
    const offset = variables.rowsBefore as number;
    const all = rows(counts[Math.min(offsets.length, counts.length - 1)] ?? 0);
    offsets.push(offset);
    if (fails.includes(offset)) return of({ data: { staff: null }, errors: [{ message: 'Gone.' }] });
    const nodes = all.slice(offset, offset + 200);
    return of({ data: { staff: { totalCount: all.length, nodes }, me: { role: 'USER' } } });
  });
  const link = ApolloLink.from([wholeLists, server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return { client, offsets };
}

const query = gql`query Staff($rowsBefore: Int! = 0) {
  staff(first: 200, offset: $rowsBefore) { totalCount nodes { key } }
  me { role }
}`;
const ask = (client: ApolloClient) =>
  client.query<{ staff: { totalCount: number; nodes: { key: string }[] }; me: object }>({
    query,
    fetchPolicy: 'no-cache',
  });

describe('a list that is asked for page by page', () => {
  it.each([0, 1, 200, 201, 1_234])('is whole: %d rows', async (count) => {
    const { client, offsets } = clientOf([count]);
    const { data } = await ask(client);
    expect(data?.staff).toEqual({ totalCount: count, nodes: rows(count) });
    expect(data?.me).toEqual({ role: 'USER' });
    expect(offsets.length).toBe(Math.max(1, Math.ceil(count / 200)));
  });

  it('is asked for anew when it has grown between its pages', async () => {
    const { client, offsets } = clientOf([300, 301, 301]);
    expect((await ask(client)).data?.staff.nodes).toEqual(rows(301));
    expect(offsets).toEqual([0, 200, 0, 200]);
  });

  it('is asked for anew when a row has moved to the next page, though there are as many', async () => {
    const lists = [rows(300), [{ key: 'new' }, ...rows(299)]];
    let calls = 0;
    const server = new ApolloLink(({ variables: { rowsBefore } }) => {
      const all = lists[Math.min(calls, 1)] ?? [];
      calls += 1;
      const nodes = all.slice(rowsBefore, rowsBefore + 200);
      return of({ data: { staff: { totalCount: all.length, nodes }, me: { role: 'USER' } } });
    });
    const client = new ApolloClient({ link: ApolloLink.from([wholeLists, server]), cache: new InMemoryCache() });
    expect((await ask(client)).data?.staff.nodes).toEqual(lists[1]);
    expect(calls).toBe(4);
  });

  it('has each row once, however often it changes', async () => {
    const { client } = clientOf([300, 301, 302, 303, 304, 305, 306, 307, 308]);
    const keys = (await ask(client)).data?.staff.nodes.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('fails as a whole where a page fails', async () => {
    const { client } = clientOf([500], [400]);
    await expect(ask(client)).rejects.toThrow('Gone.');
  });

  it('is left alone without the variable', async () => {
    const { client, offsets } = clientOf([300]);
    await client.query({
      query: gql`query Plain { staff { totalCount nodes { key } } me { role } }`,
      fetchPolicy: 'no-cache',
    });
    expect(offsets).toEqual([undefined]);
  });
});
