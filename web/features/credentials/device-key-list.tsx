import { deviceKeyColumns } from '../../../schema/lists/device-keys.ts';
import {
  DeviceKeysDocument,
  type DeviceKeysRowFragment,
  useDeviceKeysQuery,
  useRevokeDeviceKeyMutation,
} from '../../api/generated/credentials.ts';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { AddDeviceKey } from './add-device-key.tsx';
import { CredentialList, CredentialName, revokeActions } from './credential-list.tsx';

const noSearch = {};
const columns = drawColumns(deviceKeyColumns, {
  NAME: {
    minSize: 220,
    card: 'title',
    cell: ({ name, revokedAt }: DeviceKeysRowFragment) => (
      <CredentialName name={name} ended={revokedAt ? 'Revoked' : null} />
    ),
  },
  SERVICE_CENTRE: { minSize: 180 },
  CREATED_ON: { minSize: 110 },
  IS_REVOKED: { minSize: 90, card: 'flag' },
});

const actions = revokeActions<DeviceKeysRowFragment>(76, ({ revokedAt }) => Boolean(revokedAt));

/** Device Keys: by which devices hand in sign-ins, with add and revoke. Of the extension `intake`. */
export function DeviceKeyList() {
  const view = useListView(columns, noSearch, 'deviceKeys');
  const result = useDeviceKeysQuery(view.request);
  const [revokeKey] = useRevokeDeviceKeyMutation({ refetchQueries: [DeviceKeysDocument] });
  return (
    <CredentialList
      title="Device Keys"
      list="deviceKeys"
      columns={columns}
      view={view}
      result={result}
      actions={actions}
      noun="the key of"
      running="Revoking the device key"
      consequence="What the device hands in from now on is refused until it has another key."
      revoke={(id) => revokeKey({ variables: { id } })}
      add={(key, dialog) => <AddDeviceKey key={key} {...dialog} />}
    />
  );
}
