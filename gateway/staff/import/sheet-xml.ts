const row = /<(?:\w+:)?row\b([^<>]*)>/g;
const uncalculated =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<\1f\b[^<>]*?(?:\/>|>([^<]*)<\/\1f>)\s*(?:<\1v\s*\/>|<\1v(?:\s[^<>]*)?>\s*0?\s*<\/\1v>)?\s*<\/\1c>/g;
const dateCell = /(<(?:\w+:)?c\b[^<>]*?\s)t=(["'])d\2/g;

/** Begins the text that stands in the place of a result which is not stored. */
export const formulaMark = '#FORMULA!';

/** Characters of a formula that is shown in the place of its result. */
const longestFormula = 60;

/** The value of an attribute in the text of a tag, without regard to its prefix; null when it is missing. */
export function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? (found[1] ?? found[2] ?? '') : null;
}

/**
 * The XML of a sheet, prepared for a parser that knows results of formulas only, and takes dates that are written as
 * dates for numbers: a formula whose result is not stored, or is stored as 0 by programs that do not calculate, becomes
 * the text of the formula, marked; a date becomes the text that it is written as.
 */
export function prepareSheetXML(xml: string): string {
  const calculated = xml.replace(uncalculated, (cell, prefix: string, attributes: string, formula = '') => {
    const type = attributeOf(attributes, 't');
    if (type !== null && type !== 'n') return cell;
    const isLong = formula.length > longestFormula;
    const shown = isLong ? `${formula.slice(0, longestFormula).replace(/&[^;]*$/, '')}…` : formula || '…';
    const others = attributes.replace(/\st=["']n["']/, '');
    // A formula that is a text alone needs no calculation.
    const result = /^&quot;(?:(?!&quot;).)*&quot;$|^"[^"]*"$/.test(formula)
      ? formula.replace(/^(?:&quot;|")|(?:&quot;|")$/g, '')
      : `${formulaMark} =${shown}`;
    return `<${prefix}c${others} t="str"><${prefix}v>${result}</${prefix}v></${prefix}c>`;
  });
  return calculated.replace(dateCell, '$1t="str"');
}

/** The lines of a sheet that are hidden, by a filter, by hand, by an outline or by a height of nothing. */
export function hiddenLines(xml: string): Set<number> {
  const lines = new Set<number>();
  let line = 0;
  for (const [, attributes = ''] of xml.matchAll(row)) {
    line = Number(attributeOf(attributes, 'r') ?? line + 1);
    const isHidden = /^(?:1|true|on)$/.test(attributeOf(attributes, 'hidden') ?? '');
    if (isHidden || Number(attributeOf(attributes, 'ht') ?? 1) === 0) lines.add(line);
  }
  return lines;
}
