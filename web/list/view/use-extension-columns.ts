import { useMemo } from 'react';
import type { Column } from '../../../schema/lists/column.ts';
import { useHasExtension } from '../../api/use-extensions.ts';

/** The columns of a list: one that needs an extension of the service is shown where the service has it. */
export function useExtensionColumns<Columns extends Readonly<Record<string, Column<never>>>>(
  columns: Columns,
  extension: string,
): Columns {
  const hasExtension = useHasExtension(extension);
  return useMemo(() => {
    if (!hasExtension) return columns;
    const shown = Object.entries(columns).map(([name, column]) => {
      const { isFilterOnly, ...rest } = column;
      return [name, column.extension === extension ? rest : column];
    });
    return Object.fromEntries(shown);
  }, [columns, extension, hasExtension]);
}
