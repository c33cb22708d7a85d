import { mayUse, type Role } from '../../session/token.ts';
import type { Screen } from './navigation.ts';

/** Whether the viewer's role and what the service has make a screen one to link: what is not known is not there. */
export function isOpenTo(role: Role, extensions: ReadonlySet<string> | null, { least, extension }: Screen): boolean {
  return mayUse(role, least) && (extension === undefined || extensions?.has(extension) === true);
}
