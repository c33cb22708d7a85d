import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotKnown } from '../../../web/ui/not-known.tsx';

describe('NotKnown', () => {
  it('F-108 shows a stroke, whose words are read and told by a title', () => {
    expect(renderToStaticMarkup(createElement(NotKnown, { words: 'Not known yet' }))).toBe(
      '<span title="Not known yet"><span aria-hidden="true">–</span><span class="visually-hidden">Not known yet</span></span>',
    );
  });
});
