import { GraphQLBoolean, GraphQLID, type GraphQLLeafType, GraphQLString, isLeafType } from 'graphql';

/** How the rows of a list become JSON without graphql-js. */
export interface CompiledRows {
  /**
   * Whether graphql-js would answer the row's values just as they are: none is missing, none needs conversion, none is
   * an error, or null where the schema forbids it.
   */
  readonly isReady: (row: unknown) => boolean;
  /** What graphql-js would answer of a row that is ready. */
  readonly project: (row: unknown) => object;
}

/** A field of each row: its key in the answer, its name in the row, and what is answered of its value. */
export interface RowField {
  readonly key: string;
  readonly name: string;
  readonly isNullable: boolean;
  readonly value: GraphQLLeafType | CompiledRows;
}

/** Compiled code holds names as they are, and in an object literal `__proto__` would be no key. */
export const isSafe = (name: string): boolean => /^[_A-Za-z]\w*$/.test(name) && name !== '__proto__';

/**
 * Writes both as code of their own, an object literal and a row of conditions: rows come by the hundred thousand, and
 * going through the fields one by one takes five times as long. Keys and names must be safe.
 */
export function compileRows(fields: readonly RowField[]): CompiledRows {
  for (const { key, name } of fields)
    if (!isSafe(key) || !isSafe(name)) throw new Error(`${key} or ${name} is unsafe.`);
  const conditions = fields.map(({ name, isNullable, value }, place) => {
    const isReady = conditionOf(value, `row.${name}`, place);
    return isNullable ? `(row.${name} === null || ${isReady})` : isReady;
  });
  const parts = fields.map(({ key, name, value }, place) => {
    const inner = `row.${name} === null ? null : values[${place}].project(row.${name})`;
    return `${key}: ${isLeafType(value) ? `row.${name}` : inner}`;
  });
  const compile = new Function(
    'values',
    `return {
      isReady: (row) => typeof row === 'object' && row !== null && !(row instanceof Error) && ${conditions.join(' && ')},
      project: (row) => ({ ${parts.join(', ')} }),
    };`,
  );
  const values = fields.map(({ value }) => (isLeafType(value) ? { isReady: isOwn(value) } : value));
  return compile(values) as CompiledRows;
}

/** Texts and truth values are the bulk, and their own types never change them. */
function conditionOf(value: RowField['value'], source: string, place: number): string {
  if (value === GraphQLString || value === GraphQLID) return `typeof ${source} === 'string'`;
  if (value === GraphQLBoolean) return `typeof ${source} === 'boolean'`;
  return `values[${place}].isReady(${source})`;
}

/** Whether a type answers a value as it is. */
const isOwn = (type: GraphQLLeafType) => (value: unknown) => {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return false;
  try {
    return type.serialize(value) === value;
  } catch {
    return false;
  }
};
