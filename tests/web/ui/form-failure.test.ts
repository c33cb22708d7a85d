import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { readFormFailure } from '../../../web/api/failure.ts';
import { messages } from '../../../web/messages.ts';

const answer = (message: string, extensions: object) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { ...extensions } }] });

describe('readFormFailure', () => {
  it("tells the server's message and the field it is about, without the path before it", () => {
    expect(readFormFailure(answer('Taken.', { code: 'BAD_USER_INPUT', field: 'input.email' }))).toEqual({
      message: 'Taken.',
      field: 'email',
    });
    expect(readFormFailure(answer('No.', { code: 'UPSTREAM_REJECTED' }))).toEqual({ message: 'No.', field: null });
  });

  it.each([
    [{ code: 'UPSTREAM_REJECTED', reason: 'DUPLICATE' }, 'Not possible.', 'staffID'],
    [{ code: 'UPSTREAM_REJECTED', reason: 'OTHER' }, 'Staff already exists', 'staffID'],
    [{ code: 'UPSTREAM_REJECTED', reason: 'OTHER' }, 'Not today.', null],
    [{ code: 'UPSTREAM_TIMEOUT' }, 'It may exist already or not.', null],
  ])('F-169 marks the field that no two records may share: %j, %s', (extensions, message, field) => {
    expect(readFormFailure(answer(message, extensions), 'staffID')).toEqual({ message, field });
    expect(readFormFailure(answer(message, extensions)).field).toBeNull();
  });

  it('speaks of the connection for all that never was an answer', () => {
    expect(readFormFailure(new TypeError('fetch failed'))).toEqual({ message: messages.unexpected, field: null });
    expect(readFormFailure(null).message).toBe(messages.unexpected);
  });
});
