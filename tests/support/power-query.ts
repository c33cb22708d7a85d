import { readCSV } from './read-csv.ts';

/** What an expression of M is worth. */
type Value = unknown;
type Row = Record<string, Value>;
type Scope = ReadonlyMap<string, () => Promise<Value>>;
type Expression = (scope: Scope) => Promise<Value>;

const tokens = /\s+|\/\/[^\n]*|"(?:[^"]|"")*"|#"(?:[^"]|"")*"|\d+|[A-Za-z_][\w.]*|[[\]{}(),=&]/gy;

/** The tokens of a text of M, without blanks and comments. Throws at what is not of the part of M that is read here. */
function tokensOf(text: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const [token] of text.matchAll(tokens)) {
    end += token.length;
    if (!/^(\s|\/\/)/.test(token)) found.push(token);
  }
  if (end !== text.length) throw new Error(`This is not M, or a part of it that is not read here: ${text.slice(end)}`);
  return found;
}

const textOf = (token: string) => token.replace(/^#?"|"$/g, '').replaceAll('""', '"');
const isText = (token: string) => token.startsWith('"');

/** Reads the part of Power Query's language M that the examples use: let, records, lists, calls, field access and `&`. */
function parse(text: string): Expression {
  const rest = tokensOf(text);
  const take = (expected?: string) => {
    const token = rest.shift() ?? '';
    if (expected !== undefined && token !== expected) throw new Error(`${expected} is expected, not ${token}.`);
    return token;
  };
  const many = <Item>(end: string, item: () => Item): Item[] => {
    const items: Item[] = [];
    while (rest[0] !== end) {
      items.push(item());
      if (rest[0] === ',') take();
    }
    take(end);
    return items;
  };
  const binding = () => {
    const name = take();
    take('=');
    return [name.startsWith('#') ? textOf(name) : name, expression()] as const;
  };
  const record = (): Expression => {
    const fields = many(']', binding);
    return async (scope) =>
      Object.fromEntries(await Promise.all(fields.map(async ([name, value]) => [name, await value(scope)] as const)));
  };
  const primary = (): Expression => {
    const token = take();
    if (isText(token)) return async () => textOf(token);
    if (/^\d/.test(token)) return async () => Number(token);
    if (token === '[') return record();
    if (token === '{') {
      const items = many('}', expression);
      return (scope) => Promise.all(items.map((item) => item(scope)));
    }
    if (token === 'type') {
      const name = take();
      if (rest[0] === '[') primary();
      return async () => name;
    }
    if (token === 'let') {
      const bindings = many('in', binding);
      const result = expression();
      return async (outer) => {
        const scope = new Map(outer);
        for (const [name, value] of bindings) {
          let known: Promise<Value> | undefined;
          // What the caller of the query gives stands for what is written.
          if (!scope.has(name)) scope.set(name, () => (known ??= value(scope)));
        }
        return result(scope);
      };
    }
    return async (scope) => {
      const named = scope.get(token);
      if (named) return named();
      if (token in functions) return functions[token];
      return token;
    };
  };
  const postfix = (): Expression => {
    let value = primary();
    for (let next = rest[0]; next === '(' || next === '[' || next === '{'; next = rest[0]) {
      const inner = value;
      take();
      if (next === '(') {
        const args = many(')', expression);
        value = async (scope) => {
          const call = (await inner(scope)) as (...given: Value[]) => Value;
          return call(...(await Promise.all(args.map((arg) => arg(scope)))));
        };
      } else {
        const [key = ''] = many(next === '[' ? ']' : '}', take);
        value = async (scope) => ((await inner(scope)) as Row)[key];
      }
    }
    return value;
  };
  const expression = (): Expression => {
    let value = postfix();
    while (rest[0] === '&') {
      take();
      const [left, right] = [value, postfix()];
      value = async (scope) => `${await left(scope)}${await right(scope)}`;
    }
    return value;
  };
  return expression();
}

/** What a query asks the gateway. */
interface WebOptions {
  readonly RelativePath?: string;
  readonly Query?: Record<string, string>;
  readonly Headers?: Record<string, string>;
  readonly Content?: string;
}

const functions: Readonly<Record<string, (...args: never[]) => Value>> = {
  'Web.Contents': async (base: string, { RelativePath = '', Query, Headers = {}, Content }: WebOptions) => {
    const search = Query ? `?${new URLSearchParams(Query)}` : '';
    const sent = Content === undefined ? {} : { method: 'POST', body: Content };
    const response = await fetch(`${base}/${RelativePath}${search}`, { headers: Headers, ...sent });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return response.text();
  },
  'Json.FromValue': (value: Value) => JSON.stringify(value),
  'Json.Document': (text: string) => JSON.parse(text),
  'Csv.Document': (text: string) => readCSV(text.replace(/^\uFEFF/, '')),
  'Table.PromoteHeaders': ([names = [], ...lines]: string[][]) =>
    lines.map((cells) => Object.fromEntries(names.map((name, place) => [name, cells[place]]))),
  'Table.TransformColumnTypes': (rows: Row[], types: [string, string][]) =>
    rows.map((row) => {
      const changed = types.map(([name, type]) => {
        if (!(name in row)) throw new Error(`The column '${name}' of the table wasn't found.`);
        return [name, type === 'Int64.Type' ? Number(row[name]) : row[name]];
      });
      return { ...row, ...Object.fromEntries(changed) };
    }),
  'Table.FromRecords': (rows: Row[]) => rows,
};

/** Runs a query of Power Query with other values of some of its names, and answers its table. */
export async function runPowerQuery(text: string, given: Readonly<Record<string, string>>): Promise<Row[]> {
  const scope: Scope = new Map(Object.entries(given).map(([name, value]) => [name, async () => value]));
  return (await parse(text)(scope)) as Row[];
}
