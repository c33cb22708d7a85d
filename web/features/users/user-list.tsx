import { UserPlus } from 'lucide-react';
import { userColumns } from '../../../schema/lists/users.ts';
import {
  type UsersRowFragment,
  useResetUserPasswordMutation,
  useUserFormListsQuery,
  useUsersQuery,
} from '../../api/generated/users.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { noSearch, useList } from '../../list/view/use-list.ts';
import { messages } from '../../messages.ts';
import { EmailAddress } from '../../people/email-address.tsx';
import { AddButton } from '../../ui/add-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { AddUser, EditUser } from './user-dialogs.tsx';

const rowKey = (user: UsersRowFragment) => user.id;
const columns = drawColumns(userColumns, {
  EMAIL: { minSize: 195, cell: ({ email }: UsersRowFragment) => <EmailAddress address={email} /> },
  DISTRICT: { minSize: 85 },
  SERVICE_CENTRE: { minSize: 85 },
  ROLE: { minSize: 95 },
  IS_ACTIVE: {
    minSize: 71,
    card: 'flag',
    cell: ({ isActive }: UsersRowFragment) => (
      <Badge tone={isActive ? 'green' : 'gray'}>{isActive ? 'Yes' : 'No'}</Badge>
    ),
  },
  MAC_ADDRESS: { minSize: 155, card: 'half' },
  CREATED_ON: { minSize: 107 },
});

const actions = {
  width: 84,
  draw: (user: UsersRowFragment) => (
    <>
      <RowAction action="edit" row={user.id} label={`Edit ${user.email}`} />
      <RowAction action="reset" row={user.id} label={`Reset password of ${user.email}`} />
    </>
  ),
};

/** Admin Users: dashboard users with add, edit and the reset to the default password. */
export function UserList() {
  const report = useList('users', columns, noSearch, useUsersQuery);
  const lists = useUserFormListsQuery({ variables: {} }).data?.organisation ?? undefined;
  const [resetPassword] = useResetUserPasswordMutation();
  const { key, isOpen, subject, open, close } = useDialog<UsersRowFragment>();
  const { run: reset, isRunning: isResetting } = useConfirmed({
    ask: ({ email }: UsersRowFragment) => ({
      question: `Reset the password of ${email} to the default one?`,
      confirmLabel: messages.confirmReset,
    }),
    send: ({ id }) => resetPassword({ variables: { id } }),
    done: (_answer, { email }) => ({
      title: messages.passwordReset,
      message: `Give ${email} the default password. They must change it after signing in.`,
    }),
  });

  const dialog = { lists, isOpen, onClose: close };
  return (
    <>
      <ReportPage
        {...report}
        title="Admin Users"
        rowKey={rowKey}
        actions={actions}
        onAction={(action, user) => (action === 'edit' ? open(user) : reset(user))}
      >
        {isResetting && <Spinner label="Resetting the password" />}
        <AddButton icon={<UserPlus aria-hidden />} onClick={() => open()} />
      </ReportPage>
      {subject ? <EditUser key={key} user={subject} {...dialog} /> : <AddUser key={key} {...dialog} />}
    </>
  );
}
