import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStaffSummary } from '../gateway/upstream/readers/staff-summary.ts';
import { staffTextNames, staffTexts, summaryTextNames } from '../schema/staff-fields.ts';
import { type StaffSummary, summaryOf, textColumns } from '../upstream/staff-fields.ts';
import { addedNames } from './support/added-texts.ts';
import { describedFields } from './support/openapi.ts';
import { repository } from './support/repository.ts';

/** A text of a staff record, as calls and as the database name it. */
interface Text {
  readonly name: string;
  readonly column: string;
}

/** Where each text stands by hand, from the database to the form, and what it is there for. */
const places: Readonly<Record<string, { readonly names: (text: Text) => string; readonly purpose: string }>> = {
  'upstream/migrations/*.ts': { names: ({ column }) => column, purpose: 'the database has its column' },
  'upstream/staff-fields.ts': { names: ({ name }) => name, purpose: 'the service takes, stores and repeats it' },
  'upstream/openapi.yaml': { names: ({ name }) => name, purpose: 'the description of the service has it' },
  'schema/staff-fields.ts': { names: ({ name }) => name, purpose: 'SDL, forms and batches have it' },
  'schema/columns/staff-summary.ts': {
    names: ({ name }) => `row.staff.${name}`,
    purpose: 'tables and exports show it',
  },
  'gateway/upstream/readers/staff-summary.ts': {
    names: ({ name }) => `record.${name}`,
    purpose: 'the gateway reads it',
  },
  'web/features/staff/staff-fields.tsx': { names: ({ name }) => name, purpose: 'the staff form has an input for it' },
};

const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: repository })
    .map((file) => readFileSync(path.join(repository, file), 'utf8'))
    .join('\n');

/** What a file shows by the parts that it is made of. */
const parts: Readonly<Record<string, string>> = {
  'web/features/staff/staff-fields.tsx': 'web/ui/district-fields.tsx',
  'upstream/migrations/*.ts': 'upstream/migrations/{*.ts,*/*.sql}',
};

const sources = Object.entries(places).map(([file, place]) => ({
  file,
  ...place,
  source: read(file, parts[file] ?? file),
}));

/** One sentence for each place that lacks a text. */
const lacking = (texts: readonly Text[]): string[] =>
  sources.flatMap(({ file, names, purpose, source }) =>
    texts
      .filter((text) => !new RegExp(`\\b${names(text)}\\b`).test(source))
      .map((text) => `${file} lacks ${names(text)}: add it there, so that ${purpose}.`),
  );

const textOf = (name: string): Text => ({
  name,
  column: name.replace(/ID$/, 'Id').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
});

const camelCase = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every text that a report repeats, in whichever place it stands; `unit` is one of the staff list alone. */
function textsOfReports(): Text[] {
  const added = read('upstream/migrations/*.ts').matchAll(/alter table staff(?:_versions)?\s+add column (\w+) text/g);
  const taken = read('upstream/staff-fields.ts').matchAll(/^ {2}(\w+): \{ column: '/gm);
  const names = [
    ...[...added].map(([, column = '']) => camelCase(column)),
    ...[...taken].map(([, name = '']) => name),
    ...Object.keys(staffTexts),
    ...summaryTextNames,
    ...Object.keys(readStaffSummary({})),
    ...[...read('schema/columns/staff-summary.ts').matchAll(/row\.staff\.(\w+)/g)].map(([, name = '']) => name),
  ];
  return [...new Set(names)]
    .filter((name) => !['unit', 'imageURL', 'id', 'shiftID', 'spelledID', 'isCentreOfRow'].includes(name))
    .map(textOf);
}

describe('a text of the staff summary', () => {
  it('stands in every place that passes it on', () => {
    const sentences = lacking(textsOfReports());
    expect(sentences, sentences.join('\n')).toEqual([]);
  });

  it('stands behind the department, and is repeated by the service where the gateway reads it', () => {
    const order = 'Give it its place behind department, in upstream/staff-fields.ts and in schema/staff-fields.ts.';
    expect(staffTextNames.slice(0, 5 + addedNames.length), order).toEqual([
      ...['staffID', 'name', 'district', 'serviceCentre', 'department'],
      ...addedNames,
    ]);
    const taken = ['staffID', ...textColumns.map(([name]) => name)];
    expect(taken, order).toEqual(staffTextNames);
    const remedy = 'Give it the same isRepeated in upstream/staff-fields.ts and in schema/staff-fields.ts.';
    expect(Object.keys(summaryOf({} as StaffSummary)), remedy).toEqual([...summaryTextNames, 'imageURL']);
  });

  it('is described in what calls take and in what they answer', () => {
    const [taken, repeated] = [textColumns.map(([name]) => name), [...summaryTextNames]];
    for (const [schema, names] of Object.entries({ StaffChanges: taken, Summary: repeated })) {
      const remedy = `Add it in upstream/openapi.yaml to ${schema}.`;
      expect(describedFields(schema), remedy).toEqual(expect.arrayContaining(names));
    }
  });

  it('gets its column where the past has it too', () => {
    for (const file of globSync('upstream/migrations/*.ts', { cwd: repository })) {
      expect(
        read(file),
        `${file}: add the column to staff_versions, which adds it to staff and staff_past.`,
      ).not.toMatch(/alter table staff(_past)?\s+add column/i);
    }
  });

  it('is missed in each of them by a sentence that names the file', () => {
    const sentences = lacking([textOf('inventedText')]);
    expect(sentences).toEqual([
      'upstream/migrations/*.ts lacks invented_text: add it there, so that the database has its column.',
      'upstream/staff-fields.ts lacks inventedText: add it there, so that the service takes, stores and repeats it.',
      'upstream/openapi.yaml lacks inventedText: add it there, so that the description of the service has it.',
      'schema/staff-fields.ts lacks inventedText: add it there, so that SDL, forms and batches have it.',
      'schema/columns/staff-summary.ts lacks row.staff.inventedText: add it there, so that tables and exports show it.',
      'gateway/upstream/readers/staff-summary.ts lacks record.inventedText: add it there, so that the gateway reads it.',
      'web/features/staff/staff-fields.tsx lacks inventedText: add it there, so that the staff form has an input for it.',
    ]);
  });
});
