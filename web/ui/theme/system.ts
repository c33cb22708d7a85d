import { createSystem, defineConfig } from '@chakra-ui/react';
import { recipes } from './recipes.ts';
import { slotRecipes } from './slot-recipes.ts';

/**
 * Chakra's system: the recipes of the parts that every screen has, and nothing of Chakra's base or tokens. Values are the
 * custom properties of tokens.css, so both themes are defined there alone; base.css is the reset. Recipes of what opens over
 * a screen come with it (overlay-recipes.ts).
 */
const whole = createSystem(
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html)',
    theme: { recipes, slotRecipes },
  }),
);

/** The system as pages have it: nothing global is inserted by a running page. */
export const system: typeof whole = { ...whole, _global: [] };
