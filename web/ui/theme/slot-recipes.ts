import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { control } from './recipes.ts';

/** A control with its label above and one note below. */
const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0 },
    label: {
      fontWeight: 550,
      // Not part of the label's text, and what stands after the stroke keeps it out of the field's name.
      '&[data-required]::after': { content: '" *" / ""', color: 'red.fg' },
    },
    helperText: { fontSize: '13px', color: 'fg.subtle' },
    errorText: { fontSize: '13px', color: 'red.fg' },
  },
});

const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field'],
  base: {
    field: { ...control, textOverflow: 'ellipsis' },
  },
});

/** What stands in place of rows: nothing was found, or nothing came. */
const emptyState = defineSlotRecipe({
  className: 'state',
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: {
      padding: '48px var(--gutter)',
      textAlign: 'center',
      // No word stands alone on a second line.
      textWrap: 'balance',
      // A long way out, as to a named day, takes two lines on a phone.
      '& .button': { maxWidth: '100%', marginTop: '8px', whiteSpace: 'normal' },
    },
    content: { display: 'grid', justifyItems: 'center', gap: '8px' },
    indicator: { color: 'fg.subtle' },
    title: { maxWidth: '52ch', fontWeight: 600, overflowWrap: 'anywhere' },
    description: { width: '100%', maxWidth: '52ch', color: 'fg.muted' },
  },
});

const tone = (name: string) => ({ root: { color: `${name}.fg`, background: `${name}.subtle` } });

/** A line or a few about what is shown, by how much it matters. `lg` stands by itself below the head of a page. */
const alert = defineSlotRecipe({
  className: 'notice-bar',
  slots: ['root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '9px',
      padding: '8px 12px',
      borderRadius: 'md',
      fontSize: '13px',
      lineHeight: '18px',
      overflowWrap: 'anywhere',
      '& .button': { alignSelf: 'center', color: 'fg' },
    },
    indicator: { flex: 'none', paddingTop: '1px' },
    content: { display: 'grid', flex: 1, gap: '4px', justifyItems: 'start', minWidth: 0, alignSelf: 'center' },
  },
  variants: {
    status: {
      neutral: { root: { color: 'fg.muted', background: 'bg.muted' } },
      info: {
        root: { border: '1px solid {colors.brand.border}', color: 'fg', background: 'brand.subtle' },
      },
      warning: tone('amber'),
      error: tone('red'),
      success: tone('green'),
    },
    size: {
      md: {},
      lg: { root: { margin: '0 var(--gutter) 12px', '@media print': { display: 'none' } } },
    },
  },
  defaultVariants: { status: 'info', size: 'md' },
});

/** A part of a screen with an edge of its own. */
const card = defineSlotRecipe({
  className: 'panel',
  slots: ['root', 'header', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '10px',
      minWidth: 0,
      padding: '14px 16px',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      background: 'bg.panel',
      '@media (width < 640px)': { padding: '12px' },
      '@media print': { padding: '8pt', breakInside: 'avoid' },
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2px 12px',
    },
    title: { fontSize: '15px', lineHeight: '20px', fontWeight: 620 },
    description: { fontSize: '13px', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

/** A number with its words; `lg` is one that a card is about. */
const stat = defineSlotRecipe({
  className: 'stat',
  slots: ['root', 'label', 'valueText', 'valueUnit'],
  base: {
    label: { display: 'flex', alignItems: 'center', gap: '7px', fontSize: '13px', color: 'fg.muted' },
    valueText: { fontVariantNumeric: 'tabular-nums' },
    valueUnit: { marginLeft: '6px', fontSize: '13px', color: 'fg.muted' },
  },
  variants: {
    size: {
      md: { valueText: { fontSize: '18px', lineHeight: '26px', fontWeight: 640, '& > span': { fontWeight: 400 } } },
      lg: {
        valueText: {
          marginTop: '10px',
          fontSize: '30px',
          lineHeight: '38px',
          fontWeight: 660,
          letterSpacing: '-0.022em',
          '@media (width < 640px)': { marginTop: '6px', fontSize: '26px', lineHeight: '32px' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A small table of words and numbers within a part of a screen; its cells are native. */
const table = defineSlotRecipe({
  className: 'small-table',
  slots: ['root', 'row', 'columnHeader', 'cell'],
  base: {
    root: {
      width: '100%',
      fontSize: '13px',
      lineHeight: '18px',
      '& td': { fontVariantNumeric: 'tabular-nums' },
      '& :is(th, td)': {
        padding: '3px 0',
        borderBottom: '1px solid {colors.border.muted}',
        fontWeight: 400,
        textAlign: 'left',
        '& + *': { width: '76px', textAlign: 'right' },
        '&:last-child': { width: 'auto', minWidth: '76px', whiteSpace: 'nowrap' },
      },
      '& td > a': { display: 'inline-block', minWidth: '24px', fontWeight: 620, lineHeight: '24px', color: 'red.fg' },
    },
    columnHeader: { fontSize: '12px', color: 'fg.subtle' },
  },
});

/** Looks of the parts of several elements. Overlays bring their own with their code: `overlay-recipes.ts`. */
export const slotRecipes = { field, nativeSelect, emptyState, alert, card, stat, table };
