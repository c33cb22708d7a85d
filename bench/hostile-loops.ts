import { getIntrospectionQuery } from 'graphql';

/** What a loop asks next: a document of the gateway with its variables, and whether it comes with a token. */
export interface Asked {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly isAnonymous?: boolean;
}

/** A loop: what its caller asks the n-th time, given the keys of the records that are the caller's to judge. */
export interface Loop {
  readonly name: string;
  next(n: number, date: string, keys: readonly string[]): Asked;
}

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

const fields =
  'fields(includeDeprecated: true) { name description args { name description type { name kind ofType { name } } } type { name kind ofType { name } } }';

/** What hostile callers repeat; each document is another, so that none is found by its text, unless it says otherwise. */
export const loops: readonly Loop[] = [
  {
    name: 'the schema by 55 aliases',
    next: (n) => ({ query: `{ __schema { types { ${times(55, (i) => `a${i}: ${fields}`)} } } } #${n}` }),
  },
  { name: 'the whole schema, as tools ask', next: () => ({ query: getIntrospectionQuery() }) },
  { name: 'the whole schema, each time otherwise', next: (n) => ({ query: `${getIntrospectionQuery()} #${n}` }) },
  {
    name: 'one field 497 times, without a token',
    next: (n) => ({ query: `{ ${'shifts { id } '.repeat(497)} } #${n}`, isAnonymous: true }),
  },
  { name: 'one field 497 times', next: (n) => ({ query: `{ ${'shifts { id } '.repeat(497)} } #${n}` }) },
  {
    name: 'an object 190 times in a row',
    next: (n, date) => ({
      query: `{ attendance(date: "${date}", mode: SIGNED_IN) { nodes { ${'staff { name } '.repeat(190)} } } } #${n}`,
    }),
  },
  {
    name: 'claimReviews of ten',
    next: (_n, date) => ({
      query: `mutation { claimReviews(date: "${date}", mode: SIGNED_IN, count: 10) { open records { key } } }`,
    }),
  },
  {
    name: 'recordVerdict',
    next: (n, _date, keys) => ({
      query: 'mutation ($record: ID!) { recordVerdict(record: $record, verdict: CANNOT_TELL) { message } }',
      variables: { record: keys[n % keys.length] },
    }),
  },
];
