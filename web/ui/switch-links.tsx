import { Link, type LinkProps } from 'react-router-dom';

/** One side of a switch. */
export interface SwitchSide {
  readonly label: string;
  readonly to: LinkProps['to'];
  readonly isCurrent: boolean;
}

/** A few ways to see the same, each with an address of its own. */
export function SwitchLinks({ label, sides }: { label: string; sides: readonly SwitchSide[] }) {
  return (
    <nav className="switch-links" aria-label={label}>
      {sides.map((side) => (
        <Link key={side.label} to={side.to} aria-current={side.isCurrent && 'page'}>
          {side.label}
        </Link>
      ))}
    </nav>
  );
}
