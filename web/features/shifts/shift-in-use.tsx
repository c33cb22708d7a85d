import { Link } from 'react-router-dom';
import type { staffColumns } from '../../../schema/lists/staff.ts';
import { filterKey, writeFilter } from '../../../schema/view-address.ts';
import { counted } from '../../ui/words.ts';

/** Address of the staff list narrowed to those who hold a shift of this name. */
export function holdersAddress(name: string): string {
  const parameter = filterKey('SHIFT' satisfies keyof typeof staffColumns, []);
  return `/manage/all/staffs?${new URLSearchParams({ [parameter]: writeFilter({ kind: 'oneOf', values: [name] }) })}`;
}

/** How many staff members hold the shift that is about to go, with a link to them. */
export function ShiftInUse({ name, count, isOnlyOne }: ShiftInUseProps) {
  if (count === 0) return <p>{`No staff member holds ${isOnlyOne ? 'this shift' : 'a shift of this name'}.`}</p>;
  return (
    <p>
      <Link className="link" to={holdersAddress(name)}>
        {counted(count, 'staff member holds', 'staff members hold')}
      </Link>{' '}
      <span>{isOnlyOne ? 'this shift' : 'a shift of this name'}</span>
      <span>. Give them another one first: the service may refuse to delete a shift in use.</span>
    </p>
  );
}

interface ShiftInUseProps {
  name: string;
  count: number;
  /** False when several shifts share the name, which is what the staff list knows of them. */
  isOnlyOne: boolean;
}
