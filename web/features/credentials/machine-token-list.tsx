import { Plus } from 'lucide-react';
import { useState } from 'react';
import { machineTokenColumns } from '../../../schema/columns/machine-tokens.ts';
import {
  type MachineTokensRowFragment,
  useMachineTokensQuery,
  useRevokeMachineTokenMutation,
} from '../../generated/credentials.ts';
import '../../report/name-first.css';
import { ReportPage } from '../../report/report-page.tsx';
import { useListView } from '../../report/use-list-view.ts';
import { Button } from '../../ui/button.tsx';
import { preloadModalForm } from '../../ui/modal-form.tsx';
import { Spinner } from '../../ui/states.tsx';
import { AddMachineToken } from './add-machine-token.tsx';
import { CredentialName } from './credential-name.tsx';
import './credentials.css';
import { RevokeButton } from './revoke-button.tsx';
import { useRevoke } from './use-revoke.ts';

const noSearch = {};
const rowKey = (token: MachineTokensRowFragment) => token.id;
const widths = {
  NAME: 132,
  ROLE: 96,
  IS_READ_ONLY: 68,
  OPERATIONS: 132,
  CREATED_BY: 130,
  CREATED_ON: 92,
  EXPIRES_AT: 96,
  LAST_USED_AT: 96,
  IS_REVOKED: 76,
};

function endOf({ revokedAt, expiresAt }: MachineTokensRowFragment) {
  if (revokedAt) return 'Revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'Ended' : null;
}

const cells = {
  NAME: (token: MachineTokensRowFragment) => <CredentialName name={token.name} ended={endOf(token)} />,
  ROLE: ({ role }: MachineTokensRowFragment) => <span className="name-second">{role?.toLowerCase()}</span>,
  OPERATIONS: ({ operations }: MachineTokensRowFragment) => (
    <span className="cell-wrap">{operations?.join(', ') ?? 'All'}</span>
  ),
  CREATED_BY: ({ createdBy }: MachineTokensRowFragment) => <span className="cell-wrap">{createdBy}</span>,
};

const actions = {
  width: 64,
  draw: (token: MachineTokensRowFragment) => !endOf(token) && <RevokeButton {...token} />,
};

/** Machine Tokens: by which programs ask, with add and revoke. Of the extension `tokens`. */
export function MachineTokenList() {
  const view = useListView(machineTokenColumns, noSearch, 'machineTokens');
  const result = useMachineTokensQuery(view.request);
  const [revokeToken] = useRevokeMachineTokenMutation();
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const reload = () => result.refetch().catch(() => undefined);
  const { revoke, isRevoking } = useRevoke({
    noun: 'the machine token',
    text: 'Its next request is refused.',
    send: (id) => revokeToken({ variables: { id } }),
    onDone: reload,
  });

  return (
    <>
      <ReportPage
        title="Machine Tokens"
        list="machineTokens"
        columns={machineTokenColumns}
        view={view}
        result={result}
        rowKey={rowKey}
        widths={widths}
        cells={cells}
        actions={actions}
        onAction={(_action, token) => revoke(token)}
      >
        {isRevoking && <Spinner label="Revoking the machine token" />}
        <Button
          look="primary"
          onPointerEnter={preloadModalForm}
          onFocus={preloadModalForm}
          onClick={() => {
            setTurn(turn + 1);
            setOpen(true);
          }}
        >
          <Plus aria-hidden />
          Add New
        </Button>
      </ReportPage>
      {turn > 0 && <AddMachineToken key={turn} isOpen={isOpen} onClose={() => setOpen(false)} onDone={reload} />}
    </>
  );
}
