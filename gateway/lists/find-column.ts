import type { Column, Columns } from '../../schema/columns/column.ts';
import { badInput } from './bad-input.ts';

/** The column of that name. Throws BAD_USER_INPUT for `field` when the list has none. */
export function findColumn<Name extends string, Row>(
  columns: Columns<Name, Row>,
  name: Name,
  field: string,
): Column<Row> {
  if (Object.hasOwn(columns, name)) return columns[name];
  throw badInput(field, `${name} is not a column of this list; use one of ${Object.keys(columns).join(', ')}.`);
}
