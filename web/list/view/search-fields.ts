import { formatLongDate, formatMonth } from '../../../schema/format.ts';
import { tidyID } from '../../../schema/tidy-text.ts';
import { isDay } from '../../days/periods.ts';
import { today } from '../../session/today.ts';

/** One value of a report's search: how it stands in the address, in the modal and in the line of facts. */
export interface SearchField<Value extends string> {
  readonly label: string;
  readonly kind: 'date' | 'month' | 'choice' | 'staff' | 'person';
  /** Choices in display order; empty for other kinds. */
  readonly options: readonly Choice<Value>[];
  /** The value of a text from the address or the modal, or what is wrong with it. */
  readonly read: (text: string) => { readonly value: Value } | { readonly fault: string };
  /** The value as the address spells it. */
  readonly write: (value: Value) => string;
  /** The value when the address has none; null asks the reader for one. */
  readonly initial: () => Value | null;
  /** The value as people read it. */
  readonly show: (value: Value) => string;
  /** A line below the control. */
  readonly hint?: string;
  /** Of a day: it may be after today. */
  readonly isAnyDay?: true;
  /** For a month: the parameter and field with which an address may name one day instead; the value is then that day. */
  readonly day?: readonly [name: string, field: SearchField<string>];
  /** It stays in the address for links from there, and the list is asked without it. */
  readonly isForLinks?: true;
}

/** A choice: its value in the schema, its word in the address, its label. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly word: string;
  readonly label: string;
}

/** The search of a report, by variable name. */
// biome-ignore lint/suspicious/noExplicitAny: a field reads its own values only, so no other type fits all fields.
export type SearchFields = Readonly<Record<string, SearchField<any>>>;

/** The values of a search, by variable name. */
export type SearchValues<Fields extends SearchFields> = {
  [Key in keyof Fields]: Fields[Key] extends SearchField<infer Value> ? Value : never;
};

/** The field of a search that says which day or month is meant, with its name; undefined for a search without one. */
export const periodFieldOf = (fields: SearchFields) =>
  Object.entries(fields).find(([, { kind }]) => kind === 'date' || kind === 'month');

/** The days of a search from one to another, by the names `from` and `to`; null for a search of one day or month. */
export function rangeOf(
  values: Readonly<Record<string, unknown>>,
): { readonly from: string; readonly to: string } | null {
  const { from, to } = values;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null;
}

/** A day `YYYY-MM-DD`, at first today in the gateway's zone; days that do not exist or are still to come are refused. */
export function dateField(label: string): SearchField<string> {
  return {
    label,
    kind: 'date',
    options: [],
    read: (text) => {
      if (!isDay(text)) return { fault: `"${text}" is not a day; write it as YYYY-MM-DD.` };
      if (text > today()) return { fault: `${text} is in the future. Choose today or an earlier date.` };
      return { value: text };
    },
    write: (day) => day,
    initial: () => today(),
    show: formatLongDate,
  };
}

/** A day `YYYY-MM-DD`, at first `initial`, which may be after today. */
export function anyDayField(label: string, initial: () => string): SearchField<string> {
  return {
    ...dateField(label),
    isAnyDay: true,
    // Later years are none to the gateway.
    read: (text) =>
      isDay(text) && text < '3000' ? { value: text } : { fault: `"${text}" is not a day; write it as YYYY-MM-DD.` },
    initial,
  };
}

/** A month `YYYY-MM`, at first the current one in the gateway's zone; later months are refused. */
export function monthField(label: string): SearchField<string> {
  return {
    ...dateField(label),
    kind: 'month',
    read: (text) => {
      if (!isDay(`${text}-01`)) return { fault: `"${text}" is not a month; write it as YYYY-MM.` };
      if (text > today().slice(0, 7))
        return { fault: `${formatMonth(text)} is in the future. Choose an earlier month.` };
      return { value: text };
    },
    initial: () => today().slice(0, 7),
    show: formatMonth,
  };
}

/** One of a few values, at first `initial`. */
export function choiceField<const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  initial: NoInfer<Value>,
): SearchField<Value> {
  const find = (value: Value) => options.find((option) => option.value === value);
  return {
    label,
    kind: 'choice',
    options,
    read: (text) => {
      const chosen = options.find(({ word }) => word === text);
      return chosen
        ? { value: chosen.value }
        : { fault: `"${text}" is not one of ${options.map(({ word }) => word).join(', ')}.` };
    },
    write: (value) => find(value)?.word ?? value,
    initial: () => initial,
    show: (value) => find(value)?.label ?? value,
  };
}

/** A staff ID, without a first value: nothing is asked before it is given. */
export function staffField(label: string, hint?: string): SearchField<string> {
  return {
    ...toldField(label),
    ...(hint && { hint }),
    kind: 'staff',
    read: (text) => {
      const staffID = tidyID(text);
      return staffID ? { value: staffID } : { fault: `Enter the ${label}.` };
    },
    show: (text) => text,
  };
}

/** Which of the people who have had the staff ID is meant, by the service's id: set by links, never asked for. */
export const personField = toldField('Person');

/** What narrows a list to a person, as links say it, with the month of the tabs beside it. */
export const ofPersonFields = {
  staffID: toldField('Staff ID'),
  personID: personField,
  month: { ...toldField('Month'), isForLinks: true },
} as const;

/** The values of a search that are set by links alone: they stay when others change, unless the search names a person. */
export function toldValues<Fields extends SearchFields>(
  fields: Fields,
  values: Partial<SearchValues<Fields>>,
): Partial<SearchValues<Fields>> {
  const all = Object.values(fields);
  if (all.some(({ kind }) => kind === 'staff')) return {};
  const told = Object.entries(values).filter(([name]) => fields[name]?.kind === 'person');
  return Object.fromEntries(told) as Partial<SearchValues<Fields>>;
}

function toldField(label: string): SearchField<string> {
  return {
    label,
    kind: 'person',
    options: [],
    read: (text) => (text ? { value: text } : { fault: 'The link names no person.' }),
    write: (text) => text,
    initial: () => null,
    show: () => '',
  };
}
