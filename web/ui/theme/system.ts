import { createSystem, defineConfig } from '@chakra-ui/react';
import { recipes } from './recipes.ts';
import { slotRecipes } from './slot-recipes.ts';

const variable = (name: string) => ({ value: `var(--${name})` });
const variables = (prefix: string, names: readonly (string | number)[]) =>
  Object.fromEntries(names.map((name) => [name, variable(`${prefix}-${name}`)]));
const withDefault = (prefix: string, names: readonly string[]) => ({
  DEFAULT: variable(prefix),
  ...variables(prefix, names),
});
const values = (tokens: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, { value }]));

/** Of Chakra's base, the conditions and properties that the recipes of overlays have: the whole is 6 KiB. */
const base = defineConfig({
  conditions: {
    open: '&:is([open], [data-open], [data-state=open])',
    closed: '&:is([closed], [data-closed], [data-state=closed])',
  },
  utilities: {
    background: { values: 'colors', shorthand: ['bg'] },
    color: { values: 'colors' },
    position: { shorthand: ['pos'] },
    width: { values: 'sizes', shorthand: ['w'] },
    maxWidth: { values: 'sizes', shorthand: ['maxW'] },
    height: { values: 'sizes', shorthand: ['h'] },
    marginBlock: { values: 'spacing', shorthand: ['my'] },
    marginInline: { values: 'spacing', shorthand: ['mx'] },
    borderRadius: { values: 'radii' },
    boxShadow: { values: 'shadows' },
    animationDuration: { values: 'durations' },
  },
});

/**
 * Chakra's system: the recipes of the parts that every screen has, and of its base what the recipes of overlays refer to.
 * Values are the custom properties of tokens.css, so both themes are defined there alone. Its own custom properties are
 * written into tokens.css at build (`web/build/theme-css.ts`), so nothing global is inserted by a running page; base.css is
 * the reset.
 */
const whole = createSystem(
  base,
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html)',
    theme: {
      keyframes: {
        'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
        'scale-in': { from: { scale: '0.95' }, to: { scale: '1' } },
      },
      tokens: {
        colors: { blackAlpha: { 500: variable('backdrop') } },
        sizes: values({ sm: '24rem', md: '28rem', lg: '32rem' }),
        spacing: values({ 2: '0.5rem', 3: '0.75rem', 4: '1rem', 6: '1.5rem', 16: '4rem' }),
        durations: values({ faster: '100ms', moderate: '200ms', slow: '300ms' }),
        zIndex: { popover: { value: 1500 } },
      },
      semanticTokens: {
        colors: {
          bg: withDefault('bg', ['panel']),
          fg: withDefault('fg', ['muted']),
        },
        shadows: { lg: variable('shadow-lg') },
        radii: { l3: variable('radius-xl') },
      },
      recipes,
      slotRecipes,
    },
  }),
);

/** The system as pages have it. */
export const system: typeof whole = { ...whole, _global: [] };
