import { type Columns, wordOf } from '../../../schema/columns/column.ts';
import type { Condition } from '../selection.ts';

/** What a workbook says of itself on paper, and by its names. */
interface WorkbookFacts {
  /** The company; an empty text where it is not set. */
  readonly company: string;
  /** What the list holds, with its article: `the absent list`. */
  readonly title: string;
  /** Arguments of the list's field. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly columns: Columns<string, never>;
  /** Email address of whoever asks. */
  readonly email: string;
  /** Wall-clock time of the company, and its zone. */
  readonly time: string;
  readonly timeZone: string;
}

/**
 * The days or months that a list's arguments ask for: `2026-11-26`, `2026-10`, `2026-11-01 to 26`, `2026-10 and 2026-11`;
 * an empty text for a list that is of no time.
 */
export function periodOf(args: Readonly<Record<string, unknown>>): string {
  const textOf = (name: string) => (args[name] == null ? '' : String(args[name]));
  const [from, to] = [textOf('from'), textOf('to')];
  const compared = [textOf('earlier'), textOf('later')].filter(Boolean).join(' and ');
  if (!from || !to || from === to) return textOf('date') || textOf('month') || compared || from || to;
  return `${from} to ${from.slice(0, 8) === to.slice(0, 8) ? to.slice(8) : to}`;
}

/** The name of the sheet: what and which period, cut so that the period stands whole in 31 characters. */
export function sheetTitle(filePrefix: string, args: Readonly<Record<string, unknown>>): string {
  const period = periodOf(args);
  const what = filePrefix.replace(/-$/, '');
  return period ? `${what.slice(0, 30 - period.length)} ${period}` : what;
}

/** Most characters of Excel's header or footer are 255, codes included; a longer part is cut. */
const longestPart = { title: 90, who: 60, filters: 120 } as const;

/** What stands above and below each printed page: company, what, which period; who, when, filters and the page's number. */
export function paperTexts(facts: WorkbookFacts): { readonly header: string; readonly footer: string } {
  const { company, args, title, email, time, timeZone } = facts;
  const what = title.replace(/^(the|a|an) /, '');
  const parts = [`${what.charAt(0).toUpperCase()}${what.slice(1)}`, periodOf(args), ...othersOf(args)];
  const stamp = `${time.slice(0, 10)}, ${time.slice(11, 16)} ${timeZone}`;
  return {
    header: `&L${coded(company, longestPart.title)}&C${coded(parts.filter(Boolean).join(', '), longestPart.title)}&R${coded(stamp, longestPart.who)}`,
    footer: `&L${coded(filtersOf(facts), longestPart.filters)}&C${coded(`Downloaded by ${email}`, longestPart.who + 15)}&RPage &P of &N`,
  };
}

/** Text for a header or footer, where `&` begins a code. */
const coded = (text: string, longest: number): string =>
  (text.length > longest ? `${text.slice(0, longest - 1)}…` : text).replaceAll('&', '&&');

/** Plain arguments of one list alone, such as the mode and the staff ID. */
const othersOf = ({ mode, staffID }: WorkbookFacts['args']): string[] => [
  ...(mode === 'SIGNED_IN' ? ['signed in'] : mode === 'SIGNED_OUT' ? ['signed out'] : []),
  ...(typeof staffID === 'string' ? [staffID] : []),
];

function filtersOf({ args, columns }: WorkbookFacts): string {
  const { search, where } = args as { search?: string | null; where?: readonly Condition<string>[] | null };
  const parts = [
    ...(search ? [`contains "${search}"`] : []),
    ...(where ?? []).map((condition) => describe(condition, columns)),
  ];
  return parts.length > 0 ? `Filters: ${parts.join(', ')}` : 'No filters';
}

function describe(condition: Condition<string>, columns: WorkbookFacts['columns']): string {
  const column = condition.column ? columns[condition.column] : undefined;
  if (!column || condition.anyOf || condition.allOf || condition.not) return 'further conditions';
  const { header, words } = column;
  if (condition.in) return `${header}: ${condition.in.map((value) => wordOf(value, words)).join(' or ')}`;
  if (condition.contains != null) return `${header} contains "${condition.contains}"`;
  const from = condition.from ?? condition.fromTime;
  const to = condition.to ?? condition.toTime;
  return [header, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
}
