import { describe, expect, it } from 'vitest';
import { staffHoursColumns } from '../../../schema/lists/hours.ts';
import { serialLatenessDayColumns } from '../../../schema/lists/serial-lateness.ts';
import { columnsForFile, isUsual, visibilityOf } from '../../../web/list/view/view.ts';

describe('the columns of a screen’s files', () => {
  it('F-277 have what cells say by marks and titles, while their column is shown and it is known', () => {
    const inFile = (hidden: string[], isKnown: boolean) => {
      const visibility = visibilityOf(serialLatenessDayColumns, (name) => !hidden.includes(name));
      return columnsForFile(serialLatenessDayColumns, visibility, () => isKnown).includes('REMARK');
    };
    expect([inFile([], true), inFile(['NAME'], true)]).toEqual([true, true]);
    expect([inFile(['DAYS_LATE'], true), inFile([], false)]).toEqual([false, false]);
  });

  it('F-221 say which of those who had one staff ID is meant, where there are several', () => {
    const visibility = visibilityOf(staffHoursColumns, isUsual);
    const inFile = (isKnown: boolean) =>
      columnsForFile(staffHoursColumns, visibility, () => isKnown).includes('REMARK');
    expect([inFile(true), inFile(false)]).toEqual([true, false]);
  });
});
