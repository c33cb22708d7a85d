import fc from './fast-check.ts';

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const part = fc.stringMatching(/^[a-z][a-z\d_-]{0,8}[a-z\d]$/);
const byte = fc.integer({ min: 0, max: 255 });
const port = fc.integer({ min: 80, max: 65_535 });
const line = fc.integer({ min: 1, max: 9_999 });
const ending = fc.constantFrom('js', 'ts', 'mjs', 'py', 'java', 'go', 'rb', 'php', 'sql', 'json', 'log', 'env', 'conf');
const host = fc.oneof(
  fc
    .tuple(part, fc.constantFrom('internal', 'local', 'example.com', 'svc.cluster.local', 'lan', 'io'))
    .map((parts) => parts.join('.')),
  fc.tuple(part, part, fc.constantFrom('com', 'org', 'ng')).map((parts) => parts.join('.')),
  fc.constant('localhost'),
);
const address = fc.oneof(
  fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join('.')),
  fc.ipV6(),
);
const folders = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const file = fc.tuple(part, ending).map((parts) => parts.join('.'));

const paths = fc.oneof(
  fc
    .tuple(fc.constantFrom('/', './', '../', '~/', 'file:///', 'C:/', 'C:\\'), folders, file)
    .map(([root, path, name]) => `${root}${path}/${name}`),
  fc.tuple(part, part, file).map((parts) => parts.join('/')),
  fc.tuple(part, part).map(([one, other]) => `\\\\${one}\\${other}`),
);
const frames = fc.oneof(
  fc
    .tuple(word, word, paths, line, line)
    .map(([type, name, path, at, column]) => `at ${type}.${name} (${path}:${at}:${column})`),
  fc.tuple(word, line).map(([name, at]) => `at ${name} (<anonymous>:${at}:1)`),
  fc.tuple(word, ending, line).map(([name, end, at]) => `at ${name}.${end}:${at}`),
  fc.tuple(paths, line, word).map(([path, at, name]) => `File "${path}", line ${at}, in ${name}`),
  fc.tuple(word, word, line).map(([one, other, at]) => `at com.${one}.${other}.run(Main.java:${at})`),
  fc.constantFrom(
    'TypeError: x is not a function',
    'java.lang.NullPointerException',
    'Traceback (most recent call last):',
  ),
);
const sockets = fc.oneof(
  fc
    .tuple(fc.constantFrom('ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'), address, port)
    .map(([code, at, number]) => `connect ${code} ${at}:${number}`),
  fc.tuple(part, port).map(([name, number]) => `${name}:${number} refused the connection`),
  port.map((number) => `nobody listens on port ${number}`),
  host.map((name) => `getaddrinfo ENOTFOUND ${name}`),
  fc
    .tuple(fc.constantFrom('http', 'https', 'postgres', 'redis', 'amqp'), host, part)
    .map(([scheme, name, path]) => `${scheme}://${name}/${path}`),
);
const sql = fc.oneof(
  fc.tuple(word, word).map(([column, table]) => `select "${column}" from "${table}"`),
  fc.tuple(word, word).map(([column, table]) => `SELECT ${column} FROM ${table} WHERE id = 1`),
  word.map((table) => `select * from ${table}`),
  fc.tuple(word, word).map(([table, column]) => `insert into ${table} (${column}) values ($1)`),
  fc.tuple(word, word).map(([table, column]) => `update ${table} set ${column} = 'x'`),
  word.map((table) => `delete from ${table} where id = 7`),
  word.map((name) => `duplicate key value violates unique constraint "${name}_key"`),
  word.map((name) => `relation "${name}" does not exist`),
  word.map((name) => `E11000 duplicate key error collection: ${name}`),
  word.map((name) => `Duplicate entry '1' for key '${name}.PRIMARY'`),
);
const markup = fc.oneof(
  fc.constantFrom(
    '<br>',
    '<html><h1>502 Bad Gateway</h1></html>',
    '<script>alert(1)</script>',
    '&lt;b&gt;',
    '＜b＞',
    '<!-- x',
  ),
  word.map((name) => `<${name} src=x>`),
);

/** Pieces of text that give away how a service is built. */
export const leaks: fc.Arbitrary<string> = fc.oneof(paths, frames, host, address, sockets, sql, markup);

/** Those that no sentence is: frames, queries and markup. */
export const codeLeaks: fc.Arbitrary<string> = fc.oneof(frames, sql, markup);
