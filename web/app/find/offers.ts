import { foldText, searchWords } from '../../../schema/fold-text.ts';
import { formatLongDate, formatMonth } from '../../../schema/format.ts';
import { today } from '../../session/today.ts';
import { readPeriods } from './read-periods.ts';

/** A screen that can be found. */
export interface FindableScreen {
  readonly path: string;
  readonly label: string;
  readonly group: string;
  /** Whether it stands in the sidebar; others are found for the days they show. */
  readonly isLinked: boolean;
  /** What of time it shows: its address has it as `date` or as `month`. */
  readonly period?: 'day' | 'month';
}

/** Something to go to. */
export interface Offer {
  readonly key: string;
  readonly title: string;
  /** What it is, or where it belongs. */
  readonly detail: string;
  readonly to: string;
}

/** The screens at each day or month that the text means: the present screen first, with its filters as they are. */
export function periodOffers(text: string, screens: readonly FindableScreen[], here: Here): readonly Offer[] {
  return readPeriods(text, today())
    .filter((period) => period <= today().slice(0, period.length))
    .flatMap((period) => {
      const kind = period.length === 7 ? 'month' : 'day';
      const dated = screens.filter((screen) => screen.period === kind);
      const present = dated.filter(({ path }) => path === here.path);
      const others = dated.filter(({ path, isLinked }) => isLinked && path !== here.path);
      return [...present, ...others].map((screen) => ({
        key: `${screen.path} ${period}`,
        title: kind === 'day' ? formatLongDate(period) : formatMonth(period),
        detail: screen.label,
        to: screen.path === here.path ? atPeriod(here, period) : `${screen.path}?${nameOf(period)}=${period}`,
      }));
    });
}

/** What the text means in time when that is still to come; an empty string for all else. */
export function periodToCome(text: string): string {
  const period = readPeriods(text, today()).find((one) => one > today().slice(0, one.length));
  return period ? `${period.length === 7 ? formatMonth(period) : formatLongDate(period)} is in the future.` : '';
}

/** The screens whose name or group begins words like each word of the text; all for an empty text. */
export function screenOffers(text: string, screens: readonly FindableScreen[]): readonly Offer[] {
  const words = searchWords(text);
  return screens
    .filter(({ label, group }) => {
      const name = ` ${foldText(`${label} ${group}`)}`;
      return words.every((word) => name.includes(` ${word}`));
    })
    .map(({ path, label, group }) => ({ key: path, title: label, detail: group, to: path }));
}

/** Where the search was opened. */
export interface Here {
  readonly path: string;
  /** Query string, with `?`. */
  readonly search: string;
}

const nameOf = (period: string) => (period.length === 7 ? 'month' : 'date');

/** The present view at another time: what belongs to the rows of the old one is left out. */
function atPeriod({ path, search }: Here, period: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['page', 'open']) parameters.delete(name);
  parameters.set(nameOf(period), period);
  return `${path}?${parameters}`;
}
