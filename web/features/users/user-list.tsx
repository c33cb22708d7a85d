import { KeyRound, Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { userColumns } from '../../../schema/columns/users.ts';
import type { UsersRowFragment } from '../../generated/users.ts';
import { useResetUserPasswordMutation, useUsersQuery } from '../../generated/users.ts';
import { messages } from '../../messages.ts';
import { ReportPage } from '../../report/report-page.tsx';
import { useListView } from '../../report/use-list-view.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { confirm, preloadConfirm } from '../../ui/confirm.tsx';
import { readFormFailure } from '../../ui/form-failure.ts';
import { preloadModalForm } from '../../ui/modal-form.tsx';
import { Spinner } from '../../ui/states.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { AddUser } from './add-user.tsx';
import { EditUser } from './edit-user.tsx';
import { useUserFormLists } from './user-form-lists.ts';

const noSearch = {};
const rowKey = (user: UsersRowFragment) => user.id;
const widths = {
  EMAIL: 200,
  NAME: 112,
  DISTRICT: 86,
  SERVICE_CENTRE: 86,
  ROLE: 96,
  IS_ACTIVE: 72,
  MAC_ADDRESS: 128,
  CREATED_ON: 92,
};

const cells = {
  EMAIL: ({ email }: UsersRowFragment) => {
    const at = Math.max(email.lastIndexOf('@'), 0);
    return (
      <span className="cell-wrap">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    );
  },
  MAC_ADDRESS: ({ macAddress }: UsersRowFragment) => <span className="mac-address">{macAddress}</span>,
  IS_ACTIVE: ({ isActive }: UsersRowFragment) => (
    <span className={`badge ${isActive ? 'badge-green' : ''}`}>{isActive ? 'Yes' : 'No'}</span>
  ),
};

const actions = {
  width: 84,
  draw: (user: UsersRowFragment) => (
    <>
      <IconButton
        label={`Edit ${user.email}`}
        look="quiet"
        icon={<Pencil aria-hidden />}
        data-action="edit"
        data-row={user.id}
        onPointerEnter={preloadModalForm}
        onFocus={preloadModalForm}
      />
      <IconButton
        label={`Reset password of ${user.email}`}
        look="quiet"
        icon={<KeyRound aria-hidden />}
        data-action="reset"
        data-row={user.id}
        onPointerEnter={preloadConfirm}
        onFocus={preloadConfirm}
      />
    </>
  ),
};

/** Admin Users: dashboard users with add, edit and the reset to the default password. */
export function UserList() {
  const view = useListView(userColumns, noSearch, 'users');
  const result = useUsersQuery(view.request);
  const lists = useUserFormLists();
  const [resetPassword, { loading: isResetting }] = useResetUserPasswordMutation();
  const [opened, setOpened] = useState<Opened>({ turn: 0, isOpen: false, user: null });

  const open = (user: UsersRowFragment | null) => setOpened(({ turn }) => ({ turn: turn + 1, isOpen: true, user }));
  const close = () => setOpened((last) => ({ ...last, isOpen: false }));

  function finish() {
    close();
    showToast({ kind: 'info', title: messages.completed });
    result.refetch().catch(() => undefined);
  }

  async function reset({ id, email }: UsersRowFragment) {
    const isSure = await confirm({
      question: `Reset the password of ${email} to the default one?`,
      confirmLabel: messages.confirmReset,
    });
    if (!isSure || isResetting) return;
    try {
      await resetPassword({ variables: { id } });
      showToast({ kind: 'success', title: messages.passwordReset });
    } catch (error) {
      showToast({ kind: 'error', title: readFormFailure(error).message });
    }
  }

  const dialog = { lists, isOpen: opened.isOpen, onClose: close, onDone: finish };
  return (
    <>
      <ReportPage
        title="Admin Users"
        list="users"
        columns={userColumns}
        view={view}
        result={result}
        rowKey={rowKey}
        widths={widths}
        cells={cells}
        actions={actions}
        onAction={(action, user) => (action === 'edit' ? open(user) : reset(user))}
      >
        {isResetting && <Spinner label="Resetting the password" />}
        <Button look="primary" onPointerEnter={preloadModalForm} onFocus={preloadModalForm} onClick={() => open(null)}>
          <UserPlus aria-hidden />
          Add New
        </Button>
      </ReportPage>
      {opened.user ? (
        <EditUser key={opened.turn} user={opened.user} {...dialog} />
      ) : (
        <AddUser key={opened.turn} {...dialog} />
      )}
    </>
  );
}

/** The dialog on the screen, or the last one. Each turn is a new form. */
interface Opened {
  turn: number;
  isOpen: boolean;
  /** The edited user; null for a new one. */
  user: UsersRowFragment | null;
}
