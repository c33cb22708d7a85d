import { type Form, forms, type Kind, missing, type Outcome } from './bent-replies/forms.ts';
import fc from './fast-check.ts';

/** A row as the service gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** A field of a list's rows that is bent: where it stands, and what it holds. */
export interface BentField {
  /** Name of the field; with a dot, of one in an embedded object; of a position or a list of days, whatever names it. */
  readonly path: string;
  readonly kind: Kind;
}

/** How a reply is bent. */
export interface Bending {
  /** For some of the fields: forms, of which each row draws one by its number, or the usual one. */
  readonly fields: readonly { readonly field: BentField; readonly forms: readonly (Form | null)[] }[];
  /** Rows, by their numbers, that stand there once more. */
  readonly twice: readonly number[];
  /** Whether the rows come in the opposite order. */
  readonly isTurned: boolean;
}

/** A row with what became of its fields. */
export interface BentRow {
  /** The row before it was bent. */
  readonly plain: Row;
  readonly bent: Row;
  /** What is to become of each field; of a list of days, the days that can be read. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly days: readonly string[] | null;
}

/**
 * Draws how a list with these fields is bent: a few of its fields, each in one form throughout or in several. `isReadable`
 * takes those forms alone that are read as what they were.
 */
export function anyBending(fields: readonly BentField[], isReadable = false): fc.Arbitrary<Bending> {
  const formsOf = ({ kind }: BentField) => forms[kind].filter(({ outcome }) => !isReadable || outcome === 'read');
  const one = fc.constantFrom(...fields.filter((field) => formsOf(field).length > 0)).chain((field) => {
    const some = fc.constantFrom(...formsOf(field));
    return fc.record({
      field: fc.constant(field),
      forms: fc.oneof(
        some.map((form) => [form]),
        fc.array(fc.option(some, { freq: 2 }), { minLength: 2, maxLength: 5 }),
      ),
    });
  });
  return fc.record({
    fields: fc.uniqueArray(one, { minLength: 1, maxLength: 3, selector: ({ field }) => field.path }),
    twice: fc.array(fc.nat(30), { maxLength: 2 }),
    isTurned: fc.boolean(),
  });
}

/** A bending in words, for the report of a failure. */
export const describeBending = ({ fields, twice, isTurned }: Bending): string =>
  [
    ...fields.map(
      ({ field, forms: given }) => `${field.path}: ${given.map((one) => one?.name ?? 'as usual').join(' | ')}`,
    ),
    ...(twice.length > 0 ? [`rows ${twice.join()} twice`] : []),
    ...(isTurned ? ['turned round'] : []),
  ].join('; ');

/** Bends the rows of a list: what is sent, and each row once with what is to be read of it. */
export function bendRows(
  rows: readonly Row[],
  bending: Bending,
): { readonly sent: readonly Row[]; readonly rows: readonly BentRow[] } {
  const bent = rows.map((row, number) => bendRow(row, number, bending));
  const sent = bent.flatMap((one, number) => (bending.twice.includes(number) ? [one.bent, one.bent] : [one.bent]));
  return { sent: bending.isTurned ? sent.reverse() : sent, rows: bent };
}

function bendRow(plain: Row, number: number, { fields }: Bending): BentRow {
  const outcomes = new Map<string, Outcome>();
  let bent: Row = structuredClone(plain);
  let days: readonly string[] | null = null;
  for (const { field, forms: given } of fields) {
    if (field.kind === 'day') {
      if (days !== null || !Array.isArray(bent[field.path])) continue;
      const read = bendDays(bent, field.path, given, number);
      [bent, days] = [read.row, read.days];
      outcomes.set(field.path, read.outcome);
      continue;
    }
    const form = given[number % given.length] ?? null;
    if (form === null) continue;
    const value = field.kind === 'position' ? bent : valueAt(bent, field.path);
    // What is not there cannot be written in another way.
    if (value === null || value === undefined || (field.kind === 'position' && bent.latitude === null)) continue;
    outcomes.set(field.path, form.outcome);
    if (field.kind === 'days') days = [];
    const written = form.write(value);
    bent = field.kind === 'position' ? withPosition(bent, written as Row) : withValue(bent, field.path, written);
  }
  return { plain, bent, outcomes, days };
}

/** Each day of a row draws a form of its own; days that cannot be read leave the others as they are. */
function bendDays(row: Row, path: string, given: readonly (Form | null)[], number: number) {
  const all = row[path] as readonly string[];
  const drawn = all.map((day, place) => ({ day, form: given[(number + place) % given.length] ?? null }));
  const left = drawn.filter(({ form }) => form === null || form.outcome === 'read');
  const isLost = drawn.some(({ form }) => form?.outcome === 'lost');
  return {
    row: { ...row, [path]: drawn.map(({ day, form }) => (form ? form.write(day) : day)) },
    days: left.map(({ day }) => day),
    outcome: isLost ? ('lost' as const) : left.length < all.length ? ('unknown' as const) : ('read' as const),
  };
}

function valueAt(row: Row, path: string): unknown {
  const [outer = '', inner] = path.split('.');
  if (inner === undefined) return row[outer];
  const held = row[outer];
  // A person who has been bent already is not looked into.
  return typeof held === 'object' && held !== null && !Array.isArray(held) ? (held as Row)[inner] : undefined;
}

function withValue(row: Row, path: string, value: unknown): Row {
  const [outer = '', inner] = path.split('.');
  if (inner !== undefined) return { ...row, [outer]: withValue(row[outer] as Row, inner, value) };
  if (value !== missing) return { ...row, [outer]: value };
  const { [outer]: _, ...rest } = row;
  return rest;
}

const withPosition = (row: Row, { latitude, longitude }: Row): Row =>
  withValue(withValue(row, 'latitude', latitude), 'longitude', longitude);
