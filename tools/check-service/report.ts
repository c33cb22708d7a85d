import type { ComparedCall } from './compare-reply.ts';

/** What a call without deviations is like. */
const wordOf = (call: string) =>
  / \/(holiday|review|attendance\/figures)\b/.test(call) ? 'as its extension' : 'as section 7';

/** Whether a call deviates: advice is no deviation. */
export const deviates = ({ deviations }: Pick<ComparedCall, 'deviations'>): boolean =>
  deviations.some(({ isAdvice }) => !isAdvice);

/** One line a call, and below it how it deviates and how the gateway takes that. */
export function report(calls: readonly ComparedCall[]): string {
  const lines = calls.flatMap(({ call, deviations, notTried }) => {
    const state = notTried ? `- ${notTried}` : deviates({ deviations }) ? 'deviates' : wordOf(call);
    return [
      `${call.padEnd(42)} ${state}`,
      ...deviations.map(
        ({ what, taken, isAdvice }) => `    ${what}${isAdvice ? ' (advice)' : ''}\n      gateway: ${taken}`,
      ),
    ];
  });
  const deviating = calls.filter(deviates).length;
  const sum = deviating === 1 ? '1 call deviates.' : `${deviating} calls deviate.`;
  return [...lines, '', deviating === 0 ? 'No deviations.' : sum].join('\n');
}
