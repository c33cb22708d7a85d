import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useExtensions } from '../../api/use-extensions.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';

/** Leads administrators to what was written of a record, where the service puts it on record. */
export function RecordChangesLink({ id }: { id: string }) {
  const isAdministrator = useSession()?.viewer.role === 'ADMIN';
  const extensions = useExtensions(isAdministrator);
  if (!extensions?.has('audit')) return null;
  return (
    <Button asChild look="quiet">
      <Link to={`/settings/changes/${id}`}>
        <History aria-hidden />
        What was changed, and by whom
      </Link>
    </Button>
  );
}
