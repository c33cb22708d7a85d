import { machineTokenColumns } from '../../../schema/columns/machine-tokens.ts';
import {
  type MachineTokensRowFragment,
  useMachineTokensQuery,
  useRevokeMachineTokenMutation,
} from '../../api/generated/credentials.ts';
import '../../list/table/name-first.css';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Spinner } from '../../ui/states.tsx';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { AddMachineToken } from './add-machine-token.tsx';
import { CredentialName } from './credential-name.tsx';
import './credentials.css';
import { revocation } from './revocation.ts';

const noSearch = {};
const rowKey = (token: MachineTokensRowFragment) => token.id;
function endOf({ revokedAt, expiresAt }: MachineTokensRowFragment) {
  if (revokedAt) return 'Revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'Ended' : null;
}

const columns = drawColumns(machineTokenColumns, {
  NAME: {
    minSize: 141,
    cell: (token: MachineTokensRowFragment) => <CredentialName name={token.name} ended={endOf(token)} />,
  },
  ROLE: {
    minSize: 95,
    cell: ({ role }: MachineTokensRowFragment) => <span className="name-second">{role?.toLowerCase()}</span>,
  },
  IS_READ_ONLY: { minSize: 67 },
  OPERATIONS: {
    minSize: 115,
    cell: ({ operations }: MachineTokensRowFragment) => (
      <span className="cell-wrap">{operations?.join(', ') ?? 'All'}</span>
    ),
  },
  CREATED_BY: {
    minSize: 103,
    cell: ({ createdBy }: MachineTokensRowFragment) => <span className="cell-wrap">{createdBy}</span>,
  },
  CREATED_ON: { minSize: 107 },
  EXPIRES_AT: { minSize: 111 },
  LAST_USED_AT: { minSize: 111 },
  IS_REVOKED: { minSize: 75 },
});

const actions = {
  width: 64,
  draw: (token: MachineTokensRowFragment) =>
    !endOf(token) && <RowAction action="revoke" row={token.id} label={`Revoke ${token.name}`} />,
};

/** Machine Tokens: by which programs ask, with add and revoke. Of the extension `tokens`. */
export function MachineTokenList() {
  const view = useListView(columns, noSearch, 'machineTokens');
  const result = useMachineTokensQuery(view.request);
  const [revokeToken] = useRevokeMachineTokenMutation();
  const { key, isOpen, open, close } = useDialog();
  const { retry: reload } = result;
  const { run: revoke, isRunning: isRevoking } = useConfirmed({
    ...revocation('the machine token', 'Its next request is refused.'),
    send: ({ id }: MachineTokensRowFragment) => revokeToken({ variables: { id } }),
    onGone: reload,
  });

  return (
    <>
      <ReportPage
        title="Machine Tokens"
        list="machineTokens"
        columns={columns}
        view={view}
        result={result}
        rowKey={rowKey}
        actions={actions}
        onAction={(_action, token) => revoke(token)}
      >
        {isRevoking && <Spinner label="Revoking the machine token" />}
        <AddButton onClick={() => open()} />
      </ReportPage>
      {key > 0 && <AddMachineToken key={key} isOpen={isOpen} onClose={close} onDone={reload} />}
    </>
  );
}
