import { defineSlotRecipe } from '@chakra-ui/react';
import { control } from './recipes.ts';

/** A control with its label above and one note below. */
const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gap: '6px', alignContent: 'start' },
    label: { fontWeight: 550 },
    requiredIndicator: { color: 'var(--red-fg)' },
    helperText: { fontSize: '13px', color: 'var(--fg-subtle)' },
    errorText: { fontSize: '13px', color: 'var(--red-fg)' },
  },
});

const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field'],
  base: {
    root: { width: '100%' },
    field: { ...control, textOverflow: 'ellipsis' },
  },
});

const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'control', 'label', 'indicator'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '9px', minHeight: '24px', position: 'relative' },
    control: {
      display: 'inline-flex',
      flex: 'none',
      width: '16px',
      height: '16px',
      border: '1px solid var(--border-control)',
      borderRadius: '4px',
      background: 'var(--bg)',
      '&[data-focus-visible]': { outline: '2px solid var(--focus-ring)', outlineOffset: '2px' },
      '&:is([data-state=checked], [data-state=indeterminate])': {
        borderColor: 'transparent',
        color: 'var(--brand-contrast)',
        background: 'var(--brand-solid)',
      },
      '&[data-disabled]': { opacity: 0.6 },
    },
    indicator: { width: '100%', height: '100%' },
  },
});

/** What stands in place of rows: nothing was found, or nothing came. */
const emptyState = defineSlotRecipe({
  className: 'state',
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: { padding: '48px var(--gutter)', textAlign: 'center' },
    content: { display: 'grid', justifyItems: 'center', gap: '8px' },
    indicator: { color: 'var(--fg-subtle)' },
    title: { maxWidth: '52ch', fontWeight: 600, overflowWrap: 'anywhere' },
    description: { width: '100%', maxWidth: '52ch', color: 'var(--fg-muted)' },
  },
});

const card = defineSlotRecipe({
  className: 'panel',
  slots: ['root'],
  base: {
    root: {
      minWidth: 0,
      border: '1px solid var(--border)',
      borderRadius: 'var(--radius-lg)',
      background: 'var(--bg-panel)',
    },
  },
});

const tone = (name: string) => ({
  root: { color: `var(--${name}-fg)`, background: `var(--${name}-subtle)` },
});

/** A line or a few about what is shown, by how much it matters. */
const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '8px',
      padding: '9px 12px',
      borderRadius: 'var(--radius-md)',
      overflowWrap: 'anywhere',
    },
    indicator: { flex: 'none' },
    content: { flex: 1, minWidth: 0 },
  },
  variants: {
    status: {
      neutral: { root: { color: 'var(--fg-muted)', background: 'var(--bg-muted)' } },
      info: tone('brand'),
      warning: tone('amber'),
      error: tone('red'),
      success: tone('green'),
    },
  },
  defaultVariants: { status: 'info' },
});

/** Looks of the parts of several elements. Overlays bring their own with their code: `overlay-recipes.ts`. */
export const slotRecipes = { field, nativeSelect, checkbox, emptyState, card, alert };
