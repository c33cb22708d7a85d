import { staffFieldNames } from '../../../schema/staff-fields.ts';
import type { SheetRow } from './sheet-rows.ts';
import { staffFieldOf } from './staff-field.ts';

/** How lines below a list begin that are none of its rows. */
const footer =
  /^(?:(?:sub|grand)?[- ]?totals?\b|sum\b|count\b|prepared|compiled|checked|approved|authori[sz]ed|reviewed|verified|signed?\b|signature|dated?\b|notes?\b|remarks?\b|legend|key:|page \d|printed|generated|source\b|hr officer|end of|for:|c\.?c\.?:|nb\b|n\.b)/i;

/** Fields that a line without a record gives at most: a note and what stands beside it. */
const mostOfANote = 2;

/**
 * Why a line below the headings is no staff record, such as a signature, a sum or the headings once more; null when it
 * may be one.
 */
export function whyNoRecord({ values }: SheetRow): string | null {
  const { staffID = '' } = values;
  const given = staffFieldNames.filter((field) => values[field] !== undefined);
  if (staffFieldOf(staffID) === 'staffID') return 'This line repeats the headings.';
  if (given.length > mostOfANote) return null;
  const text = staffID || given.map((field) => values[field]).join(' ');
  const isNote = staffID === '' || footer.test(text) || (/[\s:]/.test(staffID) && !/\d/.test(staffID));
  return isNote ? 'This line holds a note or a sum and no staff record.' : null;
}
