import {
  fillText,
  type LetterKind,
  letterPlaceholders,
  paragraphsOf,
  plainSubjects,
} from '../../../schema/letter-words.ts';
import { today } from '../../session/today.ts';
import type { Letter, Letterhead } from './letter-groups.ts';

const days: Readonly<Record<LetterKind, Letter['days']>> = {
  lateness: [
    { date: '2026-11-03', signedInAt: '08:40:00', minutesLate: 40 },
    { date: '2026-11-10', signedInAt: '08:21:00', minutesLate: 21 },
    { date: '2026-11-17', signedInAt: '09:05:00', minutesLate: 65 },
  ],
  absence: ['2026-11-03', '2026-11-10', '2026-11-17'].map((date) => ({ date, signedInAt: null, minutesLate: null })),
};

/** The letter of a text to a person who does not exist, filled as the gateway fills it. */
export function exampleLetter(kind: LetterKind, subject: string, body: string, head: Letterhead): Letter {
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
