/**
 * How a column's values are ordered, shown and exported. `value` of an `image` is the photo's address as upstream has it, of a
 * `location` the place and `(latitude, longitude)`, of `date` and `longDate` a `YYYY-MM-DD` text, of `timestamp` an ISO
 * instant, of `timeOfDay` an `HH:MM:SS`, with `+` before it when it is time added to another, of a `mark` one letter that a
 * screen draws; an empty string stands for "none" everywhere.
 */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'date'
  | 'longDate'
  | 'timestamp'
  | 'timeOfDay'
  | 'yesNo'
  | 'image'
  | 'location'
  | 'mark';

/**
 * A raw cell: text for all kinds but `number` (number, '' for none, or a text that says what is known of one: `<3`,
 * `at least 6`) and `yesNo` (boolean).
 */
export type CellValue = string | number | boolean;

/** One column of a list: the table, its filters and sorts, the CSV and the XLSX all use this one object. */
export interface Column<Row> {
  /** Heading, as the specification spells it. */
  readonly header: string;
  /** What stands over the table's column and in its cards, where the heading is too wide for them. */
  readonly head?: string;
  readonly kind: ColumnKind;
  /** Raw value of the column in a row. */
  readonly value: (row: Row) => CellValue;
  /** The table offers a menu of the column's values with their counts. */
  readonly filterable?: true;
  /** What its values are called where they are chosen and where a sentence names them, if it is not as they are. */
  readonly words?: Readonly<Record<string, string>>;
  /** A search leaves the column out: its texts are letters that every name has. */
  readonly isUnsearched?: true;
  /** A table leaves it out until its reader asks for it. */
  readonly isHiddenAtFirst?: true;
  /** No table shows it: it is there for filters, sorts and files. */
  readonly isFilterOnly?: true;
  /** Of a column that no table shows: the menu of columns offers it to the reader all the same. */
  readonly isOffered?: true;
  /** The column in whose cells a screen says it, by a mark or a title: that screen's files have it beside that column, others when it is named. */
  readonly markedIn?: string;
  /** Of such a column: most lists have no value of it, and a screen's files have it where some row has one. */
  readonly isSeldom?: true;
  /** The most calls that the column takes besides those of its list, once for all that take some. A file has it when it is named. */
  readonly calls?: number;
  /** The extension of the service that it needs: a file has it where the service has the extension, unless it is only offered. */
  readonly extension?: string;
  /** All shown values of a column of a fixed set, an empty one for rows without a value; `yesNo` needs none. */
  readonly values?: readonly string[];
}

/** All shown values of a column of a fixed set; null for other columns. */
export const fixedValues = ({ kind, values }: Pick<Column<never>, 'kind' | 'values'>): readonly string[] | null =>
  values ?? (kind === 'yesNo' ? ['Yes', 'No'] : null);

/** The number that a cell is ordered and bounded by: itself, or the one that its text holds, `<3` just below 3; NaN for none. */
export function numberIn(value: CellValue): number {
  if (typeof value === 'number') return value;
  const [, sign, digits] = /(<?)([+-]?\d+(?:\.\d+)?)$/.exec(String(value)) ?? [];
  return digits === undefined ? Number.NaN : Number(digits) - (sign ? 0.5 : 0);
}

/** A shown value of a column as a menu and a sentence name it. */
export const wordOf = (value: string, words: Column<never>['words']): string => words?.[value] ?? (value || '(none)');

/** Whether the column's values have a time of day. */
export const hasTimes = ({ kind }: Pick<Column<never>, 'kind'>): boolean =>
  kind === 'timestamp' || kind === 'timeOfDay';

/** A column of a list of the schema: it also says what it holds, for the SDL. */
export interface ListColumn<Row> extends Column<Row> {
  /** One sentence. */
  readonly description: string;
}

/** The columns of a list of the schema, in table order, keyed by their names in the SDL enum. */
export type ListColumns<Name extends string, Row> = Readonly<Record<Name, ListColumn<Row>>>;

/** Columns as a declaration writes them: their names are those that it gives. */
export type ColumnsOf<Row> = ListColumns<string, Row>;

/** What a column has besides its kind, heading, description and value. */
type Further = Omit<ListColumn<never>, 'header' | 'kind' | 'description' | 'value'>;

/** Declares columns of a kind; a missing value is an empty cell. */
const columnOf =
  <Cell extends CellValue>(kind: ColumnKind) =>
  <Row>(
    header: string,
    description: string,
    value: (row: Row) => Cell | null | undefined,
    further?: Further,
  ): ListColumn<Row> => ({ header, description, kind, value: (row) => value(row) ?? '', ...further });

export const text = columnOf<string>('text');
export const number = columnOf<number | string>('number');
export const date = columnOf<string>('date');
export const longDate = columnOf<string>('longDate');
export const timestamp = columnOf<string>('timestamp');
export const timeOfDay = columnOf<string>('timeOfDay');
export const image = columnOf<string>('image');
export const location = columnOf<string>('location');
export const yesNo = columnOf<boolean>('yesNo');

/** Declares a column of a fixed set of words. */
export const word = <Row, Name extends string>(
  header: string,
  description: string,
  words: Readonly<Record<Name, string>>,
  value: (row: Row) => Name,
  further?: Further,
): ListColumn<Row> =>
  text(header, description, (row) => words[value(row)], { values: Object.values<string>(words), ...further });

/** Declares a column of Yes and No that is empty where neither is known. */
export const yesNoOrNone = <Row>(
  header: string,
  description: string,
  value: (row: Row) => boolean | null | undefined,
  further?: Further,
): ListColumn<Row> => {
  const wordOfRow = (row: Row) => ({ true: 'Yes', false: 'No' })[String(value(row))];
  return text(header, description, wordOfRow, { values: ['Yes', 'No', ''], ...further });
};

/** Declares a column of a fixed set of words that some rows have none of: their cell is empty. */
export const wordOrNone = <Row, Name extends string>(
  header: string,
  description: string,
  words: Readonly<Record<Name, string>>,
  value: (row: Row) => Name | null | undefined,
  further?: Further,
): ListColumn<Row> => {
  const values = [...Object.values<string>(words), ''];
  return text(header, description, (row) => words[value(row) as Name], { values, ...further });
};

/** The columns of a table, in its order. */
export type Columns<Name extends string, Row> = Readonly<Record<Name, Column<Row>>>;
