import { describe, expect, it } from 'vitest';
import { lastPage } from '../../../web/list/table/pager.tsx';

describe('lastPage', () => {
  it.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [1284, 200, 7],
  ])('puts %i rows by %i on %i pages', (total, size, pages) => {
    expect(lastPage(total, size)).toBe(pages);
  });
});
