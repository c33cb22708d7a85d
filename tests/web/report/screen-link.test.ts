import { describe, expect, it } from 'vitest';
import { screenLink } from '../../../web/list/view/screen-link.ts';

describe('screenLink', () => {
  it('names the day or month that is shown, so that the link means the same tomorrow', () => {
    expect(screenLink('http://gate/dashboard', [{ query: 'date=2026-11-18' }])).toBe(
      'http://gate/dashboard?date=2026-11-18',
    );
    expect(screenLink('http://gate/all/absentee?district=Aba~Awka', [{ query: 'month=2026-10' }])).toBe(
      'http://gate/all/absentee?district=Aba~Awka&month=2026-10',
    );
  });

  it('leaves an address as it is that names it, and one without any', () => {
    const named = 'http://gate/all/attendance?date=2026-11-03&search=obi';
    expect(screenLink(named, [{ query: 'date=2026-11-03' }])).toBe(named);
    expect(screenLink('http://gate/manage/users?search=obi', [])).toBe('http://gate/manage/users?search=obi');
  });

  it('F-163 leaves out what the screen could not keep, so that it opens without a note', () => {
    const said = [{ query: 'date=2026-11-27&search=obi', refused: ['date', 'colour'] }];
    expect(screenLink('http://gate/all/attendance?date=2027-02-30&search=obi&colour=a%20b', said)).toBe(
      'http://gate/all/attendance?search=obi&date=2026-11-27',
    );
    expect(screenLink('http://gate/manage/users?colour=red', [{ query: '', refused: ['colour'] }])).toBe(
      'http://gate/manage/users',
    );
  });
});
