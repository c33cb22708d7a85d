import { type Columns, wordOf } from '../../../schema/lists/column.ts';
import type { Condition } from '../selection.ts';

/** Facts for a workbook's printed pages and names. */
interface WorkbookFacts {
  /** The company; an empty text where it is not set. */
  readonly company: string;
  /** The list's title with its article: `the absent list`. */
  readonly title: string;
  /** Arguments of the list's field. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly columns: Columns<string, never>;
  /** Email address of the caller. */
  readonly email: string;
  /** Wall-clock time of the company, and its zone. */
  readonly time: string;
  readonly timeZone: string;
}

/**
 * The days or months of a list's arguments: `2026-11-26`, `2026-10`, `2026-11-01 to 26`, `2026-10 and 2026-11`; an empty text
 * for a list without them.
 */
export function periodOf(args: Readonly<Record<string, unknown>>): string {
  const textOf = (name: string) => (args[name] == null ? '' : String(args[name]));
  const [from, to] = [textOf('from'), textOf('to')];
  const compared = [textOf('earlier'), textOf('later')].filter(Boolean).join(' and ');
  if (!from || !to || from === to) return textOf('date') || textOf('month') || compared || from || to;
  return `${from} to ${from.slice(0, 8) === to.slice(0, 8) ? to.slice(8) : to}`;
}

/** The name of the sheet: list and period, of at most 31 characters; the list's name is cut, never the period. */
export function sheetTitle(filePrefix: string, args: Readonly<Record<string, unknown>>): string {
  const period = periodOf(args);
  const what = filePrefix.replace(/-$/, '');
  return period ? `${what.slice(0, 30 - period.length)} ${period}` : what;
}

/** Most characters of each part: Excel's header and footer have at most 255, including codes. */
const longestPart = { title: 90, who: 60, filters: 120 } as const;

/** Header and footer of each printed page: company, list, period and time; filters, caller and page number. */
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

/** Further arguments that only some lists have. */
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
