import type { TokenOperationsQuery } from '../../api/generated/credentials.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

/** Ticks of the operations that a token is limited to; without one it may ask for all. */
export function TokenOperations({ operations, chosen, onChange }: TokenOperationsProps) {
  const offered = operations.filter(({ field }) => chosen.includes(field)).length;
  const toggle = (field: string) =>
    onChange(chosen.includes(field) ? chosen.filter((other) => other !== field) : [...chosen, field]);
  return (
    <details className="token-operations">
      <summary>
        {offered === 0 ? 'All operations of the role' : `${offered} of ${operations.length} operations`}
      </summary>
      <p className="note">Select operations to limit the token.</p>
      <fieldset>
        <legend className="visually-hidden">Operations</legend>
        {operations.map(({ field, isMutation }) => (
          <Checkbox key={field} checked={chosen.includes(field)} onChange={() => toggle(field)}>
            <span>{field}</span>
            {isMutation && <Badge>writes</Badge>}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  );
}

interface TokenOperationsProps {
  operations: Readonly<TokenOperationsQuery['capabilities']['operations']>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}
