import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { programVersion } from '../../common/program-version.ts';

/** A program of these files, by their paths. */
function program(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'program-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const versionOf = (files: Readonly<Record<string, string>>) => programVersion(['gateway', 'schema'], program(files));

describe('programVersion', () => {
  it('is the same for the same program, wherever it lies', () => {
    const files = { 'gateway/lists/export/csv.ts': 'a', 'schema/lists/staff.ts': 'b' };
    expect(versionOf(files)).toBe(versionOf({ ...files, 'upstream/server.ts': 'not of it', 'gateway/notes.md': '' }));
    expect(programVersion(['gateway', 'schema'])).toBe(programVersion(['gateway', 'schema']));
  });

  it.each([
    ['a file that was changed', { 'gateway/lists/export/csv.ts': 'c', 'schema/lists/staff.ts': 'b' }],
    ['a file more', { 'gateway/lists/export/csv.ts': 'a', 'schema/lists/staff.ts': 'b', 'gateway/x.ts': '' }],
    ['a file of another name', { 'gateway/lists/export/csv.ts': 'a', 'schema/lists/users.ts': 'b' }],
  ])('is another one with %s', (_what, files) => {
    expect(versionOf(files)).not.toBe(versionOf({ 'gateway/lists/export/csv.ts': 'a', 'schema/lists/staff.ts': 'b' }));
  });
});
