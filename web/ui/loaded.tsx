import type { ReactNode } from 'react';
import { readFailure } from '../api/failure.ts';
import { Failed, FirstLoad, type FirstLoadProps } from './states.tsx';

/** An answer as it is drawn; before the first, bars in its shape, or why it failed with a way to ask again. */
export function Loaded<Data>({ data, error, loading, retry, saying = '', children, ...bars }: LoadedProps<Data>) {
  if (data != null) return children(data);
  if (error && !loading) return <Failed message={`${saying}${readFailure(error).message}`} onRetry={retry} />;
  return <FirstLoad {...bars} />;
}

interface LoadedProps<Data> extends FirstLoadProps {
  /** The last good answer; missing before the first. */
  data: Data | null | undefined;
  error?: Error | undefined;
  loading: boolean;
  retry: () => void;
  /** The words before the cause of a failure. */
  saying?: string;
  children: (data: Data) => ReactNode;
}
