import type { ElementType } from 'react';
import * as runtime from 'react/jsx-runtime';

/** Lays out as if its text stood alone: `global-css.ts`. */
const element = 'own-text' as ElementType<{ children: string | number }>;

/** Elements that hold no others: text is all that they can have, or text is not what they have. */
const withoutElements = /^(?:option|title|textarea|style|script|text|tspan|select|table|thead|tbody|tfoot|tr|ul|ol)$/;

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child == null || typeof child === 'boolean' || child === '';

/**
 * The children of an element with each text in an element of its own, where it stands among others. A browser's translator
 * puts elements of its own in the place of texts; React could then neither change nor remove a text that is a child beside
 * others. Texts that stand beside texts alone become one.
 */
export function ownTexts(type: unknown, children: unknown): unknown {
  const isBare = type === runtime.Fragment;
  if (isText(children)) return isBare ? ownText(children) : children;
  if (!Array.isArray(children) || !children.some(isText)) return children;
  if (children.every((child) => isText(child) || isNothing(child))) {
    const text = children.filter(isText).join('');
    return isBare ? ownText(text) : text;
  }
  if (typeof type === 'string' && withoutElements.test(type)) return children;
  return children.map((child) => (isText(child) && child !== '' ? ownText(child) : child));
}

const ownText = (text: string | number) => runtime.jsx(element, { children: text });

type Create = typeof runtime.jsx;
type Props = { readonly children?: unknown };

const withOwnTexts =
  (create: Create): Create =>
  (type, props, key) => {
    const { children } = props as Props;
    const texts = ownTexts(type, children);
    return create(type, texts === children ? props : { ...(props as object), children: texts }, key);
  };

export const { Fragment } = runtime;
export const jsx = withOwnTexts(runtime.jsx);

/** The same for several children. Where they have become one text there is one. */
export const jsxs: Create = (type, props, key) => {
  const { children } = props as Props;
  const texts = ownTexts(type, children);
  const given = texts === children ? props : { ...(props as object), children: texts };
  return Array.isArray(texts) ? runtime.jsxs(type, given, key) : runtime.jsx(type, given, key);
};
