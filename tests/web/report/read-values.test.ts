import { describe, expect, it } from 'vitest';
import { serialLatenessColumns } from '../../../schema/lists/serial-lateness.ts';
import { writeFilter } from '../../../schema/view-address.ts';
import { anyDayField, monthField } from '../../../web/list/view/search-fields.ts';
import { readView } from '../../../web/list/view/view-codec.ts';
import { today } from '../../../web/session/today.ts';

describe('a value of an address', () => {
  it('refuses a day or a month that the gateway does not read either', () => {
    const [day, month] = [anyDayField('From', today), monthField('Month')];
    expect([day.read('2999-12-31'), month.read('1000-01')]).toEqual([{ value: '2999-12-31' }, { value: '1000-01' }]);
    expect(day.read('9999-01-01')).toEqual({ fault: '"9999-01-01" is not a day; write it as YYYY-MM-DD.' });
    expect(month.read('0001-01')).toEqual({ fault: '"0001-01" is not a month; write it as YYYY-MM.' });
  });

  it.each(['.5..1e3', '-2..', '..+7'])('takes the numbers that a field for numbers takes: %s', (range) => {
    const ofStaff = { columns: serialLatenessColumns, fields: {} };
    const { view, notes } = readView(ofStaff, new URLSearchParams({ daysLate: range }));
    expect(notes).toEqual([]);
    expect(view.filters.map(({ id, value }) => [id, writeFilter(value)])).toEqual([['DAYS_LATE', range]]);
  });
});
