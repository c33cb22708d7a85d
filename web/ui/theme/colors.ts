import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';
import { primary } from './primary.ts';

const palettes = {
  gray: {
    25: '#fafbfc',
    50: '#f5f7f9',
    100: '#eceff3',
    200: '#dfe4ea',
    300: '#c6ced8',
    350: '#8592a3',
    400: '#96a2b1',
    450: '#8491a2',
    500: '#5d6a7d',
    550: '#5e6b7d',
    600: '#4a5667',
    700: '#364151',
    800: '#222b37',
    850: '#1a222d',
    900: '#131a23',
    925: '#0f151d',
    950: '#0a0f16',
  },
  brand: primary,
  amber: {
    50: '#fff8e8',
    100: '#feedc4',
    300: '#fad071',
    400: '#f5b431',
    500: '#df9512',
    700: '#8a540c',
    900: '#4b2e0d',
    950: '#2b1a08',
  },
  red: {
    50: '#fef2f2',
    100: '#fde2e2',
    300: '#f8a3a3',
    400: '#f37373',
    500: '#e14747',
    600: '#c92a2a',
    700: '#a61e1e',
    900: '#5a1717',
    950: '#33100f',
  },
  green: {
    50: '#ebfaf1',
    100: '#cff2de',
    300: '#7fd9a6',
    400: '#43bd7b',
    600: '#18794a',
    700: '#14613c',
    900: '#0e3a26',
    950: '#08231a',
  },
};

type Shades = Readonly<Record<number, string>>;

const shades = (palette: Shades) =>
  Object.fromEntries(Object.entries(palette).map(([shade, value]) => [shade, { value }]));

/** Every colour that has a number. Screens name what a colour is for: `colorRoles`. */
export const colors = defineTokens.colors({
  white: { value: '#fff' },
  ...Object.fromEntries(Object.entries(palettes).map(([name, palette]) => [name, shades(palette)])),
});

/** A colour for each theme. A part of a page may have a theme of its own (a letter is white), so not by a class. */
const pair = (light: string, dark: string) => ({ value: `light-dark({colors.${light}}, {colors.${dark}})` });
const same = (color: string) => ({ value: `{colors.${color}}` });

/** What a palette is used for. */
const roles = (name: string, solid: number, contrast: string) => ({
  solid: same(`${name}.${solid}`),
  contrast: same(contrast),
  fg: pair(`${name}.700`, `${name}.300`),
  subtle: pair(`${name}.50`, `${name}.950`),
  muted: pair(`${name}.100`, `${name}.900`),
  border: pair(`${name}.300`, `${name}.700`),
});

/** What colours are for, in both themes. */
export const colorRoles = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('white', 'gray.925'),
    canvas: pair('gray.50', 'gray.950'),
    subtle: pair('gray.25', 'gray.900'),
    muted: pair('gray.100', 'gray.850'),
    emphasized: pair('gray.200', 'gray.800'),
    panel: pair('white', 'gray.900'),
  },
  fg: {
    DEFAULT: pair('gray.900', 'gray.100'),
    muted: pair('gray.600', 'gray.400'),
    subtle: pair('gray.500', 'gray.450'),
  },
  border: {
    DEFAULT: pair('gray.200', 'gray.800'),
    muted: pair('gray.100', 'gray.850'),
    emphasized: pair('gray.300', 'gray.700'),
    /** Of what is typed into: 3:1 on every ground. */
    control: pair('gray.350', 'gray.550'),
  },
  focusRing: pair('brand.500', 'brand.400'),
  brand: roles('brand', 600, 'white'),
  amber: roles('amber', 400, 'gray.900'),
  red: roles('red', 600, 'white'),
  green: roles('green', 600, 'white'),
  // One colour for one thing, in cards, charts, calendars and marks.
  attendance: pair('brand.500', 'brand.400'),
  lateness: same('amber.400'),
  absence: pair('red.500', 'red.400'),
  holiday: pair('green.600', 'green.400'),
  scrollShadow: { value: 'light-dark(rgb(19 26 35 / 16%), rgb(0 0 0 / 70%))' },
  backdrop: { value: 'light-dark(rgb(10 15 22 / 45%), rgb(3 6 10 / 65%))' },
});
