import { expect, it } from 'vitest';
import { joinNotices } from '../../../gateway/lists/read-part.ts';

it('a notice says each sentence once, also where one list says it of several days', () => {
  const [one, two] = ['1 row: without a staff record.', '2 rows: time could not be read.'];
  expect(joinNotices([`4 days: ${one}`, one, null, two, undefined, ''])).toBe(`4 days: ${one} ${two}`);
  expect(joinNotices([one, two, one])).toBe(`${one} ${two}`);
  expect(joinNotices([`1${one}`, one])).toBe(`1${one} ${one}`);
  expect(joinNotices([null, ''])).toBeNull();
});

it('a notice names together the lists of a day that failed for the same reason', () => {
  const of = (list: string, reason: string) => `${list} of 1 December could not be read: ${reason}`;
  const [late, broken] = ['The service did not answer in time.', 'The service failed.'];
  expect(joinNotices([of('Sign-ins', late), of('Sign-outs', broken), of('Late people', late)])).toBe(
    `Sign-ins, Late people of 1 December could not be read: ${late} ${of('Sign-outs', broken)}`,
  );
});
