import type { Column, ListColumn } from './column.ts';
import type { Reads } from './reads.ts';

/** An argument that one list has besides those of every list. */
export interface ListArgument {
  /** Its SDL type, with a default value where it has one. */
  readonly type: string;
  readonly description: string;
  /** How the address of the list's screen spells a value; missing, as it is. */
  readonly word?: (value: string) => string;
  /** No screen gives it: the client's own operation goes without. */
  readonly isForTools?: true;
}

/** The rows that one list or several show, and how their SDL types are named. */
export interface ListTable {
  /** What the SDL names begin with: `Absentee` makes AbsenteeColumn, AbsenteeCondition, AbsenteeOrder, AbsenteeList. */
  readonly type: string;
  /** SDL type of a row. It stands in `schema/<feature>.graphql`. */
  readonly row: string;
  /** The gateway's type of a row: a file below `gateway/`, `#` and its export. Without it, the row is as the SDL says. */
  readonly model?: string;
  /** The gateway's type of a page, named likewise, where `<type>List` is extended with fields of its own. */
  readonly page?: string;
  /** What its descriptions call the list, with its article: `the absent list`. */
  readonly title: string;
  readonly columns: Readonly<Record<string, ListColumn<never>>>;
  /** Columns whose ascending values order the rows that `orderBy` leaves equal, where pages are cut by cursor. */
  readonly order: readonly string[];
  /** Property that no two rows have in common; the last step of that order. */
  readonly key: string;
  /** Worked out here from several lists: it has an order of its own, and is as old as the oldest of them. */
  readonly isComputed?: true;
}

/** What the files of a list have otherwise than its table. */
interface ListFile {
  /** The columns that they have when none are asked for, and their headings, for these arguments of the list. */
  readonly columns: (args: Readonly<Record<string, unknown>>) => Readonly<Record<string, Column<never>>>;
  /** Columns besides `sn` that a workbook's reader always sees. */
  readonly frozenColumns: number;
  /** What the marks in the cells stand for, with the extension that one needs: a sheet of its own in a workbook. */
  readonly legend: readonly (readonly [mark: string, meaning: string, extension?: string])[];
}

/**
 * A list, said once. `npm run codegen` writes from it the SDL in `schema/generated`, the types of the resolvers and
 * the operation of the client; the gateway answers it as a field of Query and as a file.
 */
export interface ListDeclaration extends ListTable {
  /** Name of the field of Query, and of its address below `/export/`. */
  readonly field: string;
  /** What the list holds, in sentences. */
  readonly description: string;
  /** The calls of upstream that it is read from, as the end of a sentence; null for none. */
  readonly source: string | null;
  /** The extension of the service that it needs, where it needs one. */
  readonly extension?: string;
  /** The least role that may read it. */
  readonly role: 'ADMIN' | 'MANAGEMENT' | 'USER';
  readonly arguments: Readonly<Record<string, ListArgument>>;
  /** The calls that it is read from, which it costs besides its rows; missing where it is one. */
  readonly reads?: Reads;
  /** Values that are worked out of them besides, which it costs too. */
  readonly values?: number;
  /** Two arguments that are days: it costs its points for each day from the one to the other, where both are given. */
  readonly days?: readonly [string, string];
  /** First part of the name of its files, as the specification spells it. */
  readonly filePrefix: string;
  /** What its files have otherwise than its table. */
  readonly file?: ListFile;
  /** Path of the screen that shows it, which takes its arguments as parameters; assistants lead people there. */
  readonly screen?: string;
  /** The least role that may open that screen, where it is higher than the list's. */
  readonly screenRole?: ListDeclaration['role'];
}
