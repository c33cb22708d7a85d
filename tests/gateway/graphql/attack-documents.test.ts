import { type DocumentNode, parse, specifiedRules, validate, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentLimits } from '../../../gateway/graphql/document-limits.ts';
import { mostFaults } from '../../../gateway/graphql/server.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { clientOperations } from '../../../web/build/client-operations.ts';
import { documentFault } from '../../support/document-fault.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const schema = createSchema();
const times = (count: number, make: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => make(place));
const inRows = (selection: string) => `{ attendance(date: "2026-11-19", mode: SIGNED_IN) { nodes { ${selection} } } }`;
/** A document of as many tokens as may be parsed. */
const fill = (part: string, tokens: number) => part.repeat(Math.floor((documentLimits.tokens - 60) / tokens));

/** Documents that cost a server much by little; `null` where it is read like any other. */
const attacks: Readonly<Record<string, string>> = {
  'one field 497 times': `{ ${'shifts { id } '.repeat(497)} }`,
  'one field 497 times in a mutation': `mutation { ${'releaseReviews { message } '.repeat(400)} }`,
  'one object 190 times in a row': inRows('staff { name } '.repeat(190)),
  'one value 390 times in a row': inRows('key '.repeat(390)),
  'objects within objects, each ten times': inRows(`${`staff { ${'photo { url } '.repeat(10)} } `.repeat(10)}`),
  'one field in as many inline fragments': inRows('... on AttendanceRecord { staff { name } } '.repeat(150)),
  'one field in as many fragments': `${inRows(times(99, (i) => `...f${i}`).join(' '))} ${times(99, (i) => `fragment f${i} on AttendanceRecord { staff { name } }`).join(' ')}`,
  'a chain of fragments in many selections': `{ ${times(20, (i) => `s${i}: shifts { ...f0 id }`).join(' ')} } ${times(99, (i) => `fragment f${i} on Shift { x${i}: id ...f${i + 1} }`).join(' ')} fragment f99 on Shift { id }`,
  'fragments that nobody spreads': `{ me { role } } ${times(60, (i) => `fragment f${i} on Shift { ${'id '.repeat(12)} ...f${i + 1} }`).join(' ')} fragment f60 on Shift { id }`,
  'fragments that double twenty times': `{ shifts { ...f0 } } ${times(20, (i) => `fragment f${i} on Shift { ...f${i + 1} ...f${i + 1} id }`).join(' ')} fragment f20 on Shift { id }`,
  'fields that double twenty times': `{ a: __schema { ...f0 } } ${times(20, (i) => `fragment f${i} on __Type { a: ofType { ...f${i + 1} } b: ofType { ...f${i + 1} } }`).join(' ')} fragment f20 on __Type { name }`,
  'fragments in a circle': `{ shifts { ...f0 } } ${times(40, (i) => `fragment f${i} on Shift { id ...f${(i + 1) % 40} }`).join(' ')}`,
  'fragments of every other': `{ shifts { ...f0 } } ${times(30, (i) => `fragment f${i} on Shift { ${times(30, (j) => `...f${j}`).join(' ')} }`).join(' ')}`,
  'one directive 400 times': `{ me { role ${'@skip(if: false) '.repeat(280)} } }`,
  'unknown directives': `{ me { role ${fill('@a ', 2)} } }`,
  'two hundred variables': `query (${times(400, (i) => `$v${i}: Int`).join(' ')}) { me { role } }`,
  'unknown types': `query (${times(100, (i) => `$v${i}: AttendenceRecrd${i}`).join(' ')}) { me { role } }`,
  'unknown fields': inRows(times(390, (i) => `staffNam${i}`).join(' ')),
  'unknown fragments': `{ ${times(300, (i) => `...f${i}`).join(' ')} }`,
  'unknown values': `{ ${times(20, (i) => `a${i}: attendance(date: "2026-11-19", mode: SIGNED_INN${i}) { totalCount }`).join(' ')} }`,
  'unknown arguments': `{ attendance(date: "2026-11-19", mode: SIGNED_IN, ${times(300, (i) => `wher${i}: 1`).join(' ')}) { totalCount } }`,
  'unknown parts of an input': `{ staff(where: [${times(200, (i) => `{ colum${i}: NAME }`).join(' ')}]) { totalCount } }`,
  'a list as deep as can be': `{ staff(where: ${'['.repeat(900)}${']'.repeat(900)}) { totalCount } }`,
  'an object as deep as can be': `{ staff(where: ${'{ not: '.repeat(450)}{}${' }'.repeat(450)}) { totalCount } }`,
  'a selection as deep as can be': `${'{ a '.repeat(480)}${' }'.repeat(480)}`,
  'a text of 200,000 characters': `{ staff(search: "${'x'.repeat(200_000)}") { totalCount } }`,
  'a name of 200,000 characters': `{ ${'x'.repeat(200_000)} }`,
  'many operations': times(200, (i) => `query q${i} { me { role } }`).join(' '),
  'ten operations that repeat': times(10, (i) => `query q${i} { attendance { nodes { ${'key '.repeat(60)} } } }`).join(
    ' ',
  ),
  'the same arguments again and again': `{ ${times(20, () => `staff(where: [${'{ column: NAME, contains: "a" } '.repeat(8)}]) { totalCount }`).join(' ')} }`,
};

