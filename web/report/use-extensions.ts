import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useExtensionsQuery } from '../generated/extensions.ts';

/** Milliseconds until a service that has not said what it has is asked again. */
const askAgain = 60_000;

/** Where the browser keeps what was last answered: links stand at once where they will, and no list waits for the answer. */
const storageKey = 'extensions';

/** Names of what the attendance service has beyond section 7; null while they are not known, and where nobody needs them. */
export function useExtensions(isNeeded: boolean): ReadonlySet<string> | null {
  const { data, loading, refetch } = useExtensionsQuery(isNeeded ? { variables: {} } : skipToken);
  const answered = data?.capabilities.extensions?.map(({ name }) => name).join();
  useEffect(() => {
    if (answered !== undefined) localStorage.setItem(storageKey, answered);
    if (!isNeeded || loading || answered !== undefined) return;
    const timer = setTimeout(() => refetch().catch(() => undefined), askAgain);
    return () => clearTimeout(timer);
  });
  const names = answered ?? (isNeeded ? localStorage.getItem(storageKey) : null);
  return useMemo(() => (names === null ? null : new Set(names.split(','))), [names]);
}

/** Whether the service has the extension: null until that is known, false too where it could not be asked. */
export function useHasExtension(name: string): boolean | null {
  const extensions = useExtensions(true);
  const { networkStatus } = useExtensionsQuery({ variables: {} });
  if (extensions) return extensions.has(name);
  return networkStatus === NetworkStatus.loading ? null : false;
}
