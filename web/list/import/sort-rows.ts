/** The rows sorted by a value, numbers within it by their size; rows that tie keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  direction: 'ASC' | 'DESC',
  read: (row: Row) => unknown,
): readonly Row[] {
  const sign = direction === 'DESC' ? -1 : 1;
  return rows.toSorted((left, right) => sign * collator.compare(String(read(left)), String(read(right))));
}

const collator = new Intl.Collator('en', { numeric: true });
