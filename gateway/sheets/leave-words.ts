import { type LeaveKindName, leaveKinds } from '../../schema/leave-words.ts';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** The kind of leave that a cell means; `isOther` for a kind that is not one of ours, whose word should be kept. */
interface ReadKind {
  readonly kind: LeaveKindName;
  readonly isOther: boolean;
}

/** What sheets call the kinds beside their own words, without case, spaces, punctuation and the word leave. */
const usual: readonly (readonly [LeaveKindName, RegExp])[] = [
  ['ANNUAL', /^(?:al|annual(?:vacation)?|vacation|yearly)$/],
  ['SICK', /^(?:sl|sick(?:ness|off)?|medical|illness)$/],
  ['MATERNITY', /^(?:maternity|maternal)$/],
  ['STUDY', /^(?:study|studies|training|exams?|examinations?)$/],
  ['OFFICIAL_DUTY', /^(?:od|official(?:duty|assignment|trip|travel)?|duty|officialtour)$/],
  ['SUSPENDED', /^(?:suspended|suspension)$/],
  ['OTHER', /^others?$/],
];

const others =
  /^(?:cl|casual|paternity|compassionate|bereavement|burial|marriage|wedding|adoption|emergency|personal|unpaid|(?:without|no)pay|lwp|pilgrimage|hajj|religious|relocation|compensatory(?:off)?|timeoff|absence|ofabsence|special|sports|examinationof)$/;

/** The kind that a cell names; null for an unknown word. */
export function readKind(text: string): ReadKind | null {
  const letters = lettersOf(text);
  const own = Object.entries(leaveKinds).find(([, { service, word }]) =>
    [service, word].some((name) => [lettersOf(name), `${lettersOf(name)}leave`].includes(letters)),
  );
  if (own) return { kind: own[0] as LeaveKindName, isOther: false };
  const bare = letters.replace(/leave/g, '');
  const found = usual.find(([, words]) => words.test(bare));
  if (found) return { kind: found[0], isOther: false };
  return others.test(bare) ? { kind: 'OTHER', isOther: true } : null;
}

const halfWords = /half ?-?day|\bhalf\b|½/i;
const yes = /^(?:yes|y|true|1|x|✓|✔|am|pm|a\.m\.?|p\.m\.?|morning|afternoon|first half|second half|[01]?[.,]5)$/i;

/** The field that says that a leave is only a part of a day; undefined for none. */
export function findHalfDay({ kind = '', days = '', halfDay = '' }): 'kind' | 'days' | 'halfDay' | undefined {
  if (halfWords.test(kind)) return 'kind';
  if (halfWords.test(days) || /\d?[.,]\d*[1-9]/.test(days)) return 'days';
  return halfWords.test(halfDay) || yes.test(halfDay) ? 'halfDay' : undefined;
}

/** How sheets begin what they write for a leave that was granted. */
const granted =
  /^(?:(?:fully|finally|hr|leave) ?)?(?:approved?|granted|accepted|authori[sz]ed|sanctioned|taken|utili[sz]ed|availed|enjoyed|on ?leave|yes|y|true)\b/i;

/** Words that may follow and mean that the leave is withdrawn or not yet granted. */
const doubt =
  /\b(?:not?(?! pay)|n$|false|0|but|or|if|unless|until|pending|await\w*|waiting|to be|to confirm|tbc|subject|condition\w*|provi\w+|tentative\w*|principle|draft|recommend\w*|level|stage|step|part\w*|half|only|except|cancel\w*|reject\w*|refus\w*|declin\w*|den(?:y|ied)|disapproved?|unapproved|withdr\w+|revoked?|recall\w*|revers\w*|rescinded|suspended|deferred|postponed|void\w*|lapsed|deleted|returned|expired|forfeited|back)\b/i;

/** Whether a status says that the leave was granted: its first word says so, and no other word casts doubt on it. */
export function isGranted(status: string): boolean {
  const words = status.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[\W_]+/g, ' ');
  const isDoubtful = doubt.test(words.trim()) || status.includes('?');
  return (granted.test(words.trim()) && !isDoubtful) || /^[✓✔1]$/.test(status.trim());
}
