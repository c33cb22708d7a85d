import { chakra, SimpleGrid } from '@chakra-ui/react';
import { machineTokenColumns } from '../../../schema/lists/machine-tokens.ts';
import {
  MachineTokensDocument,
  type MachineTokensRowFragment,
  type TokenOperationsQuery,
  useCreateMachineTokenMutation,
  useMachineTokensQuery,
  useRevokeMachineTokenMutation,
  useTokenOperationsQuery,
} from '../../api/generated/credentials.ts';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldPair, SelectField } from '../../ui/fields.tsx';
import { useForm } from '../../ui/use-form.ts';
import { CredentialDialog, useShownOnce } from './credential-dialog.tsx';
import { type AddDialogProps, CredentialList, CredentialName, revokeActions } from './credential-list.tsx';
import { accessOptions, daysOptions, emptyToken, operationsFor, roleOptions, tokenSchema } from './token-form.ts';

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

/** Makes a machine token, then shows it this once. */
function AddMachineToken(dialog: AddDialogProps) {
  const [createToken] = useCreateMachineTokenMutation({ refetchQueries: [MachineTokensDocument] });
  const asked = useTokenOperationsQuery({ variables: {} });
  const capabilities = asked.data?.capabilities;
  const once = useShownOnce('token');
  const form = useForm({
    schema: tokenSchema,
    values: emptyToken,
    send: async ({ access, operations, ...values }) => {
      const limited = operations.filter((field) => offered.some((operation) => operation.field === field));
      const input = { ...values, isReadOnly: access === 'read', operations: limited.length > 0 ? limited : null };
      const { data } = await createToken({ variables: { input } });
      once.show({ name: values.name, secret: data?.createMachineToken.secret ?? null });
    },
  });
  const reach = { role: form.watch('role'), access: form.watch('access') };
  const offered = capabilities ? operationsFor(capabilities, reach) : [];
  return (
    <CredentialDialog
      {...dialog}
      title="Add Machine Token"
      nameHint="What it is for, such as Payroll."
      form={form}
      once={once}
      asked={asked}
      offers="operations to choose from"
    >
      <FieldPair>
        <SelectField label="Role" {...form.field('role')} options={roleOptions} />
        <SelectField label="Access" {...form.field('access')} options={accessOptions} />
      </FieldPair>
      <SelectField label="Ends after" {...form.field('days')} options={daysOptions} />
      {offered.length > 0 && (
        <TokenOperations
          operations={offered}
          chosen={form.watch('operations')}
          onChange={(operations) => form.set('operations', operations)}
        />
      )}
      <p className="note">
        It never acts above your own role, and it ends when your account is deactivated. It cannot create users,
        passwords, tokens or keys.
      </p>
    </CredentialDialog>
  );
}

/** Ticks of the operations that a token is limited to; without one it may ask for all. */
function TokenOperations({ operations, chosen, onChange }: TokenOperationsProps) {
  const offered = operations.filter(({ field }) => chosen.includes(field)).length;
  const toggle = (field: string) =>
    onChange(chosen.includes(field) ? chosen.filter((other) => other !== field) : [...chosen, field]);
  return (
    <details>
      <chakra.summary cursor="pointer" fontWeight="500">
        {offered === 0 ? 'All operations of the role' : `${offered} of ${operations.length} operations`}
      </chakra.summary>
      <p className="note">Select operations to limit the token.</p>
      <SimpleGrid asChild minChildWidth="170px" gap="2px 12px" maxH="200px" mt="6px" overflowY="auto">
        <fieldset>
          <legend className="visually-hidden">Operations</legend>
          {operations.map(({ field, isMutation }) => (
            <Checkbox key={field} checked={chosen.includes(field)} onChange={() => toggle(field)}>
              <span>{field}</span>
              {isMutation && <Badge>writes</Badge>}
            </Checkbox>
          ))}
        </fieldset>
      </SimpleGrid>
    </details>
  );
}

interface TokenOperationsProps {
  operations: Readonly<TokenOperationsQuery['capabilities']['operations']>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}
