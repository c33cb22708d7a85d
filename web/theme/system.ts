import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { breakpoints, dialogSlotRecipe, keyframes, tokens } from '@chakra-ui/react/theme';

/** Steps of each palette of tokens.css. */
const steps = {
  gray: [25, 50, 100, 200, 300, 350, 400, 450, 500, 550, 600, 700, 800, 850, 900, 925, 950],
  brand: [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950],
  amber: [50, 100, 300, 400, 500, 600, 700, 900, 950],
  red: [50, 100, 200, 300, 400, 500, 600, 700, 900, 950],
  green: [50, 100, 300, 400, 600, 700, 900, 950],
} as const;

const variable = (name: string) => ({ value: `var(--${name})` });
const variables = (prefix: string, names: readonly (string | number)[]) =>
  Object.fromEntries(names.map((name) => [name, variable(`${prefix}-${name}`)]));
const withDefault = (prefix: string, names: readonly string[]) => ({
  DEFAULT: variable(prefix),
  ...variables(prefix, names),
});
const roles = (palette: string) => ({
  ...variables(palette, ['solid', 'contrast', 'fg', 'subtle', 'muted', 'border']),
  focusRing: variable('focus-ring'),
});

/**
 * Chakra's system: its base, the recipes of the parts we use (an overlay whose recipe is missing here has no style),
 * and our colours. Values refer to the custom properties of tokens.css, so both themes are kept there alone.
 * No globals: base.css is the reset.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html)',
    theme: {
      breakpoints,
      keyframes,
      tokens: {
        ...tokens,
        colors: {
          ...Object.fromEntries(Object.entries(steps).map(([name, list]) => [name, variables(name, list)])),
          blackAlpha: { 500: variable('backdrop') },
        },
        fonts: { heading: variable('font'), body: variable('font'), mono: { value: 'ui-monospace, monospace' } },
      },
      semanticTokens: {
        colors: {
          bg: withDefault('bg', ['canvas', 'subtle', 'muted', 'emphasized', 'panel']),
          fg: withDefault('fg', ['muted', 'subtle']),
          border: withDefault('border', ['muted', 'emphasized', 'control']),
          brand: roles('brand'),
          amber: roles('amber'),
          red: roles('red'),
          green: roles('green'),
        },
        shadows: {
          sm: variable('shadow-sm'),
          md: variable('shadow-md'),
          lg: variable('shadow-lg'),
        },
        radii: { l1: variable('radius-sm'), l2: variable('radius-md'), l3: variable('radius-xl') },
      },
      slotRecipes: {
        dialog: dialogSlotRecipe,
      },
    },
  }),
);
