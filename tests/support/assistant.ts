import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { onTestFinished } from 'vitest';

/** What a tool has answered, read as JSON. */
export interface Answered {
  readonly isError: boolean;
  /** Bytes of the text. */
  readonly bytes: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
  readonly answer: any;
}

/** An assistant that is connected to a gateway under a token until the test is over. */
export async function connectAssistant(url: string, token: string) {
  const client = new Client({ name: 'scripted', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  onTestFinished(() => client.close());
  const call = async (name: string, given: Record<string, unknown> = {}): Promise<Answered> => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const [{ text } = { text: '' }] = content as { text: string }[];
    return { isError: isError === true, bytes: Buffer.byteLength(text), answer: JSON.parse(text) };
  };
  return { client, call, names: async () => (await client.listTools()).tools.map(({ name }) => name).sort() };
}
