import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { summaryFields } from '../gateway/rest/staff-summary.ts';
import { repository } from './support/repository.ts';

/** Every file that a field of the staff summary stands in, from the service to the forms, and what it is there for. */
const places: Readonly<Record<string, string>> = {
  'upstream/staff-fields.ts': 'the service takes it, stores it and repeats it in every reply',
  'schema/staff.graphql': 'StaffSummary, the inputs of the staff form and a row of a batch have it',
  'schema/columns/staff-summary.ts': 'every table and export shows it',
  'gateway/rest/staff-summary.ts': 'the gateway reads it',
  'gateway/features/staff-writes.ts': 'the gateway checks and sends it',
  'schema/staff-fields.ts': 'a batch may give it',
  'web/report/staff-cells.graphql': 'every screen asks for it',
  'web/features/staff/staff-batch.graphql': 'the review of a batch asks for it',
  'web/features/staff/batch-rows.ts': 'the review of a batch shows it',
  'web/features/staff/batch-remarks.tsx': 'the remarks on a batch name it as the tables do',
  'web/features/staff/staff-form.ts': 'the staff form holds it',
};

/** One sentence for each file that lacks a field. */
function lacking(fields: readonly string[], read: (file: string) => string): string[] {
  return Object.entries(places).flatMap(([file, purpose]) =>
    fields
      .filter((field) => !new RegExp(`\\b${field}\\b`).test(read(file)))
      .map((field) => `${file} does not name the staff field ${field}: add it there, so that ${purpose}.`),
  );
}

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** The photo has ways of its own. */
const fields = [...new Set([...summaryFields, ...fieldsOf('StaffSummary')])].filter(
  (field) => field !== 'imageURL' && field !== 'photo',
);

function fieldsOf(type: string): string[] {
  const [, body = ''] = new RegExp(`type ${type} \\{(.*?)\\n\\}`, 's').exec(read('schema/staff.graphql')) ?? [];
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, field = '']) => field);
}

describe('a field of the staff summary', () => {
  it('stands in every file that passes it on', () => {
    expect(lacking(fields, read)).toEqual([]);
  });

  it('is missed in each of them by a sentence that names the file', () => {
    const sentences = lacking([...fields, 'inventedField'], read);
    expect(sentences).toHaveLength(Object.keys(places).length);
    expect(sentences).toContain(
      'web/report/staff-cells.graphql does not name the staff field inventedField: add it there, so that every screen asks for it.',
    );
  });
});
