import { chakra, SimpleGrid } from '@chakra-ui/react';
import * as z from 'zod/mini';
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
import { noSearch, useList } from '../../list/view/use-list.ts';
import { mayUse } from '../../session/token.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldPair, SelectField } from '../../ui/fields.tsx';
import { requiredText } from '../../ui/text-checks.ts';
import { useForm } from '../../ui/use-form.ts';
import { CredentialDialog, useShownOnce } from './credential-dialog.tsx';
import { type AddDialogProps, CredentialList, CredentialName, revokeActions } from './credential-list.tsx';

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
  const report = useList('machineTokens', columns, noSearch, useMachineTokensQuery);
  const [revokeToken] = useRevokeMachineTokenMutation({ refetchQueries: [MachineTokensDocument] });
  return (
    <CredentialList
      {...report}
      title="Machine Tokens"
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
      nameHint="What the token is for, e.g. Payroll."
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
        The token never has more rights than your role, and ends when your account is deactivated. It cannot create
        users, passwords, tokens or keys.
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

/** A field of Query or Mutation, and what it asks for. */
type Operation = TokenOperationsQuery['capabilities']['operations'][number];

const roles = ['USER', 'MANAGEMENT', 'ADMIN'] as const;

/** Roles as the form offers them. */
const roleOptions = roles.map((role) => ({ value: role, label: role.toLowerCase() }));

/** What a token may do with what its role reaches. */
const accessOptions = [
  { value: 'read', label: 'Read only' },
  { value: 'write', label: 'Read and write' },
] as const;

/** Days until a token ends. */
export const daysOptions = [7, 30, 90, 180, 365].map((days) => ({ value: String(days), label: `${days} days` }));

/** An empty form. */
export const emptyToken = { name: '', role: 'USER', access: 'read', days: '90', operations: [] as string[] };

/** What the form sends. */
const tokenSchema = z.object({
  name: requiredText('name'),
  role: z.pipe(z.string(), z.enum(roles, 'Choose the role.')),
  access: z.string(),
  days: z.pipe(
    z.string(),
    z.transform((text) => Number(text)),
  ),
  operations: z.array(z.string()),
});

/** What a token of that role and access may ask for: of people's own operations nothing, reads before writes. */
export function operationsFor(
  { operations, extensions }: TokenOperationsQuery['capabilities'],
  { role, access }: { readonly role: string; readonly access: string },
): readonly Operation[] {
  const held = roles.find((known) => known === role) ?? 'USER';
  const has = (name: string) => extensions?.some((extension) => extension.name === name) ?? false;
  return operations.filter(
    (operation) =>
      !operation.isPersonal &&
      mayUse(held, operation.role) &&
      (access === 'write' || !operation.isMutation) &&
      (!operation.extension || has(operation.extension)),
  );
}
