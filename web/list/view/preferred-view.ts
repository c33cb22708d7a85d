import { pageSizes } from '../../../schema/limits.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import type { Preference } from '../../session/preference-store.ts';
import type { SearchFields } from './search-fields.ts';
import { columnNames, offeredColumns, tableColumns, type View, type ViewShape } from './view.ts';

type PreferredParts<Name extends string> = Pick<View<Name, SearchFields>, 'hidden' | 'shown' | 'density' | 'size'>;

/** The parts of a view of which an address may be silent; the defaults where nothing, or nothing known, is preferred. */
export function preferredView<Name extends string>({
  columns,
  preference = {},
}: Pick<ViewShape<Name, SearchFields>, 'columns' | 'preference'>): PreferredParts<Name> {
  const names = columnNames(tableColumns(columns));
  const hidden = names.filter((name) => preference.hidden?.includes(name));
  const isPreferred = preference.hidden && hidden.length < names.length;
  const shown = offeredColumns(columns).filter((name) => preference.shown?.includes(name));
  return {
    ...(shown.length > 0 && { shown }),
    hidden: isPreferred ? hidden : hiddenAtFirst(columns),
    density: preference.density === 'compact' ? 'compact' : 'comfortable',
    size: pageSizes.find((known) => known === preference.size) ?? pageSizes[0],
  };
}

/** The columns that a table leaves out until its reader asks for them. */
export const hiddenAtFirst = <Name extends string>(columns: Columns<Name, never>): readonly Name[] =>
  columnNames(columns).filter((name) => columns[name].isHiddenAtFirst);

/** What is preferred after a change of a view: what it does not name stays, defaults are not stored. */
export function changePreference(
  old: Preference,
  parts: Partial<PreferredParts<string>>,
  columns: Columns<string, never>,
): Preference {
  if (!parts.hidden && !parts.shown && !parts.density && !parts.size) return old;
  const { hidden, shown, density, size } = { ...old, ...parts };
  return {
    ...(hidden && hidden.join() !== hiddenAtFirst(columns).join() && { hidden }),
    ...(shown && shown.length > 0 && { shown }),
    ...(density === 'compact' && { density }),
    ...(size && size !== pageSizes[0] && { size }),
  };
}
