import { useCallback, useMemo } from 'react';
import type { Columns } from '../../schema/columns/column.ts';
import { csvCell } from '../../schema/csv-cell.ts';
import { exportFileName } from '../../schema/format.ts';
import { wallClock } from '../session/today.ts';
import type { SaveRows } from './download-buttons.tsx';
import { selectLocally } from './local-list.ts';
import type { ReportData } from './report-result.ts';
import { saveFile } from './save-file.ts';
import type { ListView } from './use-list-view.ts';

/** A list that is short and wholly here, in the shape that a report reads, with the way to save it. */
export interface LocalList<List extends string, Row> {
  readonly data: ReportData<List, Row> | undefined;
  readonly onSave: SaveRows;
}

/** Searches, filters, sorts, cuts and saves rows in the browser. `rows` is undefined until they are known. */
export function useLocalList<List extends string, Name extends string, Row>(
  { list, columns, filePrefix }: LocalListSetup<List, Name, Row>,
  view: ListView<Name, Record<never, never>>,
  rows: readonly Row[] | undefined,
): LocalList<List, Row> {
  const { request } = view;
  const variables = typeof request === 'object' ? request.variables : null;
  const data = useMemo(() => {
    if (!rows || !variables) return undefined;
    const page = { ...selectLocally(columns, variables, rows), asOf: '', notice: null };
    return { [list]: page, whole: { totalCount: rows.length } } as ReportData<List, Row>;
  }, [list, columns, variables, rows]);
  const onSave = useCallback<SaveRows>(
    (names, isPage) => {
      if (!rows || !variables) return;
      const parts = isPage ? {} : { first: rows.length, offset: 0 };
      const { nodes } = selectLocally(columns, { ...variables, ...parts }, rows);
      const text = csvText(columns, names as readonly Name[], nodes);
      saveFile(new Blob([text], { type: 'text/csv' }), exportFileName(filePrefix, wallClock(), 'csv'));
    },
    [columns, filePrefix, variables, rows],
  );
  return { data, onSave };
}

/** What a local list is made of, constants of a module. */
export interface LocalListSetup<List extends string, Name extends string, Row> {
  readonly list: List;
  readonly columns: Columns<Name, Row>;
  /** First part of the file's name. */
  readonly filePrefix: string;
}

/** A CSV file as the gateway writes them: byte order mark, `sn`, headings, CRLF. */
export function csvText<Name extends string, Row>(
  columns: Columns<Name, Row>,
  names: readonly Name[],
  rows: readonly Row[],
): string {
  const headings = ['sn', ...names.map((name) => csvCell('text', columns[name].header))];
  const lines = rows.map((row, place) => [
    place + 1,
    ...names.map((name) => csvCell(columns[name].kind, columns[name].value(row))),
  ]);
  return `\uFEFF${[headings, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
