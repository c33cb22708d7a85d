import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { readSDL } from '../../../gateway/schema.ts';
import { createOnceLink } from '../../../web/api/create-once-link.ts';
import { repository } from '../../support/repository.ts';

const create = gql`mutation CreateShift($input: CreateShiftInput!, $idempotencyKey: String) {
  createShift(input: $input, idempotencyKey: $idempotencyKey) { message }
}`;
const remove = gql`mutation DeleteShift($id: ID!) { deleteShift(id: $id) { message } }`;
const list = gql`query Shifts { shifts { id } }`;

type Outcome = ApolloLink.Result | Error;
const done: Outcome = { data: { createShift: { message: 'done' } } };
const removed: Outcome = { data: { deleteShift: { message: 'done' } } };
const refused = (code: string, more: object = {}): Outcome => ({
  data: null,
  errors: [{ message: code, extensions: { code, ...more } }],
});
const lost = new TypeError('Failed to fetch');
const withoutKeys = refused('EXTENSION_MISSING', { extension: 'idempotency' });

/** A client whose requests have these outcomes, and the keys that they carried: undefined where there was none. */
function setUp(...outcomes: Outcome[]) {
  const keys: unknown[] = [];
  const sent: Record<string, unknown>[] = [];
  let made = 0;
  const end = new ApolloLink(({ variables }) => {
    keys.push(variables.idempotencyKey);
    sent.push(variables);
    const outcome = outcomes.shift() ?? done;
    return outcome instanceof Error ? throwError(() => outcome) : of(outcome);
  });
  const link = ApolloLink.from([createOnceLink(() => `key ${++made}`), end]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const write = (mutation: typeof create, variables: Record<string, unknown>) =>
    client.mutate({ mutation, variables, errorPolicy: 'all' }).catch((error: unknown) => error);
  return {
    keys,
    sent,
    add: (name: string, more: object = {}) => write(create, { input: { name, ...more } }),
    remove: () => write(remove, { id: '1' }),
    read: () => client.query({ query: list, fetchPolicy: 'no-cache' }),
  };
}

describe('createOnceLink', () => {
  it.each([
    ['a lost answer', lost],
    ['a time-out', refused('UPSTREAM_TIMEOUT')],
    ['a creation that still takes its time', refused('UPSTREAM_REJECTED', { reason: 'KEY_IN_USE' })],
  ])('sends the same values with the same key after %s, and with another once it is done', async (_what, outcome) => {
    const { keys, add } = setUp(outcome, outcome);
    for (let time = 0; time < 4; time++) await add('Night');
    expect(keys).toEqual(['key 1', 'key 1', 'key 1', 'key 2']);
  });

  it('gives other values another key, and theirs to values that are put back', async () => {
    const { keys, add } = setUp(lost, lost, lost);
    for (const name of ['Night', 'Day', 'Night']) await add(name);
    expect(keys).toEqual(['key 1', 'key 2', 'key 1']);
  });

  it('forgets what was open when another write is done', async () => {
    const { keys, add, remove } = setUp(lost, removed);
    await add('Night');
    await remove();
    await add('Night');
    expect(keys).toEqual(['key 1', undefined, 'key 2']);
  });

  it('knows a file by its name, size and time', async () => {
    const { keys, add } = setUp(lost, lost, lost);
    const photo = (name: string) => new File(['photo'], name, { lastModified: 1 });
    for (const name of ['ada.png', 'ada.png', 'bola.png']) await add('Ada', { image: photo(name) });
    expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
  });

  it('creates without a key where the service takes none, and asks for none again', async () => {
    const { keys, sent, add } = setUp(withoutKeys);
    expect(await add('Night')).toMatchObject({ data: { createShift: { message: 'done' } } });
    await add('Day');
    expect(keys).toEqual(['key 1', undefined, undefined]);
    expect(sent[1]).toEqual({ input: { name: 'Night' } });
  });

  it('gives no key to what asks for none', async () => {
    const { keys, remove, read } = setUp(removed, { data: { shifts: [] } });
    await remove();
    await read();
    expect(keys).toEqual([undefined, undefined]);
  });
});

describe('the client’s operations', () => {
  it('ask for a key wherever the gateway takes one', () => {
    const schema = buildSchema(readSDL());
    const types = new TypeInfo(schema);
    const missing: string[] = [];
    let taken = 0;
    for (const file of globSync('web/**/*.graphql', { cwd: repository })) {
      visit(
        parse(readFileSync(path.join(repository, file), 'utf8')),
        visitWithTypeInfo(types, {
          Field: ({ name, arguments: given }) => {
            if (types.getParentType() !== schema.getMutationType()) return;
            if (!types.getFieldDef()?.args.some((argument) => argument.name === 'idempotencyKey')) return;
            taken += 1;
            if (!given?.some((argument) => argument.name.value === 'idempotencyKey')) missing.push(name.value);
          },
        }),
      );
    }
    expect(missing).toEqual([]);
    expect(taken).toBe(11);
  });
});
