import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { GraphQLBoolean, GraphQLID, type GraphQLLeafType, GraphQLString } from 'graphql';
import type { Leaf } from './row-plan.ts';

/** Values looked at before others get their turn. */
const valuesAtOnce = 5_000;

const checked = new WeakMap<readonly unknown[], Map<string, Promise<boolean>>>();

/**
 * Whether graphql-js would answer these values of all rows just as they are: none is missing, none needs conversion,
 * none is an error or null where the schema forbids it. Each value of a list version is looked at once; others run
 * meanwhile.
 */
export async function areReady(rows: readonly unknown[], leaves: readonly Leaf[]): Promise<boolean> {
  const known = checked.get(rows) ?? new Map<string, Promise<boolean>>();
  checked.set(rows, known);
  for (const leaf of leaves) {
    const name = leaf.path.join('.');
    const answer = known.get(name) ?? isReady(rows, leaf);
    known.set(name, answer);
    if (!(await answer)) return false;
  }
  return true;
}

async function isReady(rows: readonly unknown[], leaf: Leaf): Promise<boolean> {
  const isOwnValue = ownValues(leaf.type);
  for (let start = 0; start < rows.length; start += valuesAtOnce) {
    if (start > 0) await eventLoopTurn();
    const end = Math.min(start + valuesAtOnce, rows.length);
    for (let place = start; place < end; place++) if (!isValueReady(rows[place], leaf, isOwnValue)) return false;
  }
  return true;
}

function isValueReady(row: unknown, { path, isNullable }: Leaf, isOwnValue: (value: unknown) => boolean): boolean {
  let value = row;
  for (let step = 0; step < path.length; step++) {
    if (typeof value !== 'object' || value === null || value instanceof Error) return false;
    value = (value as Readonly<Record<string, unknown>>)[path[step] as string];
    if (value === null) return isNullable[step] === true;
  }
  return isOwnValue(value);
}

/** Whether a type answers a value as it is. Texts and truth values are the bulk, and their own types never change them. */
function ownValues(type: GraphQLLeafType): (value: unknown) => boolean {
  if (type === GraphQLString || type === GraphQLID) return (value) => typeof value === 'string';
  if (type === GraphQLBoolean) return (value) => typeof value === 'boolean';
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return false;
    try {
      return type.serialize(value) === value;
    } catch {
      return false;
    }
  };
}
