import { type Column, fixedValues } from '../../../schema/lists/column.ts';
import { isDay } from '../../../schema/time.ts';
import { type Filter, filterKind } from '../../../schema/view-address.ts';

/** The filter that a text from the address stands for; null when it is none for that column. */
export function readFilter(column: Column<never>, text: string): Filter | null {
  const kind = filterKind(column);
  if (kind === 'oneOf') {
    const values = [...new Set(splitValues(text))];
    const known = fixedValues(column);
    if (known && !values.every((value) => known.includes(value))) return null;
    return { kind, values };
  }
  if (kind === 'contains') return text === '' ? null : { kind, text };
  if (kind !== 'between') return null;
  const parts = text.split('..');
  const [from = '', to = ''] = parts;
  const isBound = column.kind === 'number' ? isNumber : isDay;
  if (parts.length !== 2 || (!from && !to) || ![from, to].every((bound) => !bound || isBound(bound))) return null;
  return { kind, from, to };
}

function splitValues(text: string): string[] {
  const values = [''];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter === '~') values.push('');
    else {
      if (letter === '!') index += 1;
      values[values.length - 1] += text.charAt(index);
    }
  }
  return values;
}

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