/** Counts how often the nodes of a document are looked at. */
function countLooks(document: DocumentNode): () => number {
  let looks = 0;
  visit(document, {
    enter(node) {
      const { kind } = node;
      Object.defineProperty(node, 'kind', {
        enumerable: true,
        get() {
          looks += 1;
          return kind;
        },
      });
    },
  });
  return () => looks;
}

function countNodes(document: DocumentNode): number {
  let nodes = 0;
  visit(document, {
    enter() {
      nodes += 1;
    },
  });
  return nodes;
}

describe('a document that is made to be dear', () => {
  it.each(Object.entries(attacks))(
    'F-141 is measured in the time of reading it, and validated at a bounded cost or not at all: %s',
    (_name, text) => {
      const document = parse(text, { maxTokens: documentLimits.tokens, noLocation: true });
      const nodes = countNodes(document);
      const looks = countLooks(document);
      const fault = documentFault(document);
      const measured = looks();
      // Fragments are counted where they are spread, at most `fields` of them.
      expect(measured).toBeLessThan(30 * nodes + 10 * documentLimits.fields);
      if (fault) return;
      validate(schema, document, specifiedRules, { maxErrors: mostFaults });
      expect(looks() - measured).toBeLessThan(200 * nodes);
    },
  );

  it('F-141 is refused by its size alone where it repeats itself, whatever else is wrong with it', () => {
    const refused = Object.entries(attacks).filter(([, text]) => documentFault(parse(text)) !== null);
    expect(refused.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'one field 497 times',
        'one field 497 times in a mutation',
        'one object 190 times in a row',
        'one value 390 times in a row',
        'objects within objects, each ten times',
        'one field in as many inline fragments',
        'one field in as many fragments',
        'a chain of fragments in many selections',
        'fragments of every other',
        'ten operations that repeat',
      ]),
    );
  });

  it('F-141 leaves room for three times what our own client asks', async () => {
    const room = { ...documentLimits, repetitions: Math.floor(documentLimits.repetitions / 3) };
    const documents = (await clientOperations()).map(({ body }) => parse(body));
    expect(documents.length).toBeGreaterThan(40);
    expect(documents.map((document) => documentFault(document, room)).filter(Boolean)).toEqual([]);
  });

  it('F-141 is answered with one fault, the first, and nothing of it is validated', async () => {
    const { post, calls } = await testGateway({});
    const headers = { authorization: `Bearer ${await signToken()}`, accept: 'application/graphql-response+json' };
    for (const name of ['one field 497 times', 'one object 190 times in a row', 'ten operations that repeat']) {
      // A rule of validation would find the field that is not there.
      const query = `${attacks[name]} query Other { noSuchField }`.replace(/^\{/, 'query Main {');
      const reply = await post({ query, operationName: 'Main' }, headers);
      const { errors } = (await reply.json()) as { errors: { message: string; extensions: object }[] };
      expect([reply.status, errors.length, errors[0]?.extensions]).toEqual([
        400,
        1,
        { code: 'GRAPHQL_VALIDATION_FAILED' },
      ]);
      expect(errors[0]?.message).toMatch(/^This document has too many /);
    }
    expect(calls).toEqual([]);
  });
});
