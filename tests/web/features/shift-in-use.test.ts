import { describe, expect, it } from 'vitest';
import { staffColumns } from '../../../schema/lists/staff.ts';
import { holdersAddress } from '../../../web/features/shifts/use-delete-shift.tsx';
import { readView } from '../../../web/list/view/view-codec.ts';

describe('holdersAddress', () => {
  it.each(['Office', 'Night ~ late & early', '100% + 1'])(
    'N-20 narrows the staff list to those who hold %s',
    (name) => {
      const [path, query] = holdersAddress(name).split('?');
      const { view, notes } = readView({ columns: staffColumns, fields: {} }, new URLSearchParams(query));
      expect(path).toBe('/manage/all/staffs');
      expect(view.filters).toEqual({ SHIFT: { kind: 'oneOf', values: [name] } });
      expect(notes).toEqual([]);
    },
  );
});
