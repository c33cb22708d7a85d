import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { colorRoles, colors } from './colors.ts';
import { recipes } from './recipes.ts';
import { slotRecipes } from './slot-recipes.ts';
import { breakpoints, tokens } from './tokens.ts';

/** The product's tokens and recipes, on Chakra's base without its own. */
export const config = defineConfig({
  // Style sheets name the same properties by hand.
  cssVarsPrefix: '',
  cssVarsRoot: ':root',
  theme: { breakpoints, tokens: { ...tokens, colors }, semanticTokens: { colors: colorRoles }, recipes, slotRecipes },
});

/** The system as pages have it. What is global is a style sheet (theme.css), which sign-in has without Chakra. */
export const system = { ...createSystem(defaultBaseConfig, config), _global: [] };
