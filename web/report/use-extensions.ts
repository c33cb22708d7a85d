import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useExtensionsQuery } from '../generated/extensions.ts';

/** Milliseconds until a service that has not said what it has is asked again. */
const askAgain = 60_000;

/** Names of what the attendance service has beyond section 7; null while they are not known, and where nobody needs them. */
export function useExtensions(isNeeded: boolean): ReadonlySet<string> | null {
  const { data, loading, refetch } = useExtensionsQuery(isNeeded ? { variables: {} } : skipToken);
  const extensions = data?.capabilities.extensions;
  useEffect(() => {
    if (!isNeeded || loading || extensions) return;
    const timer = setTimeout(() => refetch().catch(() => undefined), askAgain);
    return () => clearTimeout(timer);
  });
  return useMemo(() => (extensions ? new Set(extensions.map(({ name }) => name)) : null), [extensions]);
}
