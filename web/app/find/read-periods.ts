import { foldText } from '../../../schema/fold-text.ts';
import { isDay, movePeriod, readByFormats } from '../../../schema/time.ts';

/** A day `YYYY-MM-DD` or a month `YYYY-MM`. */
export type Period = string;

const months = 'january february march april may june july august september october november december'.split(' ');
/** Words that stand beside a day and say no more of it. */
const beside = /^(?:on|of|the|st|nd|rd|th|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** Years back in which a day without a year is looked for: February 29 may be that far away. */
const farthestYear = 8;

/**
 * The days and months that a typed text means, as somebody reads it on the day `today`; none when it means no period.
 * `yesterday`, `3 nov`, `3rd`, `2026-11-03`, `3/11/26`, `nov 2026`, `last month`. What has no year is the latest that is not
 * to come. In digits alone the day stands before the month; both readings are answered where both exist. A period with a
 * year may be still to come.
 */
export function readPeriods(text: string, today: string): readonly Period[] {
  const typed = foldText(text).trim();
  const words = (typed.match(/\p{L}+|\d+/gu) ?? []).filter((word) => !beside.test(word)).map(spelt);
  return [...new Set([...named(typed, today), ...daysOf(words.join(' '), typed, today), ...monthsOf(words, today)])];
}

/** As the formats below have it: a month by its first letters, two digits. */
function spelt(word: string): string {
  const month = word.length < 3 ? undefined : months.find((name) => name.startsWith(word));
  return month ? `${month[0]?.toUpperCase()}${month.slice(1, 3)}` : word.padStart(2, '0');
}

function named(typed: string, today: string): Period[] {
  const month = today.slice(0, 7);
  if (typed.length >= 3 && 'yesterday'.startsWith(typed)) return [movePeriod(today, -1)];
  return { today: [today], 'this month': [month], 'last month': [movePeriod(month, -1)] }[typed] ?? [];
}

function daysOf(words: string, typed: string, today: string): Period[] {
  const withYear = ['YYYY MM DD', 'DD MM YYYY', 'MM DD YYYY', 'DD MMM YYYY', 'MMM DD YYYY', 'DD MMM YY', 'MMM DD YY'];
  const latest = ['DD MM', 'MM DD', 'DD MMM', 'MMM DD'].flatMap((format) => {
    const years = Array.from({ length: farthestYear + 1 }, (_, back) => Number(today.slice(0, 4)) - back);
    const days = years.flatMap((year) => readByFormats(`${words} ${year}`, [`${format} YYYY`]));
    return days.filter((day) => day <= today).slice(0, 1);
  });
  // A short year stands last; first where it would else be long ago.
  const oldest = movePeriod(today, -365 * farthestYear);
  const short = readByFormats(words, ['DD MM YY', 'MM DD YY']).filter((day) => day >= oldest);
  const shortFirst = short.length > 0 ? [] : readByFormats(words, ['YY MM DD']);
  // `3rd` alone; `3` may be a staff ID.
  const months = /\d(?:st|nd|rd|th)$/.test(typed) ? [0, 1, 2] : [];
  const only = months.map((back) => `${movePeriod(today.slice(0, 7), -back)}-${words}`);
  const ofMonth = only.filter((day) => isDay(day) && day <= today).slice(0, 1);
  return [...readByFormats(words, withYear), ...short, ...shortFirst, ...latest, ...ofMonth];
}

/** A month without a year is the latest that is not to come. */
function monthsOf(words: readonly string[], today: string): Period[] {
  const isLast = words[0] === 'last';
  const name = words.slice(isLast ? 1 : 0).join(' ');
  const year = Number(today.slice(0, 4));
  const latest = [year, year - 1].flatMap((one) => readByFormats(`${name} ${one}`, ['MMM YYYY']));
  const thisMonth = `${today.slice(0, 7)}-01`;
  const past = latest.filter((day) => (isLast ? day < thisMonth : day <= thisMonth)).slice(0, 1);
  return [...readByFormats(name, ['YYYY MM', 'MMM YYYY']), ...past].map((day) => day.slice(0, 7));
}
