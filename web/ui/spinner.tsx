import { Spinner as ChakraSpinner } from '@chakra-ui/react';

/** A turning ring with a text for screen readers: every call in progress shows one. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status">
      <Ring />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** The ring alone, where what is in progress is said beside it. */
export function Ring() {
  return <ChakraSpinner aria-hidden />;
}
