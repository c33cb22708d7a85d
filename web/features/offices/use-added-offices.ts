import { useState } from 'react';
import * as z from 'zod/mini';
import type { OfficesRowFragment } from '../../api/generated/offices.ts';

/** A row of the units table: a sample, or one that was added in this browser session. */
export type OfficeRow = OfficesRowFragment;

const storageKey = 'added-units';

const storedRows = z.array(
  z.object({
    key: z.string(),
    district: z.string(),
    unit: z.string(),
    unitCode: z.string(),
    createdOn: z.string(),
    isSample: z.literal(false),
  }),
);

/** The units that a stored text holds; none when it cannot be read. */
export function readAddedOffices(text: string | null): readonly OfficeRow[] {
  try {
    return storedRows.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Units added in this browser session, with the way to add one. No call exists that would keep them: they stay
 * in this tab's session storage, which the end of the session clears. They have no code, which is not ours to give.
 */
export function useAddedOffices(): [readonly OfficeRow[], (district: string, unit: string, day: string) => void] {
  const [added, setAdded] = useState(() => readAddedOffices(sessionStorage.getItem(storageKey)));
  function add(district: string, unit: string, day: string) {
    const office = { key: `added-${added.length + 1}`, district, unit, unitCode: '', createdOn: day, isSample: false };
    const next = [...added, office];
    sessionStorage.setItem(storageKey, JSON.stringify(next));
    setAdded(next);
  }
  return [added, add];
}
