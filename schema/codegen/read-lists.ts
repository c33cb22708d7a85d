import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ListDeclaration } from '../lists/list.ts';

const folder = path.join(import.meta.dirname, '../lists');

/** The lists that each file of `schema/lists` declares, by its name without ending, in the order of their fields; files that declare none left out. */
export async function readLists(): Promise<ReadonlyMap<string, readonly ListDeclaration[]>> {
  const byFile = new Map<string, readonly ListDeclaration[]>();
  for (const file of readdirSync(folder).sort()) {
    const module: Readonly<Record<string, unknown>> = await import(path.join(folder, file));
    const lists = Object.values(module)
      .filter(isList)
      .sort((one, other) => (one.field < other.field ? -1 : 1));
    if (lists.length > 0) byFile.set(path.basename(file, '.ts'), lists);
  }
  return byFile;
}

const isList = (value: unknown): value is ListDeclaration =>
  typeof value === 'object' && value !== null && 'field' in value && 'columns' in value;
