import { readCount, readObject } from '../read.ts';
import { listOf } from './fields.ts';

/** Rows of a list, and the staff IDs among them; null where the service did not say. */
interface ListFigures {
  readonly rows: number | null;
  readonly staff: number | null;
}

/** How long the lists of a day are, and how many people each group has, as the service names them. */
export interface DayFigures extends Readonly<Record<DayListName, ListFigures>> {
  /** Null for a number that cannot be read. */
  readonly groups: ReadonlyMap<string, number | null>;
}
export type DayListName = 'register' | 'signedIn' | 'signedOut' | 'late' | 'absent';

function figuresOf(value: unknown): ListFigures {
  const { rows, staff } = readObject(value);
  return { rows: readCount(rows), staff: readCount(staff) };
}

/** Reads the reply of `GET /attendance/figures`: one entry. */
export const readDayFigures = listOf<DayFigures>(
  {
    register: figuresOf,
    signedIn: figuresOf,
    signedOut: figuresOf,
    late: figuresOf,
    absent: figuresOf,
    groups: (value) => new Map(Object.entries(readObject(value)).map(([name, people]) => [name, readCount(people)])),
  },
  { has: ['date'] },
);
