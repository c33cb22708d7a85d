import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Above the page, each above what it was opened from. */
const layer = 'calc(1500 + var(--layer-index, 0))';
const phone = '@media (width < 640px)';
const opening = '140ms cubic-bezier(0.2, 0, 0, 1)';

/** The look of everything that lies over the page. */
const surface = {
  border: '1px solid {colors.border}',
  outline: '0',
  color: 'fg',
  background: 'bg.panel',
  boxShadow: 'lg',
};

const cover = { position: 'fixed', inset: '0', zIndex: layer };

/** What a page lies under while something modal is open. It goes at once: a busy browser may end a fading before it is awaited. */
const backdrop = {
  ...cover,
  background: 'backdrop',
  '&[data-state=open]': { animation: `overlay-fade ${opening}` },
};

/**
 * A dialog. Given to its root and not to the system, so that it comes with the first one. A form scrolls as a whole;
 * `isFramed` ones stay in the window and scroll inside; `isWhole` ones are the whole screen on a phone.
 */
export const dialogRecipe = defineSlotRecipe({
  className: 'modal',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop,
    positioner: {
      ...cover,
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      overflow: 'auto',
      overscrollBehaviorY: 'none',
    },
    content: {
      ...surface,
      position: 'relative',
      width: 'calc(100% - 32px)',
      borderRadius: 'xl',
      fontSize: '14px',
      lineHeight: '20px',
      '&[data-state=open]': { animation: `overlay-grow ${opening}` },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      padding: '14px 14px 6px 20px',
      '& > div': { flex: 1, minWidth: 0 },
    },
    title: { fontSize: '16px', lineHeight: '24px', fontWeight: '620', overflowWrap: 'anywhere' },
    body: { display: 'grid', gap: '14px', padding: '8px 20px 6px' },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '8px',
      padding: '16px 20px 18px',
      // In view however long the form is: what sends it is seen before it is scrolled to.
      'form > &': {
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        paddingTop: '10px',
        borderRadius: '0 0 {radii.lg} {radii.lg}',
        background: 'bg.panel',
      },
      'form:has(> .modal__body > * + * + * + * + *) > &': {
        borderTop: '1px solid {colors.border}',
        paddingBottom: '12px',
      },
    },
  },
  variants: {
    width: {
      xs: { content: { maxWidth: '384px' } },
      sm: { content: { maxWidth: '448px' } },
      md: { content: { maxWidth: '512px' } },
      lg: { content: { maxWidth: '600px' } },
      xl: { content: { maxWidth: '1000px' } },
      /** As its content. */
      fit: { content: { width: 'auto', maxWidth: 'calc(100% - 24px)' } },
    },
    place: {
      top: { content: { margin: '64px auto' } },
      high: { content: { margin: 'min(12vh, 96px) auto auto' } },
      middle: { content: { margin: 'auto' } },
      /** A drawer at the left edge. */
      side: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          width: '264px',
          height: '100dvh',
          border: '0',
          borderRadius: '0',
          background: 'bg.canvas',
          '&[data-state=open]': { animation: `overlay-slide ${opening}` },
        },
      },
    },
    isFramed: { true: { content: { maxHeight: 'calc(100dvh - 24px)', overflow: 'hidden auto' } } },
    isWhole: {
      true: {
        content: {
          [phone]: { width: '100%', height: '100dvh', maxHeight: 'none', margin: '0', border: '0', borderRadius: '0' },
        },
      },
    },
  },
  defaultVariants: { width: 'sm', place: 'middle' },
});

const panel = {
  ...surface,
  // The positioner takes it over.
  zIndex: layer,
  display: 'flex',
  flexDirection: 'column',
  minWidth: '200px',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--available-height)',
  overflow: 'hidden auto',
  borderRadius: 'lg',
  fontSize: '13px',
  lineHeight: '18px',
} as const;

/** What a button opens under itself: as wide as its content, as high as the window has room. */
export const popoverRecipe = defineSlotRecipe({ slots: ['content'], base: { content: panel } });

/** A menu of actions, with lines as in a panel. */
export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'separator'],
  base: {
    content: { ...panel, minWidth: '232px', padding: '6px' },
    item: {
      '& > small': { marginLeft: 'auto', paddingLeft: '16px', fontSize: '12px', color: 'fg.subtle' },
    },
    separator: { height: '1px', margin: '6px -6px', background: 'border.muted' },
  },
});

/** Choices below a text field. */
export const choicesRecipe = defineSlotRecipe({
  className: 'choices',
  slots: ['content', 'itemGroup', 'itemGroupLabel', 'item'],
  base: {
    content: { outline: '0' },
    itemGroup: { padding: '6px 0' },
    itemGroupLabel: { padding: '4px 8px', fontSize: 'xs', fontWeight: 600, color: 'fg.subtle' },
    item: {
      borderRadius: 'sm',
      cursor: 'pointer',
      '&[aria-selected=true]': { background: 'brand.subtle', boxShadow: 'inset 2px 0 {colors.brand.solid}' },
    },
  },
});

const tone = (name: string) => ({ '& > svg': { color: `${name}.fg` } });

/** A short notice at the top right. The library places it by these properties and removes it 200 ms after its time. */
export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'closeTrigger'],
  base: {
    root: {
      ...surface,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '10px',
      width: 'min(360px, 100vw - 32px)',
      padding: '11px 10px 11px 14px',
      borderRadius: 'lg',
      fontSize: '14px',
      lineHeight: '20px',
      textAlign: 'left',
      // Not by a transform: a toast that comes under a mouse at rest would not notice it.
      marginTop: 'var(--offset)',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      transition: 'opacity var(--motion)',
      '& > svg': { marginTop: '1px' },
      '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
      '&[data-type=info]': tone('brand'),
      '&[data-type=success]': tone('green'),
      '&[data-type=error]': tone('red'),
      _focusVisible: { outline: '2px solid {colors.focusRing}' },
    },
    title: { fontWeight: 600 },
    description: { color: 'fg.muted', fontSize: '13px' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '24px',
      height: '24px',
      margin: '-2px 0',
      borderRadius: 'sm',
      color: 'fg.subtle',
      _hover: { color: 'fg', background: 'bg.muted' },
    },
  },
});
