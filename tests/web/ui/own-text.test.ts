import { createElement, Fragment, isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { jsx, jsxs, ownTexts } from '../../../web/ui/own-text.ts';

const mark = createElement('b', { key: 'mark' }, 'late');

/** Children with each element as its kind and text. */
const told = (children: unknown) =>
  Array.isArray(children)
    ? children.map((child) =>
        isValidElement<{ children: unknown }>(child) ? [child.type, child.props.children] : child,
      )
    : children;

describe('texts beside others', () => {
  it('F-161 have an element of their own beside elements, at their index', () => {
    expect(told(ownTexts('p', [mark, ' of ', 12]))).toEqual([
      ['b', 'late'],
      ['own-text', ' of '],
      ['own-text', 12],
    ]);
    expect(told(ownTexts('p', ['Page ', null, false, '', mark]))).toEqual([
      ['own-text', 'Page '],
      null,
      false,
      '',
      ['b', 'late'],
    ]);
  });

  it('F-161 become one text beside texts alone', () => {
    expect(ownTexts('span', ['Page ', 3, false, ' of ', 9, null])).toBe('Page 3 of 9');
    expect(ownTexts('option', ['Nov ', 2026])).toBe('Nov 2026');
  });

  it('F-161 have an element of their own where their parent is another one: in a fragment', () => {
    for (const children of ['late', ['la', 'te']]) {
      const own = ownTexts(Fragment, children) as ReactElement<{ children: string }>;
      expect([own.type, own.props.children]).toEqual(['own-text', 'late']);
    }
  });

  it('F-161 stay as they are where no element may stand, and alone in an element', () => {
    const children = ['Nov ', mark];
    expect(ownTexts('tr', children)).toBe(children);
    expect(ownTexts('p', 'late')).toBe('late');
    expect(ownTexts('p', undefined)).toBeUndefined();
    expect(ownTexts('p', mark)).toBe(mark);
  });

  it('F-161 are given to the element that is made', () => {
    expect((jsxs('p', { children: ['Page ', 3] }, undefined) as ReactElement<{ children: unknown }>).props).toEqual({
      children: 'Page 3',
    });
    const made = jsx('p', { children: ['Page ', mark], title: 'x' }, undefined) as ReactElement<{ children: unknown }>;
    expect(told(made.props.children)).toEqual([
      ['own-text', 'Page '],
      ['b', 'late'],
    ]);
  });
});
