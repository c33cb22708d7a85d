import { describe, expect, it } from 'vitest';
import { screenAddress } from '../../../gateway/mcp/call-tool.ts';
import { listTools } from '../../../gateway/mcp/list-tools.ts';
import { createSchema, exportableLists } from '../../../gateway/schema.ts';
import { attendanceColumns } from '../../../schema/lists/attendance.ts';
import { latenessColumns } from '../../../schema/lists/lateness.ts';
import { screens } from '../../../web/app/routes/navigation.ts';
import { reconciledGroups } from '../../../web/features/dashboard/reconciled-groups.ts';
import { attendanceFields } from '../../../web/list/view/attendance-fields.ts';
import { dateField } from '../../../web/list/view/search-fields.ts';
import { writeView } from '../../../web/list/view/view-codec.ts';

const tools = listTools(createSchema(), exportableLists);

describe('the address of the screen', () => {
  const listOf = (name: string) => tools.find((tool) => tool.name === name)?.list ?? (null as never);
  const view = { search: '', filters: [], sort: [], density: 'comfortable', open: '' };

  it('is what the dashboard itself writes for the same view', () => {
    const fields = attendanceFields;
    const written = writeView({ columns: attendanceColumns, fields }, {
      ...view,
      values: { date: '2026-11-19', mode: 'SIGNED_OUT' },
      search: 'obi & co',
      filters: [
        { id: 'DISTRICT', value: { in: ['Awka', 'A~b!'] } },
        { id: 'NAME', value: { contains: 'ada' } },
        { id: 'FLAG', value: { in: ['Yes'] } },
      ],
      sort: [{ id: 'ATTENDANCE_DATE', desc: true }],
    } as never);
    const where = [
      { column: 'DISTRICT', in: ['Awka', 'A~b!'] },
      { column: 'NAME', contains: 'ada' },
      { column: 'FLAG', in: ['Yes'] },
    ].sort(
      (one, other) =>
        Object.keys(attendanceColumns).indexOf(one.column) - Object.keys(attendanceColumns).indexOf(other.column),
    );
    const orderBy = [{ column: 'ATTENDANCE_DATE', direction: 'DESC' }];
    const args = { date: '2026-11-19', mode: 'SIGNED_OUT', search: 'obi & co', where, orderBy };
    expect(screenAddress(listOf('attendance'), args)).toEqual({
      address: `/all/attendance?${written}`,
      isWider: false,
    });
    const late = writeView({ columns: latenessColumns, fields: { date: dateField('Date') } }, {
      ...view,
      values: { date: '2026-11-19' },
      filters: [{ id: 'MINUTES_LATE', value: { from: '15' } }],
    } as never);
    const condition = { column: 'MINUTES_LATE', from: '15' };
    expect(screenAddress(listOf('lateness'), { date: '2026-11-19', where: [condition] }).address).toBe(
      `/report/latness?${late}`,
    );
  });

  it.each([
    ['a group', [{ anyOf: [{ column: 'DISTRICT', in: ['Awka'] }] }]],
    [
      'two conditions on one column',
      [
        { column: 'NAME', contains: 'a' },
        { column: 'NAME', contains: 'b' },
      ],
    ],
    ['a time of day', [{ column: 'ATTENDANCE_DATE', fromTime: '07:00:00' }]],
    ['a condition of another kind than the column has', [{ column: 'DISTRICT', contains: 'a' }]],
  ])('is said to show more where it cannot have %s', (_what, where) => {
    expect(screenAddress(listOf('attendance'), { date: '2026-11-19', mode: 'SIGNED_IN', where }).isWider).toBe(true);
  });

  it('is of the one person that was asked for', () => {
    const args = { from: '2026-11-01', to: '2026-11-30', staffID: '00131', personID: '7' };
    expect(screenAddress(listOf('leaves'), args)).toEqual({
      address: '/attendance/leave?from=2026-11-01&to=2026-11-30&staffID=00131&personID=7',
      isWider: false,
    });
  });

  it('leads to a screen that there is, which the role of the tool opens', () => {
    for (const { name, list, least } of tools) {
      const screen = screens.find(({ path }) => path === list.screen);
      expect([name, screen?.least]).toEqual([name, least]);
    }
  });

  it('spells groups as the dashboard does', () => {
    const { word } = listOf('reconciledStaff').arguments.group ?? {};
    for (const group of reconciledGroups) expect(word?.(group.value)).toBe(group.word);
  });
});
