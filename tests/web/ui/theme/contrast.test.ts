import { describe, expect, it } from 'vitest';
import { system } from '../../../../web/ui/theme/system.ts';

/** The hexadecimal colour of a token in a theme, references followed. */
function colour(name: string, theme: 'light' | 'dark'): string {
  let value: string = system.tokens.getByName(`colors.${name}`)?.originalValue ?? '';
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  if (pair) value = (theme === 'light' ? pair[1] : pair[2]) ?? '';
  const reference = /^\{colors\.(.+)\}$/.exec(value)?.[1];
  return reference ? colour(reference, theme) : value;
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const texts = [
  ...['bg', 'bg.canvas', 'bg.panel', 'bg.subtle', 'bg.muted'].flatMap((bg) => [
    ['fg', bg],
    ['fg.muted', bg],
  ]),
  ['fg.subtle', 'bg'],
  ['fg.subtle', 'bg.canvas'],
  ['fg.subtle', 'bg.panel'],
  ['fg', 'brand.muted'],
  ...['brand', 'amber', 'red', 'green'].flatMap((palette) => [
    [`${palette}.contrast`, `${palette}.solid`],
    [`${palette}.fg`, 'bg'],
    [`${palette}.fg`, `${palette}.subtle`],
  ]),
] as [string, string][];

describe.each(['light', 'dark'] as const)('colours in the %s theme', (theme) => {
  it.each(texts)('reads %s on %s at 4.5:1 or more', (text, background) => {
    expect(contrast(colour(text, theme), colour(background, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['border.control', 'focusRing'])('sees %s on the background at 3:1 or more', (name) => {
    expect(contrast(colour(name, theme), colour('bg', theme))).toBeGreaterThanOrEqual(3);
  });
});
