import { expect, it } from 'vitest';
import { joinNotices } from '../../../gateway/lists/read-part.ts';

it('a notice says each sentence once, also where one list says it of several days', () => {
  const [one, two] = ['1 row: without a staff record.', '2 rows: time could not be read.'];
  expect(joinNotices([`4 days: ${one}`, one, null, two, undefined, ''])).toBe(`4 days: ${one} ${two}`);
  expect(joinNotices([one, two, one])).toBe(`${one} ${two}`);
  expect(joinNotices([`1${one}`, one])).toBe(`1${one} ${one}`);
  expect(joinNotices([null, ''])).toBeNull();
});
