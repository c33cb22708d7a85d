import { machineTokenColumns } from '../../../schema/lists/machine-tokens.ts';
import {
  MachineTokensDocument,
  type MachineTokensRowFragment,
  useMachineTokensQuery,
  useRevokeMachineTokenMutation,
} from '../../api/generated/credentials.ts';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { AddMachineToken } from './add-machine-token.tsx';
import { CredentialList, CredentialName, revokeActions } from './credential-list.tsx';

const noSearch = {};
function endOf({ revokedAt, expiresAt }: MachineTokensRowFragment) {
  if (revokedAt) return 'Revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'Ended' : null;
}

const columns = drawColumns(machineTokenColumns, {
  NAME: {
    minSize: 141,
    card: 'title',
    cell: (token: MachineTokensRowFragment) => <CredentialName name={token.name} ended={endOf(token)} />,
  },
  ROLE: {
    minSize: 95,
    cell: ({ role }: MachineTokensRowFragment) => role?.toLowerCase(),
  },
  IS_READ_ONLY: { minSize: 67 },
  OPERATIONS: {
    minSize: 115,
    cell: ({ operations }: MachineTokensRowFragment) => operations?.join(', ') ?? 'All',
  },
  CREATED_BY: { minSize: 103 },
  CREATED_ON: { minSize: 107 },
  EXPIRES_AT: { minSize: 111 },
  LAST_USED_AT: { minSize: 111 },
  IS_REVOKED: { minSize: 75 },
});

const actions = revokeActions<MachineTokensRowFragment>(64, (token) => endOf(token) !== null);

/** Machine Tokens: by which programs ask, with add and revoke. Of the extension `tokens`. */
export function MachineTokenList() {
  const view = useListView(columns, noSearch, 'machineTokens');
  const result = useMachineTokensQuery(view.request);
  const [revokeToken] = useRevokeMachineTokenMutation({ refetchQueries: [MachineTokensDocument] });
  return (
    <CredentialList
      title="Machine Tokens"
      list="machineTokens"
      columns={columns}
      view={view}
      result={result}
      actions={actions}
      noun="the machine token"
      running="Revoking the machine token"
      consequence="Its next request is refused."
      revoke={(id) => revokeToken({ variables: { id } })}
      add={(key, dialog) => <AddMachineToken key={key} {...dialog} />}
    />
  );
}
