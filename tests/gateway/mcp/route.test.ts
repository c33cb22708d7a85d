/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { listTools } from '../../../gateway/mcp/list-tools.ts';
import { createSchema, exportableLists } from '../../../gateway/schema.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { sampleAnswers } from '../../support/sample-answers.ts';

const now = () => Date.UTC(2026, 10, 20, 8, 9, 10);
const on = { MCP: 'on', DASHBOARD_URL: 'https://attendance.example' };
const tools = listTools(createSchema(), exportableLists);

describe('POST /mcp', () => {
  const hello = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const send = async (
    settings: Record<string, string>,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ) => {
    const { url } = await testGateway({ answers: sampleAnswers, now, settings });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${await signToken()}`,
      ...init.headers,
    };
    const response = await fetch(`${url}/mcp`, { method: 'POST', body: JSON.stringify(hello), ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('is not there unless a setting turns it on', async () => {
    expect((await send({})).status).toBe(404);
    const { status, headers, text } = await send(on);
    expect([status, JSON.parse(text).result.tools.length]).toEqual([200, tools.length]);
    expect([headers.get('cache-control'), headers.get('x-request-id'), headers.get('ratelimit-remaining')]).toEqual([
      'no-store',
      expect.any(String),
      '6000',
    ]);
  });

  it.each([
    ['an invalid token', { headers: { authorization: 'Bearer no.real.token' } }, 401, 'UNAUTHENTICATED'],
    ['F-149 a page of another site', { headers: { origin: 'https://elsewhere.example' } }, 403, 'FORBIDDEN'],
    ['a batch', { body: JSON.stringify([hello, hello]) }, 400, 'BAD_REQUEST'],
    ['no JSON', { body: '{' }, 400, 'BAD_REQUEST'],
    ['a long body', { body: JSON.stringify({ ...hello, x: 'x'.repeat(300_000) }) }, 413, 'PAYLOAD_TOO_LARGE'],
    ['a stream', { method: 'GET', body: null }, 405, 'BAD_REQUEST'],
    ['the end of a session', { method: 'DELETE', body: null }, 405, 'BAD_REQUEST'],
  ])('refuses %s', async (_what, init, status, code) => {
    const reply = await send(on, init as RequestInit & { headers?: Record<string, string> });
    expect([reply.status, JSON.parse(reply.text).errors[0].extensions.code]).toEqual([status, code]);
    if (status === 401) expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    if (status === 405) expect(reply.headers.get('allow')).toBe('POST');
  });

  it.each<Record<string, string>>([
    { origin: 'https://attendance.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://attendance.example', host: 'attendance.example' },
  ])('F-149 refuses pages, those of the dashboard too, before the token is looked at: %j', async (headers) => {
    for (const settings of [on, { ...on, TRUSTED_OPERATIONS: 'off' }]) {
      const { status, text } = await send(settings, { headers });
      expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
      const stranger = await send(settings, { headers: { ...headers, authorization: '' } });
      expect(stranger.status).toBe(403);
    }
  });

  it('answers an unknown tool and an unknown method in the words of the protocol', async () => {
    const call = { ...hello, method: 'tools/call', params: { name: 'deleteStaff', arguments: {} } };
    const tool = JSON.parse((await send(on, { body: JSON.stringify(call) })).text);
    expect(tool.error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('There is no tool deleteStaff'),
    });
    const method = JSON.parse((await send(on, { body: JSON.stringify({ ...hello, method: 'x' }) })).text);
    expect(method.error.code).toBe(-32601);
  });

  it.each<[string, unknown, string]>([
    ['no params', undefined, 'params must be an object with the name of a tool.'],
    ['a list for params', ['shifts'], 'params must be an object with the name of a tool.'],
    ['a number for a name', { name: 7 }, 'params.name must be the name of a tool.'],
    ...[null, [], 'rows: 3', 3].map((given): [string, unknown, string] => [
      `${JSON.stringify(given)} for arguments`,
      { name: 'shifts', arguments: given },
      'params.arguments must be an object; leave it out for none.',
    ]),
  ])('says what is wrong with a call that has %s', async (_what, params, message) => {
    const call = { ...hello, id: 'call-7', method: 'tools/call', params };
    const reply = await send(on, { body: JSON.stringify(call) });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      200,
      { jsonrpc: '2.0', id: 'call-7', error: { code: -32602, message } },
    ]);
  });
});
