import type { ReactNode } from 'react';
import { ReportPage } from '../../list/report/report-page.tsx';
import type { ReportPageProps, ReportParts } from '../../list/report/use-report.ts';
import { messages } from '../../messages.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { useDialog } from '../../ui/use-dialog.ts';

/** What the dialog that makes a credential takes. */
export interface AddDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

interface Credential {
  readonly id: string;
  readonly name: string;
}

type NoSearch = Record<never, never>;

type CredentialListProps<Name extends string, Row extends Credential, List extends string> = Pick<
  ReportParts<Name, Row, NoSearch, List>,
  'title' | 'list' | 'columns' | 'view' | 'result' | 'actions'
> & {
  /** What is revoked, before its name, e.g. `the key of`; what is said while it is; and what comes of it. */
  noun: string;
  running: string;
  consequence: string;
  revoke: (id: string) => Promise<unknown>;
  /** Draws the dialog that makes one. */
  add: (key: number, dialog: AddDialogProps) => ReactNode;
};

const rowKey = ({ id }: Credential) => id;

/** The button that revokes a credential, where it still does something. */
export const revokeActions = <Row extends Credential>(width: number, isEnded: (row: Row) => boolean) => ({
  width,
  draw: (row: Row) => !isEnded(row) && <RowAction action="revoke" row={row.id} label={`Revoke ${row.name}`} />,
});

/** The name of a credential, and why it does nothing any more. */
export const CredentialName = ({ name, ended }: { name: string; ended: 'Revoked' | 'Ended' | null }) => (
  <span className="row">
    <span>{name}</span>
    {ended && <Badge>{ended}</Badge>}
  </span>
);

/** A list of credentials with add and revoke. */
export function CredentialList<Name extends string, Row extends Credential, List extends string>({
  noun,
  running,
  consequence,
  revoke: send,
  add,
  ...page
}: CredentialListProps<Name, Row, List>) {
  // A credential has no `key` of its own.
  const report = { ...page, rowKey } as ReportPageProps<Name, Row, NoSearch, List>;
  const { key, isOpen, open, close } = useDialog();
  const { run: revoke, isRunning } = useConfirmed({
    ask: ({ name }: Row) => ({
      question: `Revoke ${noun} ${name}?`,
      text: `${consequence} ${messages.confirmText}`,
      confirmLabel: 'Yes, Revoke it!',
    }),
    send: ({ id }) => send(id),
    done: messages.completed,
    isGone: true,
  });
  return (
    <>
      <ReportPage {...report} onAction={(_action, row) => revoke(row)}>
        {isRunning && <Spinner label={running} />}
        <AddButton onClick={() => open()} />
      </ReportPage>
      {key > 0 && add(key, { isOpen, onClose: close })}
    </>
  );
}
