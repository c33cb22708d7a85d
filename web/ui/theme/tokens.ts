import { defineTokens } from '@chakra-ui/react/styled-system';

/** Quarters of 16 px, as Chakra counts them: `mt={4}`. */
const steps = [1, 1.5, 2, 2.5, 3, 3.5, 4];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

const font =
  '"Inter Variable", "Inter Fallback", "Inter Fallback Roboto", "Inter Fallback DejaVu", system-ui, -apple-system, "Segoe UI", sans-serif';

/** Every measure of the client besides its colours. */
export const tokens = defineTokens({
  spacing,
  fonts: { body: { value: font }, heading: { value: font } },
  fontSizes: {
    xs: { value: '12px' },
    sm: { value: '13px' },
    md: { value: '14px' },
    lg: { value: '16px' },
    xl: { value: '20px' },
  },
  fontWeights: { medium: { value: '550' }, semibold: { value: '620' } },
  radii: { sm: { value: '6px' }, md: { value: '8px' }, lg: { value: '12px' }, xl: { value: '14px' } },
  shadows: {
    sm: { value: '0 1px 2px light-dark(rgb(19 26 35 / 6%), rgb(0 0 0 / 40%))' },
    md: {
      value:
        '0 2px 4px light-dark(rgb(19 26 35 / 5%), rgb(0 0 0 / 30%)), 0 8px 24px light-dark(rgb(19 26 35 / 8%), rgb(0 0 0 / 40%))',
    },
    lg: {
      value:
        '0 4px 8px light-dark(rgb(19 26 35 / 6%), rgb(0 0 0 / 35%)), 0 20px 48px light-dark(rgb(19 26 35 / 16%), rgb(0 0 0 / 55%))',
    },
  },
});

/** Widths from which a screen has another layout. Paper has the narrowest one, unless `_print` gives another. */
export const breakpoints = { sm: '640px', md: '900px', lg: '1180px', xl: '1440px' };

/** How things move; `prefers-reduced-motion` ends each at once. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.5 } },
  'overlay-fade': { from: { opacity: 0 } },
  'overlay-grow': { from: { opacity: 0, transform: 'scale(0.98)' } },
  'overlay-slide': { from: { transform: 'translateX(-100%)' } },
};
