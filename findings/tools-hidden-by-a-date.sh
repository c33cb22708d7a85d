#!/usr/bin/env bash
# @modelcontextprotocol/sdk 1.32.2 with zod 4.6.7: a server has two tools. One has no arguments, and one takes a day, as `z.date()` or
# `z.coerce.date()`.
# Guess: a schema that cannot be told to clients is refused when the tool is registered, or that one tool is missing.
# Seen: both tools are registered without a word, and the list of all tools is an error, so that a client finds none. A test
# that calls a tool by its name passes, since `z.coerce.date()` reads the text of a day there. With zod 3's schemas (`zod/v3`) the list is
# right and says that the day is a text, and `z.date()` then refuses each text. `z.iso.date()` is right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @modelcontextprotocol/sdk@1.32.2 zod@4.6.7 2>/dev/null
cat >run.mjs <<'JS'
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { z as z3 } from 'zod/v3';
const days = {
  'z.date()': z.date(),
  'z.coerce.date()': z.coerce.date(),
  'z.iso.date()': z.iso.date(),
  'zod 3, z.date()': z3.date(),
  'zod 3, z.coerce.date()': z3.coerce.date(),
};
for (const [name, day] of Object.entries(days)) {
  const server = new McpServer({ name: 'attendance', version: '1' });
  server.registerTool('shifts', { inputSchema: {} }, () => ({ content: [] }));
  server.registerTool('absent', { inputSchema: { day } }, () => ({ content: [] }));
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'client', version: '1' });
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  const listed = await client.listTools().then(
    ({ tools }) => tools.map((tool) => tool.name).join(' and '),
    ({ message }) => message,
  );
  const { isError } = await client.callTool({ name: 'absent', arguments: { day: '2026-11-27' } });
  console.log(`${name}: listed ${listed}; a call with a day ${isError ? 'is refused' : 'works'}`);
}
JS
seen=$(node run.mjs)
expected='z.date(): listed MCP error -32603: Date cannot be represented in JSON Schema; a call with a day is refused
z.coerce.date(): listed MCP error -32603: Date cannot be represented in JSON Schema; a call with a day works
z.iso.date(): listed shifts and absent; a call with a day works
zod 3, z.date(): listed shifts and absent; a call with a day is refused
zod 3, z.coerce.date(): listed shifts and absent; a call with a day works'
echo "$seen"; [ "$seen" = "$expected" ]
