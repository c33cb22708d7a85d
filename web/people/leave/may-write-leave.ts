import { useHasExtension } from '../../api/use-extensions.ts';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';

/** Whether the viewer may enter leaves, where the attendance service has them. */
export function useMayWriteLeave(): boolean {
  const role = useSession()?.viewer.role;
  const hasLeave = useHasExtension('leave');
  return hasLeave === true && role !== undefined && mayUse(role, 'MANAGEMENT');
}
