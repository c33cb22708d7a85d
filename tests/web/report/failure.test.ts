import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { errorText, readFailure } from '../../../web/api/failure.ts';
import { messages } from '../../../web/messages.ts';

const coded = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] } as never);

describe('readFailure', () => {
  it('R-034 tells an error of the service in its own words', () => {
    expect(readFailure(coded('UPSTREAM_REJECTED', 'The day is closed'))).toEqual({
      message: 'The day is closed',
      isAnswer: true,
    });
  });

  it.each(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_BAD_RESPONSE', 'INTERNAL_SERVER_ERROR'])(
    'R-035 counts %s as a fault on the way, without a toast',
    (code) => {
      expect(readFailure(coded(code, 'x')).isAnswer).toBe(false);
    },
  );

  it('R-035 counts a network failure as a fault on the way', () => {
    expect(readFailure(new TypeError('Failed to fetch'))).toEqual({ message: messages.unexpected, isAnswer: false });
  });
});

describe('errorText', () => {
  it('R-016 falls back to the unexpected error', () => {
    expect(errorText(null, '')).toBe(messages.unexpected);
  });
});
