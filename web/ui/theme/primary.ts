/** The product's one colour of its own, from lightest to darkest. All that is primary follows these lines. */
export const primary = {
  50: '#edf4ff',
  100: '#d9e7ff',
  200: '#b8d2fe',
  300: '#8bb4fb',
  400: '#5c92f5',
  500: '#366fe3',
  600: '#2057c8',
  700: '#1b47a4',
  800: '#1b3d84',
  900: '#1a336a',
  950: '#121f42',
};
