import { describe, expect, it } from 'vitest';
import { attendanceColumns } from '../../../schema/lists/attendance.ts';
import { addressOfView, textOfView } from '../../../web/list/tools/views-panel.tsx';
import { choiceField, dateField, staffField } from '../../../web/list/view/search-fields.ts';
import { readView } from '../../../web/list/view/view-codec.ts';

const modes = [
  { value: 'SIGNED_IN', word: 'signedIn', label: 'Signed in' },
  { value: 'SIGNED_OUT', word: 'signedOut', label: 'Signed out' },
] as const;
const fields = {
  date: dateField('Attendance date'),
  mode: choiceField('Mode', modes, 'SIGNED_IN'),
  staffID: staffField('Staff-ID'),
};
const shape = { columns: attendanceColumns, fields };
const viewAt = (address: string, preference = {}) =>
  readView({ ...shape, preference }, new URLSearchParams(address)).view;

describe('textOfView and addressOfView', () => {
  it('keep search, filters, order, columns, rows and size, and stay at the present day', () => {
    const text = textOfView(
      shape,
      viewAt(
        'date=2026-11-03&mode=signedOut&search=obi&district=Aba&sort=-name&page=4&size=50&hide=flag&density=compact&open=k',
      ),
    );
    expect(text).toBe('mode=signedOut&search=obi&district=Aba&sort=-name&size=50&hide=flag&density=compact');
    expect(addressOfView(shape, viewAt('date=2026-11-19&staffID=7&district=Awka'), text)).toEqual({
      address:
        'date=2026-11-19&mode=signedOut&staffID=7&search=obi&district=Aba&sort=-name&size=50&hide=flag&density=compact',
      notes: [],
    });
  });

  it('mean the same whatever is preferred by then', () => {
    const liked = { hidden: ['FLAG', 'LOCATION'], size: 100, density: 'compact' } as const;
    const text = textOfView(
      { ...shape, preference: liked },
      viewAt('date=2026-11-03&hide=&size=20&density=comfortable'),
    );
    const { address } = addressOfView({ ...shape, preference: liked }, viewAt('date=2026-11-19'), text);
    expect(viewAt(address, liked)).toEqual(viewAt('date=2026-11-19'));
    expect(addressOfView(shape, viewAt('date=2026-11-19'), text).address).toBe('date=2026-11-19&mode=signedIn');
  });

  it('say what of a kept view is not known any more', () => {
    const { address, notes } = addressOfView(shape, viewAt('date=2026-11-19'), 'badge=12&sort=badge&district=Aba');
    expect(address).toBe('date=2026-11-19&mode=signedIn&district=Aba');
    expect(notes).toEqual(['The link has unknown settings "sort=badge", "badge"; they were ignored.']);
  });
});
