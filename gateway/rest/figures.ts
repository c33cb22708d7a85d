import { hasField, type Loose, readEntries, readObject, readWhole } from './read.ts';

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
export function readDayFigures(data: unknown): DayFigures[] {
  return readEntries(data, isFigures).map((entry) => {
    const figuresOf = (name: string): ListFigures => {
      const { rows, staff } = readObject(entry[name]);
      return { rows: readWhole(rows), staff: readWhole(staff) };
    };
    const groups = Object.entries(readObject(entry.groups)).flatMap(([name, value]): [string, number][] => {
      const people = readWhole(value);
      return people === null ? [] : [[name, people]];
    });
    const figures = Object.fromEntries(lists.map((name) => [name, figuresOf(name)]));
    return { ...(figures as Record<DayListName, ListFigures>), groups: new Map(groups) };
  });
}

const isFigures = (record: Loose) => hasField(record, ['date']);
