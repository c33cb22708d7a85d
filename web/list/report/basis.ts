import { useState } from 'react';
import type { Basis } from '../../days/days-read.tsx';
import type { LoadCode } from '../../ui/late-code.ts';
import { useLateCode } from '../../ui/use-late-code.ts';
import type { ReportList } from './use-report-list.ts';

const load: LoadCode = () => import('./basis-note.tsx').then(({ BasisNote }) => BasisNote);

/**
 * Whether there is anything to say of all rows of a list, and the part that says it. Where days were missing it stays when
 * all have been read: nothing moves below it.
 */
export function useBasis({ failure, notice }: ReportList<unknown>, basis: Basis | null | undefined) {
  const [wasPartial, setPartial] = useState(false);
  const { coverage, isRegisterOfToday, summary } = basis ?? {};
  const isPartial = coverage != null && coverage.daysRead < coverage.daysAsked;
  if (isPartial && !wasPartial) setPartial(true);
  const isSaid = !failure && Boolean(notice || summary || isRegisterOfToday || isPartial || (coverage && wasPartial));
  const { Component } = useLateCode(load, isSaid);
  return { isSaid, isWholeSaid: wasPartial, Component };
}
