import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { codedError, codeOf, createErrorFormatter } from '../../../gateway/shared/errors.ts';

function format(error: GraphQLError) {
  const reported: unknown[] = [];
  const formatter = createErrorFormatter((id, fault) => reported.push({ id, fault }));
  return { shown: formatter(error.toJSON(), error), reported };
}

const wrapped = (origin: Error) => new GraphQLError(origin.message, { originalError: origin, path: ['me'] });

describe('createErrorFormatter', () => {
  it('lets coded errors pass with message, path and extensions', () => {
    const { shown, reported } = format(wrapped(codedError('BAD_USER_INPUT', 'first is 900.', { field: 'first' })));
    expect(shown).toEqual({
      message: 'first is 900.',
      path: ['me'],
      extensions: { code: 'BAD_USER_INPUT', field: 'first' },
    });
    expect(reported).toEqual([]);
  });

  it("lets Apollo's refusal of a document pass, without its stack", () => {
    const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', stacktrace: ['at /srv/x.ts:1'] };
    expect(format(new GraphQLError('No field', { extensions })).shown).toEqual({
      message: 'No field',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
  });

  it('shortens what graphql-js quotes of a value, and keeps the reason at its end', () => {
    const message = `Variable "$d" got invalid value "${'x'.repeat(9_000)}"; A Date is a text.`;
    const { shown } = format(new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } }));
    expect(shown.message).toMatch(/^Variable "\$d" got invalid value "x+ … x+"; A Date is a text\.$/);
    expect(shown.message.length).toBeLessThan(510);
  });

  it('conceals everything else behind an id that the log knows', () => {
    const fault = new Error('connect ECONNREFUSED 10.0.0.7:5432');
    const { shown, reported } = format(wrapped(fault));
    const id = shown.extensions?.id;
    expect(reported).toEqual([{ id, fault }]);
    expect(shown).toEqual({
      message: `Something went wrong in the gateway. Try again. If it happens again, report the error id ${id}.`,
      path: ['me'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', id },
    });
  });

  it('does not trust a code that a foreign error carries', () => {
    const foreign = Object.assign(new Error('secret'), { extensions: { code: 'FORBIDDEN' } });
    expect(format(wrapped(foreign)).shown.message).not.toContain('secret');
  });
});

describe('codeOf', () => {
  it('knows the codes of the gateway alone', () => {
    expect(codeOf(codedError('RATE_LIMITED', 'Too many.'))).toBe('RATE_LIMITED');
    expect(codeOf(new GraphQLError('x', { extensions: { code: 'OTHER' } }))).toBe(null);
    expect(codeOf(Object.assign(new Error('x'), { code: 'FORBIDDEN' }))).toBe(null);
  });
});
