import { describe, expect, it } from 'vitest';
import { readThemeChoice } from '../../../web/ui/theme/theme-choice.ts';

describe('readThemeChoice', () => {
  it.each([
    ['', 'system'],
    ['theme=dark', 'dark'],
    ['a=b; theme=light; c=d', 'light'],
    ['mytheme=dark', 'system'],
    ['theme=blue', 'system'],
  ])('reads %j as %s', (cookie, choice) => {
    expect(readThemeChoice(cookie)).toBe(choice);
  });
});
