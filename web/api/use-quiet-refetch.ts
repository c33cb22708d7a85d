import { useCallback, useState } from 'react';

/** Reads a query again behind what is shown, which stays as it is until the answer is there. */
export function useQuietRefetch(refetch: () => Promise<unknown>) {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = useCallback(async () => {
    setRefreshing(true);
    // A failure is in the query's own result.
    await refetch().catch(() => undefined);
    setRefreshing(false);
  }, [refetch]);
  return { isRefreshing, refresh };
}
