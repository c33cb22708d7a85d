/** The name of a credential, and why it does nothing any more. */
export function CredentialName({ name, ended }: { name: string; ended: 'Revoked' | 'Ended' | null }) {
  return (
    <span className="credential-name name-first cell-wrap">
      {name}
      {ended && <span className="badge">{ended}</span>}
    </span>
  );
}
