import { describe, expect, it } from 'vitest';
import { savesData } from '../../../web/ui/saves-data.ts';

describe('savesData', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }],
    [{ saveData: false, effectiveType: '3g' }],
    [{ effectiveType: '2g' }],
    [{ effectiveType: 'slow-2g' }],
  ])('F-65 fetches nothing ahead over %j', (connection) => {
    expect(savesData({ connection })).toBe(true);
  });

  it('F-65 fetches ahead over a fast line, and where the browser says nothing of it', () => {
    expect(savesData({ connection: { saveData: false, effectiveType: '4g' } })).toBe(false);
    expect(savesData({})).toBe(false);
  });
});
