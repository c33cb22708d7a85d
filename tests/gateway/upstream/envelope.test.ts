import { describe, expect, it } from 'vitest';
import { openEnvelope } from '../../../gateway/upstream/envelope.ts';

const open = (text: string) => openEnvelope(Buffer.from(text));

describe('openEnvelope', () => {
  it('gives the data of a success', () => {
    expect(open('{"status":"success","data":[1]}')).toEqual({ status: 'success', data: [1], message: '' });
  });

  it('R-034 throws the server message of an error', () => {
    expect(() => open('{"status":"error","message":"Staff ID exists"}')).toThrow('Staff ID exists');
    expect(() => open('{"status":"error"}')).toThrow('The attendance service refused this.');
  });

  it('R-106 finds the message in data where there is no other', () => {
    expect(open('{"status":"success","data":"Password changed"}')).toMatchObject({ message: 'Password changed' });
  });

  it.each(['{"status":"fail"}', '{"status":null}', '{"data":[]}', '{}'])('R-126 reads %s as none', (text) => {
    expect(open(text)).toMatchObject({ status: 'none' });
  });

  it.each([
    ['"status":"ok",', 'the status “ok”'],
    ['"status":"SUCCESS",', 'the status “SUCCESS”'],
    ['"status":"pending",', 'the status “pending”'],
    ['"status":"No record found",', 'the status “No record found”'],
    ['"status":1,', 'the status 1'],
    ['"status":true,', 'the status true'],
    ['"status":{"code":0},', 'the status {"code":0}'],
    ['', 'no status'],
  ])('F-212 says what came with {%s…}', (status, said) => {
    const notice = `No record found: the attendance service answered ${said} in place of “success”. 2 rows that came with it are not shown.`;
    expect(open(`{${status}"data":[{},{}]}`)).toMatchObject({ status: 'none', notice });
    expect(open(`{${status}"data":[]}`)).toMatchObject({ status: 'none', notice: 'No record found' });
  });

  it.each([
    { message: 'Exception report fetched successfully' },
    { message: 'No exception' },
    { message: 'Nobody has timed out yet' },
    { message: 'Fetched without any error' },
    { message: 'No record found', ok: true },
    { error: 'No error' },
    { error: { code: 0, message: 'OK' } },
    { errors: ['none.'] },
  ])('F-203 takes an empty list beside %j for one', (words) => {
    expect(open(JSON.stringify({ status: 'success', data: [], ...words }))).toMatchObject({ status: 'success' });
  });

  it.each(['NullPointerException', 'Exception: no such table', 'Unhandled exception occurred', 'Query timed out'])(
    'F-203 refuses an empty list beside %j',
    (message) => {
      expect(() => open(JSON.stringify({ status: 'success', data: [], message }))).toThrow('a success with errors');
    },
  );

  it.each(['', '<html>', '[]', '"success"', 'null', '{"status":"succ'])('refuses %j', (text) => {
    expect(() => open(text)).toThrow('cannot be read');
  });
});
