import { Plus } from 'lucide-react';
import { useState } from 'react';
import { deviceKeyColumns } from '../../../schema/columns/device-keys.ts';
import {
  type DeviceKeysRowFragment,
  useDeviceKeysQuery,
  useRevokeDeviceKeyMutation,
} from '../../generated/credentials.ts';
import '../../report/name-first.css';
import { ReportPage } from '../../report/report-page.tsx';
import { useListView } from '../../report/use-list-view.ts';
import { Button } from '../../ui/button.tsx';
import { preloadModalForm } from '../../ui/modal-form.tsx';
import { Spinner } from '../../ui/states.tsx';
import { AddDeviceKey } from './add-device-key.tsx';
import { CredentialName } from './credential-name.tsx';
import './credentials.css';
import { RevokeButton } from './revoke-button.tsx';
import { useRevoke } from './use-revoke.ts';

const noSearch = {};
const rowKey = (key: DeviceKeysRowFragment) => key.id;
const widths = { NAME: 220, SERVICE_CENTRE: 180, CREATED_ON: 110, IS_REVOKED: 90 };

const cells = {
  NAME: ({ name, revokedAt }: DeviceKeysRowFragment) => (
    <CredentialName name={name} ended={revokedAt ? 'Revoked' : null} />
  ),
  SERVICE_CENTRE: ({ serviceCentre }: DeviceKeysRowFragment) => (
    <span className="name-second">{serviceCentre || 'Any'}</span>
  ),
};

const actions = {
  width: 76,
  draw: (key: DeviceKeysRowFragment) => !key.revokedAt && <RevokeButton {...key} />,
};

/** Device Keys: by which devices hand in sign-ins, with add and revoke. Of the extension `intake`. */
export function DeviceKeyList() {
  const view = useListView(deviceKeyColumns, noSearch, 'deviceKeys');
  const result = useDeviceKeysQuery(view.request);
  const [revokeKey] = useRevokeDeviceKeyMutation();
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const reload = () => result.refetch().catch(() => undefined);
  const { revoke, isRevoking } = useRevoke({
    noun: 'the key of',
    text: 'What the device hands in from now on is refused until it has another key.',
    send: (id) => revokeKey({ variables: { id } }),
    onDone: reload,
  });

  return (
    <>
      <ReportPage
        title="Device Keys"
        list="deviceKeys"
        columns={deviceKeyColumns}
        view={view}
        result={result}
        rowKey={rowKey}
        widths={widths}
        cells={cells}
        actions={actions}
        onAction={(_action, key) => revoke(key)}
      >
        {isRevoking && <Spinner label="Revoking the device key" />}
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
      {turn > 0 && <AddDeviceKey key={turn} isOpen={isOpen} onClose={() => setOpen(false)} onDone={reload} />}
    </>
  );
}
