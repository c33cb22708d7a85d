import { Heading } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import type { LetterKind } from '../../../schema/letter-words.ts';
import { exampleLetter } from './letter-example.ts';
import type { Letterhead } from './letter-groups.ts';
import { LetterSheet } from './letter-sheet.tsx';

/** One letter as it prints, to a person who does not exist; it follows what is typed. */
export function LetterPreview(props: { kind: LetterKind; subject: string; body: string; head: Letterhead }) {
  const { kind, subject, body, head } = useDeferredValue(props);
  return (
    <section className="letter-preview" aria-label="Preview">
      <Heading as="h2" size="sm" className="screen-only">
        Preview
      </Heading>
      <p className="note screen-only">An example: this person and these days do not exist.</p>
      <LetterSheet letter={exampleLetter(kind, subject, body, head)} head={head} />
    </section>
  );
}
