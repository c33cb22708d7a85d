import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** What holds for every element of a page, on top of Chakra's reset. */
export const globalCss = defineGlobalStyles({
  html: {
    // What Chakra's reset asks for.
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    '--gutter': '20px',
    '--motion': '160ms cubic-bezier(0.2, 0, 0, 1)',
    colorScheme: 'light dark',
    height: '100%',
    fontFeatureSettings: '"cv11", "ss03"',
    textRendering: 'auto',
    '&.light': { colorScheme: 'light' },
    '&.dark': { colorScheme: 'dark' },
    '@media (width < 640px)': { '--gutter': '16px' },
    '@media (prefers-reduced-motion: reduce)': { '--motion': '0ms' },
  },
  body: {
    minHeight: '100%',
    fontSize: 'md',
    lineHeight: '20px',
    color: 'fg',
    background: 'bg.canvas',
  },
  button: { cursor: 'pointer' },
  'button, input, select, textarea': { letterSpacing: 'inherit', background: 'transparent' },
  'img, svg': { maxWidth: '100%' },
  // A picture beside words keeps its size.
  svg: { flex: 'none' },
  // The browser's cross, which clears a search.
  '::-webkit-search-cancel-button': { WebkitAppearance: 'revert' },
  '*::placeholder': { color: 'fg.subtle' },
  ':focus-visible': { outline: '2px solid {colors.focusRing}', outlineOffset: '2px' },
  'h1:focus, main:focus': { outline: 'none' },
  '::selection': { background: 'brand.muted' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
