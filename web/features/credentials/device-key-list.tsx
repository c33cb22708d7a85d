import { deviceKeyColumns } from '../../../schema/columns/device-keys.ts';
import {
  type DeviceKeysRowFragment,
  useDeviceKeysQuery,
  useRevokeDeviceKeyMutation,
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
import { AddDeviceKey } from './add-device-key.tsx';
import { CredentialName } from './credential-name.tsx';
import './credentials.css';
import { revocation } from './revocation.ts';

const noSearch = {};
const rowKey = (key: DeviceKeysRowFragment) => key.id;
const columns = drawColumns(deviceKeyColumns, {
  NAME: {
    minSize: 220,
    cell: ({ name, revokedAt }: DeviceKeysRowFragment) => (
      <CredentialName name={name} ended={revokedAt ? 'Revoked' : null} />
    ),
  },
  SERVICE_CENTRE: {
    minSize: 180,
    cell: ({ serviceCentre }: DeviceKeysRowFragment) => <span className="name-second">{serviceCentre || 'Any'}</span>,
  },
  CREATED_ON: { minSize: 110 },
  IS_REVOKED: { minSize: 90 },
});

const actions = {
  width: 76,
  draw: (key: DeviceKeysRowFragment) =>
    !key.revokedAt && <RowAction action="revoke" row={key.id} label={`Revoke ${key.name}`} />,
};

/** Device Keys: by which devices hand in sign-ins, with add and revoke. Of the extension `intake`. */
export function DeviceKeyList() {
  const view = useListView(columns, noSearch, 'deviceKeys');
  const result = useDeviceKeysQuery(view.request);
  const [revokeKey] = useRevokeDeviceKeyMutation();
  const { key, isOpen, open, close } = useDialog();
  const { retry: reload } = result;
  const { run: revoke, isRunning: isRevoking } = useConfirmed({
    ...revocation('the key of', 'What the device hands in from now on is refused until it has another key.'),
    send: ({ id }: DeviceKeysRowFragment) => revokeKey({ variables: { id } }),
    onGone: reload,
  });

  return (
    <>
      <ReportPage
        title="Device Keys"
        list="deviceKeys"
        columns={columns}
        view={view}
        result={result}
        rowKey={rowKey}
        actions={actions}
        onAction={(_action, key) => revoke(key)}
      >
        {isRevoking && <Spinner label="Revoking the device key" />}
        <AddButton onClick={() => open()} />
      </ReportPage>
      {key > 0 && <AddDeviceKey key={key} isOpen={isOpen} onClose={close} onDone={reload} />}
    </>
  );
}
