import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './support/repository.ts';

/** A test that passed, or was skipped because this machine lacks what it needs. */
export interface NamedTest {
  /** Relative to the repository. */
  readonly file: string;
  /** With the titles of the groups around it. */
  readonly title: string;
  readonly hasRun: boolean;
}

const ids = /\b[RFAN]-\d{2,3}\b/g;

/** Requirements beside the tests that ran for them. */
export interface RequirementRows {
  /** A table in Markdown: each row of `docs/requirements.md` with its tests by file. */
  readonly report: string;
  readonly described: number;
  /** What is wrong, each a sentence; empty when all is well. */
  readonly faults: readonly string[];
}

/** The ids that begin rows such as `- R-001, A-39: …`; a row that says the same of several ids has them all. */
export const idsOfRows = (text: string) =>
  [...text.matchAll(/^- ([RFAN]-\d{2,3}(?:, [RFAN]-\d{2,3})*): /gm)].flatMap(([, list = '']) => list.split(', '));

/**
 * Joins the rows of `docs/requirements.md` with the tests whose titles name them. A row of the specification (R) and a
 * mended fault (F) needs a test that ran, unless all its tests were skipped or browser journeys were left out.
 */
export function listRequirementRows(named: readonly NamedTest[], hasJourneys: boolean): RequirementRows {
  const rows = idsOfRows(readFileSync(path.join(repository, 'docs/requirements.md'), 'utf8'));
  const tests = new Map<string, NamedTest[]>();
  for (const test of named)
    for (const id of new Set(test.title.match(ids))) tests.set(id, [...(tests.get(id) ?? []), test]);

  const known = new Set(rows);
  const twice = rows.filter((id, index) => rows.indexOf(id) !== index);
  const unknown = [...tests.keys()].filter((id) => !known.has(id));
  const untested = hasJourneys ? rows.filter((id) => /^[RF]/.test(id) && !tests.has(id)) : [];
  return {
    report: [
      '# Requirements and the tests that ran for them',
      '',
      '| id | tests that passed | files |',
      '|---|---:|---|',
      ...rows.map(
        (id) => `| ${id} | ${tests.get(id)?.filter(({ hasRun }) => hasRun).length ?? 0} | ${filesOf(tests.get(id))} |`,
      ),
      '',
    ].join('\n'),
    described: rows.length,
    faults: [
      ...untested.map((id) => `${id} of docs/requirements.md: no test that names it is in this run.`),
      ...unknown.map((id) => `${id}: tests name it, docs/requirements.md does not describe it.`),
      ...twice.map((id) => `${id}: docs/requirements.md describes it twice.`),
    ],
  };
}

const filesOf = (tests: readonly NamedTest[] = []) =>
  [...new Set(tests.map(({ file, hasRun }) => (hasRun ? file : `${file} (skipped)`)))].join(', ');
