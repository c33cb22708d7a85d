import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { type CSSObject, Global } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { globalCss } from '../ui/theme/global-css.ts';
import { plainCss } from '../ui/theme/plain-css.ts';
import { config } from '../ui/theme/system.ts';
import { keyframes } from '../ui/theme/tokens.ts';

/** What a page would insert as it starts, as the text of a style sheet. */
export function themeSheet(): string {
  const whole = { preflight: true, globalCss, theme: { keyframes } };
  const { _global, css } = createSystem(defaultBaseConfig, config, whole);
  const plain = Object.entries(plainCss).map(([selector, style]) => [selector, css(style)]);
  const styles = [_global, { '@layer recipes': Object.fromEntries(plain) }] as CSSObject[];
  const sheet = renderToStaticMarkup(createElement(Global, { styles })).replace(/<\/?style[^>]*>/g, '');
  return `${sheet}@layer tokens{:root{${shortNames(sheet)}}}`;
}

/** The names that style sheets use. */
function shortNames(sheet: string): string {
  const short: Readonly<Record<string, string>> = { 'fonts-body': 'font' };
  return [...sheet.matchAll(/--(colors-[\w-]+|radii-\w+|shadows-\w+|fonts-body):/g)]
    .map(([, name = '']) => [short[name] ?? name.replace(/^colors-|(?<=^radi)i|(?<=^shadow)s/, ''), name])
    .map(([own, name]) => `--${own?.replace('radi-', 'radius-')}:var(--${name});`)
    .join('');
}

/** Writes it in development and in builds alike: sign-in has the theme without Chakra. */
export const themeStyles: Plugin = {
  name: 'theme-styles',
  enforce: 'pre',
  transform: { filter: { id: /web\/ui\/theme\/theme\.css$/ }, handler: () => ({ code: themeSheet(), map: null }) },
};
