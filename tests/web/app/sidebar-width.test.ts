import { describe, expect, it } from 'vitest';
import { isSidebarNarrow } from '../../../web/app/shell/shell.tsx';

describe('isSidebarNarrow', () => {
  it.each([
    ['', false],
    ['sidebar=narrow', true],
    ['theme=dark; sidebar=narrow', true],
    ['sidebar=narrower', false],
    ['other-sidebar=narrow', false],
  ])('F-43 reads the cookie "%s" as %s', (cookie, isNarrow) => {
    expect(isSidebarNarrow(cookie)).toBe(isNarrow);
  });
});
