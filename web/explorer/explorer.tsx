import { GraphiQL } from 'graphiql';
import { useCallback, useEffect, useRef, useState } from 'react';
import { examples } from '../../schema/examples.ts';
import { readExplorerHash } from '../api/asked-operation.ts';
import { pageSetting } from '../session/page-setting.ts';
import { readSession } from '../session/session.ts';
import { introduce } from './introduction.ts';
import { memoryStorage } from './memory-storage.ts';
import { send, tokenOf } from './send.ts';

const storage = memoryStorage();

const asked = readExplorerHash(location.hash);
const ready = examples(new Date().toISOString().slice(0, 10), pageSetting('demo') !== '').map(
  ({ document, variables }) => ({
    query: document,
    variables: JSON.stringify(variables, null, 2),
    headers: null,
  }),
);
const tabs = asked ? [{ ...asked, headers: null }, ...ready] : ready;

/** The bundled GraphQL explorer: GraphiQL with ready operations, and one token for all of them: the dashboard's own, for who is signed in there. */
export function Explorer() {
  const [token, setToken] = useState(() => readSession()?.token ?? '');
  const current = useRef('');
  current.current = token;
  useEffect(() => {
    const session = readSession();
    const forget = () => setToken((latest) => (latest === session?.token ? '' : latest));
    session?.ended.addEventListener('abort', forget);
    return () => session?.ended.removeEventListener('abort', forget);
  }, []);
  // GraphiQL reads the schema again whenever its fetcher changes, so the fetcher stays and looks the token up.
  const fetcher = useCallback(
    async (
      request: { query: string; variables?: unknown; operationName?: string | null | undefined },
      options?: { headers?: Record<string, unknown> | undefined },
    ) => {
      const answer = await send(request, current.current, options?.headers);
      const received = tokenOf(answer);
      if (received !== null) setToken(received);
      return answer;
    },
    [],
  );
  const introduction = asked && introduce(asked.query, token !== '');
  return (
    <main className="explorer">
      <header className="explorer-bar">
        <h1>Attendance API</h1>
        <label htmlFor="token">Token</label>
        <input
          id="token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={token}
          placeholder="Run SignIn: its token comes here by itself"
          onChange={(event) => setToken(event.target.value)}
        />
        <a href="/schema.graphql">Schema</a>
        <a href="/">Dashboard</a>
      </header>
      {introduction && (
        <p className="explorer-note" data-warning={introduction.isWarning || undefined} role="status">
          {introduction.text}
        </p>
      )}
      <GraphiQL
        fetcher={fetcher}
        storage={storage}
        defaultTabs={tabs}
        // Of the first tab it would take the document alone.
        variables={tabs[0]?.variables ?? ''}
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
        defaultEditorToolsVisibility="variables"
      >
        <GraphiQL.Logo>Explorer</GraphiQL.Logo>
      </GraphiQL>
    </main>
  );
}
