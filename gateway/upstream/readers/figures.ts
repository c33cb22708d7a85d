import { hasField, type Loose, readCount, readEntries, readObject } from '../read.ts';
import type { ValueReader } from './value-reader.ts';

/** Rows of a list, and the staff IDs among them; null where the service did not say. */
interface ListFigures {
  readonly rows: number | null;
  readonly staff: number | null;
}

/** Lists of a day that have figures, as the service names them. */
const lists = ['register', 'signedIn', 'signedOut', 'late', 'absent'] as const;
export type DayListName = (typeof lists)[number];

/** How long the lists of a day are, and how many people each group has, as the service names it. */
export type DayFigures = Readonly<Record<DayListName, ListFigures>> & {
  readonly groups: ReadonlyMap<string, number>;
};

/** Reads the reply of `GET /attendance/figures`: one entry. */
export function readDayFigures(data: unknown, { losses }: ValueReader): DayFigures[] {
  return readEntries(data, isFigures, losses).map((entry) => {
    const groups = Object.entries(readObject(entry.groups)).flatMap(([name, value]): [string, number][] => {
      const people = readCount(value);
      return people === null ? [] : [[name, people]];
    });
    const figures = Object.fromEntries(lists.map((name) => [name, readListFigures(entry[name])]));
    return { ...(figures as Record<DayListName, ListFigures>), groups: new Map(groups) };
  });
}

function readListFigures(value: unknown): ListFigures {
  const { rows, staff } = readObject(value);
  return { rows: readCount(rows), staff: readCount(staff) };
}

const isFigures = (record: Loose) => hasField(record, ['date']);
