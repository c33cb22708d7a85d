import { pageSizes } from '../../schema/limits.ts';
import type { Preference } from '../session/preference-store.ts';
import type { SearchFields } from './search-fields.ts';
import { columnNames, type View, type ViewShape } from './view.ts';

type PreferredParts<Name extends string> = Pick<View<Name, SearchFields>, 'hidden' | 'density' | 'size'>;

/** The parts of a view of which an address may be silent; the defaults where nothing, or nothing known, is preferred. */
export function preferredView<Name extends string>({
  columns,
  preference = {},
}: Pick<ViewShape<Name, SearchFields>, 'columns' | 'preference'>): PreferredParts<Name> {
  const names = columnNames(columns);
  const hidden = names.filter((name) => preference.hidden?.includes(name));
  return {
    hidden: hidden.length < names.length ? hidden : [],
    density: preference.density === 'compact' ? 'compact' : 'comfortable',
    size: pageSizes.find((known) => known === preference.size) ?? pageSizes[0],
  };
}

/** What is preferred after a change of a view: what it does not name stays, defaults are not stored. */
export function changePreference(old: Preference, parts: Partial<PreferredParts<string>>): Preference {
  if (!parts.hidden && !parts.density && !parts.size) return old;
  const { hidden, density, size } = { ...old, ...parts };
  return {
    ...(hidden && hidden.length > 0 && { hidden }),
    ...(density === 'compact' && { density }),
    ...(size && size !== pageSizes[0] && { size }),
  };
}
