import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messages } from '../messages.ts';
import { SessionEnded } from '../session/fetch-in-session.ts';
import { endRejected } from './rejected-token.ts';

/** A failed call as people read it. */
export interface Failure {
  readonly message: string;
  /** True when the service answered with an error of its own: its words are shown as a toast too. */
  readonly isAnswer: boolean;
}

/** What a failed query means. Everything that never reached an answer is a fault of the way there. */
export function readFailure(error: unknown): Failure {
  if (error instanceof SessionEnded) return { message: error.message, isAnswer: false };
  if (!CombinedGraphQLErrors.is(error)) return { message: messages.unexpected, isAnswer: false };
  const [first] = error.errors;
  const code = first?.extensions?.code;
  return { message: errorText(typeof code === 'string' ? code : null, first?.message), isAnswer: !isFault(code) };
}

/** Why a write failed, as people read it. */
export interface FormFailure {
  readonly message: string;
  /** The field it is about, without the path before it; null when it is about the whole. */
  readonly field: string | null;
}

/**
 * The message of a failed write: the gateway's own words, which say when the outcome is unknown, or a network fault.
 * Any other error is reported in the same way. `unique` is the field that no two records may share: a refusal of a
 * duplicate belongs to that field.
 */
export function readFormFailure(error: unknown, unique?: string): FormFailure {
  if (!CombinedGraphQLErrors.is(error)) return { message: readFailure(error).message, field: null };
  const [first] = error.errors;
  const field = first?.extensions?.field;
  const name = typeof field === 'string' ? field.split('.').at(-1) : null;
  const message = first?.message || messages.unexpected;
  return { message, field: name || (unique && isTaken(message, first?.extensions) ? unique : null) };
}

/** Not every service answers with the status of a conflict; some have words alone. */
const isTaken = (message: string, { code, reason }: Readonly<Record<string, unknown>> = {}) =>
  code === 'UPSTREAM_REJECTED' && (reason === 'DUPLICATE' || /\b(exists?|duplicated?|already|taken)\b/i.test(message));

/** Whether an error code tells of a fault on the way to an answer. */
export const isFault = (code: unknown): boolean =>
  typeof code === 'string' && /^(UPSTREAM_(UNAVAILABLE|TIMEOUT|BAD_RESPONSE)|INTERNAL_)/.test(code);

/** Texts for error codes whose server message says too little for people. */
const byCode: Readonly<Record<string, string>> = {
  UPSTREAM_TIMEOUT: 'The attendance service took too long to answer.',
  UPSTREAM_BAD_RESPONSE: 'The attendance service sent an answer that cannot be read.',
};

/** What people read for a failure: the text for its code where there is one, else the server's own message. */
export function errorText(code: string | null | undefined, message: string | null | undefined): string {
  return (code && byCode[code]) || message || messages.unexpected;
}

/** What people read for an answer of the gateway's own addresses that is a failure. Where it refuses the token that was sent, that session ends. */
export const readFault = async (response: Response, token: string): Promise<string> =>
  (await readRefusal(response, token)).message;

/** The same of a file, which may be there later because days are being read. What says of which days it tells stays as it is. */
export async function readRefusal(response: Response, token: string) {
  const body = (await response.json().catch(() => null)) as { errors?: Fault[] } | null;
  endRejected(body?.errors, token);
  const [fault] = body?.errors ?? [];
  const { code, daysRead, daysAsked, days } = fault?.extensions ?? {};
  const isOfDays = daysAsked !== undefined || days !== undefined;
  const message = (isOfDays && fault?.message) || errorText(code, fault?.message);
  const progress = daysAsked === undefined ? null : `${daysRead} of ${daysAsked} days have been read`;
  return { message, progress };
}

interface Fault {
  message?: string;
  extensions?: {
    code?: string;
    /** Of a file whose days are being read, with `daysAsked`. */
    daysRead?: number;
    daysAsked?: number;
    /** Days that could not be read. */
    days?: readonly string[];
  };
}
