import { Box, Heading } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import {
  fillText,
  type LetterKind,
  letterPlaceholders,
  paragraphsOf,
  plainSubjects,
} from '../../../schema/letter-words.ts';
import { today } from '../../session/today.ts';
import type { Letter, Letterhead } from './letter-groups.ts';
import { LetterSheet } from './letter-sheet.tsx';

const days: Readonly<Record<LetterKind, Letter['days']>> = {
  lateness: [
    { date: '2026-11-03', signedInAt: '08:40:00', minutesLate: 40 },
    { date: '2026-11-10', signedInAt: '08:21:00', minutesLate: 21 },
    { date: '2026-11-17', signedInAt: '09:05:00', minutesLate: 65 },
  ],
  absence: ['2026-11-03', '2026-11-10', '2026-11-17'].map((date) => ({ date, signedInAt: null, minutesLate: null })),
};

/** The letter of a text to a person who does not exist, filled as the gateway fills it. */
function exampleLetter(kind: LetterKind, subject: string, body: string, head: Letterhead): Letter {
  const examples = Object.entries(letterPlaceholders).map(([name, { example }]) => [name, example]);
  const reference = `${kind === 'lateness' ? 'LATE' : 'ABS'}/2026-11/EX-001`;
  const values: Record<string, string> = { ...Object.fromEntries(examples), reference, company: head.companyName };
  const fill = (texts: readonly string[]) => texts.flatMap((text) => fillText(text, values) ?? []);
  const { name = '', staffID = '', district = '', serviceCentre = '', department = '' } = values;
  return {
    key: 'example',
    staff: { staffID, personID: null, name, district, serviceCentre, department },
    reference,
    date: today(),
    title: fillText(subject, values) ?? plainSubjects[kind],
    paragraphs: fill(paragraphsOf(body)),
    days: days[kind],
    signatures: head.signatoryName ? [name] : ['Supervisor', name],
    record: null,
  };
}

/** One letter as it prints, to a person who does not exist; it follows what is typed. */
export function LetterPreview(props: { kind: LetterKind; subject: string; body: string; head: Letterhead }) {
  const { kind, subject, body, head } = useDeferredValue(props);
  return (
    <Box
      as="section"
      className="letter-preview"
      position={{ lg: 'sticky' }}
      top="12px"
      alignSelf="start"
      aria-label="Preview"
    >
      <Heading as="h2" size="sm" mb="6px" className="screen-only">
        Preview
      </Heading>
      <p className="note screen-only">An example: this person and these days do not exist.</p>
      <LetterSheet letter={exampleLetter(kind, subject, body, head)} head={head} />
    </Box>
  );
}
