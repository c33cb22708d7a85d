import { describe, expect, it } from 'vitest';
import { unfinishedQuestion } from '../../../web/list/import/sheet.ts';

const nothing = { isImporting: false, isUpdating: false, undone: null };

describe('unfinishedQuestion', () => {
  it('F-133 asks while something is sent, and while chosen updates are not done', () => {
    expect(unfinishedQuestion(nothing)).toBeNull();
    expect(unfinishedQuestion({ ...nothing, isImporting: true })?.text).toContain('The file is being imported.');
    expect(unfinishedQuestion({ ...nothing, isUpdating: true })?.text).toContain('the rest is not sent');
    const undone = '2 records were updated, 1 update had no answer.';
    expect(unfinishedQuestion({ ...nothing, undone })?.text).toContain(undone);
  });
});
