import { defineRecipe } from '@chakra-ui/react/styled-system';

const isOff = '&:is([aria-disabled=true], :disabled)';
const onTouch = '@media (pointer: coarse)';
/** One line of tools beside the open sidebar of a laptop. */
const onLaptop = '@media (640px <= width < 1440px)';

const onPhone = '@media (width < 640px)';

/** Of the buttons that judge photos, and of that which takes back: lower on a small laptop. */
export const verdictSize = {
  minHeight: '46px',
  [onTouch]: { minHeight: '46px' },
  '@media (width >= 640px) and (height < 860px)': { minHeight: '40px' },
  [onPhone]: { whiteSpace: 'normal', fontSize: '13px' },
} as const;

const isOn = '&:is([data-active=true], [aria-pressed=true])';

const on = (name: string) => ({
  borderColor: `${name}.border`,
  color: `${name}.fg`,
  background: `${name}.subtle`,
});

const chip = {
  flex: 'none',
  justifyContent: 'flex-start',
  gap: '7px',
  padding: '0 11px',
  borderColor: 'border',
  fontSize: '13px',
  lineHeight: '18px',
  color: 'fg.muted',
  background: 'bg',
  userSelect: 'auto',
  '&:is(:hover, [aria-expanded=true])': { color: 'fg', background: 'bg.muted' },
  '&:focus-visible': { zIndex: 1 },
  '& > svg': { width: '15px', height: '15px' },
  '& > .chip-count': {
    minWidth: '20px',
    padding: '0 6px',
    borderRadius: '5px',
    fontSize: '12px',
    fontWeight: 620,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    background: 'brand.muted',
  },
  [onLaptop]: { gap: '5px', padding: '0 8px' },
  [isOn]: on('brand'),
} as const;

/** A chip for rows that want a look. */
const toned = (name: string) => ({
  ...chip,
  color: `${name}.fg`,
  '&:is(:hover, [aria-expanded=true])': { color: `${name}.fg`, background: `${name}.subtle` },
  '& > .chip-count': { ...chip['& > .chip-count'], minWidth: '34px', background: `${name}.muted` },
  [isOn]: on(name),
});

/**
 * Buttons. `primary` once a screen, `danger` for what cannot be undone, `quiet` beside others, `chip` for the tools of a
 * list, `link` within text. `icon` is a square with a picture only.
 */
const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '34px',
    padding: '0 13px',
    border: '1px solid transparent',
    borderRadius: 'md',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: 'background var(--motion), border-color var(--motion)',
    [isOff]: { opacity: 0.6, cursor: 'not-allowed' },
    '& > svg': { flex: 'none', width: '16px', height: '16px' },
    [onTouch]: { minHeight: '40px' },
  },
  variants: {
    variant: {
      plain: {
        borderColor: 'border.emphasized',
        background: 'bg',
        '&:hover': { background: 'bg.muted' },
        '&:active': { background: 'bg.emphasized' },
        [isOn]: on('brand'),
      },
      primary: {
        color: 'brand.contrast',
        background: 'brand.solid',
        '&:hover': { background: 'brand.700' },
        '&:active': { background: 'brand.800' },
        '& > .spinner': { borderColor: 'rgb(255 255 255 / 40%)', borderTopColor: '#fff' },
      },
      danger: {
        color: 'red.contrast',
        background: 'red.solid',
        '&:hover': { background: 'red.700' },
      },
      quiet: {
        color: 'fg.muted',
        '&:hover': { background: 'bg.muted' },
        '&:active': { background: 'bg.emphasized' },
      },
      chip,
      flag: toned('red'),
      finding: toned('amber'),
      verdict: {
        ...verdictSize,
        borderColor: 'colorPalette.solid',
        fontWeight: 620,
        color: 'colorPalette.contrast',
        background: 'colorPalette.solid',
        '&:hover': { background: 'color-mix(in srgb, {colors.colorPalette.solid}, #000 12%)' },
        '&[data-quiet]': { color: 'colorPalette.fg', background: 'bg' },
        // Photos that come at once make nothing pale on their way.
        '&[aria-disabled=true]': { transition: 'opacity 100ms 200ms' },
        [onPhone]: {
          ...verdictSize[onPhone],
          flexDirection: 'column',
          gap: '3px',
          padding: '6px 4px',
          lineHeight: '16px',
        },
      },
      link: {
        gap: '4px',
        minHeight: 0,
        padding: 0,
        border: 0,
        borderRadius: '2px',
        color: 'brand.fg',
        userSelect: 'auto',
        '& > svg': { width: '15px', height: '15px' },
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
        [onTouch]: { minHeight: 0 },
      },
    },
    size: {
      text: {},
      icon: {
        justifyContent: 'center',
        width: '34px',
        padding: 0,
        [onTouch]: { width: '40px' },
        [onLaptop]: { padding: 0 },
      },
    },
  },
  defaultVariants: { variant: 'plain', size: 'text' },
});

/** The name of a screen, or of a part of one. */
const heading = defineRecipe({
  className: 'heading',
  variants: {
    size: {
      lg: { fontSize: '20px', lineHeight: '28px', fontWeight: 640, letterSpacing: '-0.012em' },
      sm: { fontSize: '14px', lineHeight: '20px', fontWeight: 620 },
    },
  },
  defaultVariants: { size: 'lg' },
});

/** What is typed or chosen in one line; the edge keeps 3:1 on every ground. */
export const control = {
  width: '100%',
  minHeight: '36px',
  padding: '0 12px',
  border: '1px solid {colors.border.control}',
  borderRadius: 'md',
  background: 'bg',
  transition: 'border-color var(--motion)',
  '&:hover': { borderColor: 'fg.subtle' },
  '&:focus-visible': { borderColor: 'focusRing', outlineWidth: '1px', outlineOffset: 0 },
  '&[aria-invalid=true]': { borderColor: 'red.fg' },
  '&:is([readonly], :disabled)': { color: 'fg.muted', background: 'bg.muted' },
  [onTouch]: { minHeight: '40px' },
} as const;

const input = defineRecipe({ className: 'field-control', base: control });
const textarea = defineRecipe({
  className: 'field-control',
  base: { ...control, padding: '8px 12px', resize: 'vertical' },
});

const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    width: '16px',
    height: '16px',
    border: '2px solid {colors.border.emphasized}',
    borderTopColor: 'brand.500',
    borderRadius: '50%',
    animation: 'spin 700ms linear infinite',
  },
});

const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    borderRadius: 'sm',
    background: 'bg.muted',
    animation: 'pulse 1.4s ease-in-out infinite',
  },
});

/** Looks of the parts that are one element. */
export const recipes = { button, heading, input, textarea, spinner, skeleton };
