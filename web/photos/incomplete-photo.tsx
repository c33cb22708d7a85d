import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { incompletePhotoHeader } from '../../schema/incomplete-photo.ts';

/** Says under a photo that part of it may be missing. The gateway says so in a header, which an `<img>` cannot read. */
export function IncompletePhoto({ address, ...note }: { address: string } & HTMLChakraProps<'span'>) {
  const [isIncomplete, setIncomplete] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    // As the picture itself was asked for, so that the gateway has the answer at hand.
    fetch(address, { method: 'HEAD', headers: { accept: 'image/webp' }, signal: left.signal }).then(
      ({ headers }) => setIncomplete(headers.has(incompletePhotoHeader)),
      // Without an answer nothing is said.
      () => {},
    );
    return () => left.abort();
  }, [address]);

  return isIncomplete ? <IncompletePhotoNote {...note} /> : null;
}

/** What is said under a photo whose file ends early. */
export function IncompletePhotoNote(note: HTMLChakraProps<'span'>) {
  return (
    <chakra.span display="block" mt="4px" fontSize="13px" fontWeight="600" color="amber.fg" role="status" {...note}>
      Part of this photo may be missing: its file is incomplete.
    </chakra.span>
  );
}

/** In place of a photo that cannot be loaded, or whose address the record lacks. */
export function MissingPhoto({ address, ...note }: { address: string | null } & ComponentProps<typeof chakra.div>) {
  return (
    <chakra.div
      asChild
      display="grid"
      justifyItems="center"
      gap="8px"
      p="8px"
      textAlign="center"
      className="note"
      {...note}
    >
      <p>
        <ImageOff size={28} aria-hidden />
        <span>{address ? 'This photo could not be loaded.' : 'The record has no photo.'}</span>
      </p>
    </chakra.div>
  );
}
