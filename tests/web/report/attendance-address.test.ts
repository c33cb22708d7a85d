import { describe, expect, it } from 'vitest';
import { attendanceAddress } from '../../../web/list/view/attendance-fields.ts';

describe('attendanceAddress', () => {
  it('N-01 keeps the search, the filters and the order of the report', () => {
    const address = attendanceAddress({
      values: { date: '2026-11-19', mode: 'SIGNED_OUT' },
      search: 'obi',
      filters: { DISTRICT: { kind: 'oneOf', values: ['Aba', 'Awka'] } },
      sort: [{ id: 'NAME', desc: true }],
    });
    expect(address).toBe('date=2026-11-19&mode=signedOut&search=obi&district=Aba~Awka&sort=-name');
  });
});
