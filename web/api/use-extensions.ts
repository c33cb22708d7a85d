import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { pageSetting } from '../session/page-setting.ts';
import { useExtensionsQuery } from './generated/extensions.ts';

/** Milliseconds until a service that has not said what it has is asked again. */
const askAgain = 60_000;

/** As the gateway wrote it into the page; null where it did not know it yet, and is asked. */
const extensionsFromPage: readonly string[] | null = JSON.parse(pageSetting('extensions') || 'null');
const question = extensionsFromPage === null ? ({ variables: {}, fetchPolicy: 'cache-first' } as const) : skipToken;

/** Names of the extensions that the attendance service has beyond section 7; null while unknown, and where not asked for. */
export function useExtensions(isNeeded: boolean): ReadonlySet<string> | null {
  return useAnswer(isNeeded).extensions;
}

/** Whether the service has the extension: null until that is known, false too where it could not be asked. */
export function useHasExtension(name: string): boolean | null {
  const { extensions, networkStatus } = useAnswer(true);
  if (extensions) return extensions.has(name);
  return networkStatus === NetworkStatus.loading ? null : false;
}

function useAnswer(isNeeded: boolean) {
  const { data, loading, networkStatus, retry } = useExtensionsQuery(isNeeded ? question : skipToken);
  const answered = data?.capabilities.extensions;
  useEffect(() => {
    if (extensionsFromPage || !isNeeded || loading || answered) return;
    const timer = setTimeout(retry, askAgain);
    return () => clearTimeout(timer);
  });
  const extensions = useMemo(() => {
    const names = extensionsFromPage ?? answered?.map(({ name }) => name);
    return isNeeded && names ? new Set(names) : null;
  }, [isNeeded, answered]);
  return { extensions, networkStatus };
}
