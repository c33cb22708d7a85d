import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { control, recipes } from './recipes.ts';
import { slotRecipes } from './slot-recipes.ts';

const { plain, primary } = recipes.button.variants?.variant ?? {};
const { root, label, errorText } = slotRecipes.field.base ?? {};

/** What a colour says: of badges, and of pictures on a ground. */
const tones = ['brand', 'green', 'amber', 'red'].map((name) => [
  `.tone-${name}`,
  { color: `${name}.fg`, background: `${name}.subtle` },
]);

/** The looks of Chakra's parts for native elements: at sign-in, in the rows of tables, in place of a page that broke. */
export const plainCss: Readonly<Record<string, SystemStyleObject>> = {
  ...Object.fromEntries(tones),
  '.tone-gray': { color: 'fg.muted', background: 'bg.muted' },
  '.plain-button': { ...recipes.button.base, ...plain },
  '.plain-primary': { borderColor: 'transparent', ...primary },
  '.plain-field': {
    ...root,
    // Each of them must be filled.
    '& > label': { ...label, '&::after': { content: '" *" / ""', color: 'red.fg' } },
    '& > p': errorText,
  },
  '.plain-input': control,
  '.plain-ring': { ...recipes.spinner.base, border: '2px solid rgb(255 255 255 / 40%)', borderTopColor: '#fff' },
  '.plain-fault': {
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    padding: '48px var(--gutter)',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
};
