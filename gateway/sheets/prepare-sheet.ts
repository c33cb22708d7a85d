import { formulaMark } from './find-headings.ts';

const uncalculated =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<\1f\b[^<>]*?(?:\/>|>([^<]*)<\/\1f>)\s*(<\1v\s*\/>|<\1v(?:\s[^<>]*)?>\s*0?\s*<\/\1v>)?\s*<\/\1c>/g;
const dateCell = /(<(?:\w+:)?c\b[^<>]*?\s)t=(["'])d\2/g;

/** Most characters shown of a formula that has no result. */
const longestFormula = 60;

/**
 * Prepares the XML of a sheet for the parser, which reads only results of formulas and mistakes written dates for numbers.
 * A formula without a result, or a number's with the 0 that programs write which do not calculate, becomes `formulaMark` and the
 * formula's text. A written date becomes text.
 */
export function prepareSheet(xml: string): string {
  const calculated = xml.replace(
    uncalculated,
    (cell, prefix: string, attributes: string, formula = '', result = '') => {
      const [, , type = null] = /\st\s*=\s*(["'])(.*?)\1/.exec(attributes) ?? [];
      // An empty text is the result of a formula that gives one.
      if (result !== '' && type !== null && type !== 'n') return cell;
      const isLong = formula.length > longestFormula;
      const shown = isLong ? `${formula.slice(0, longestFormula).replace(/&[^;]*$/, '')}…` : formula || '…';
      const others = attributes.replace(/\st\s*=\s*(?:"[^"]*"|'[^']*')/, '');
      // A formula that is only a quoted text needs no calculation.
      const shownResult = /^&quot;(?:(?!&quot;).)*&quot;$|^"[^"]*"$/.test(formula)
        ? formula.replace(/^(?:&quot;|")|(?:&quot;|")$/g, '')
        : `${formulaMark} =${shown}`;
      return `<${prefix}c${others} t="str"><${prefix}v>${shownResult}</${prefix}v></${prefix}c>`;
    },
  );
  return calculated.replace(dateCell, '$1t="str"');
}
