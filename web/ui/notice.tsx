import { Alert } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** What a notice takes. */
export interface NoticeProps extends Omit<ComponentProps<'div'>, 'color'> {
  /** How much it matters. */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  icon?: ReactNode;
  /** It stands by itself below the head of a page, and is not for paper. */
  isOfPage?: boolean;
  /** What can be done about it, at its end. */
  action?: ReactNode;
}

/** A line or a few about what is shown. `role="alert"` is for what comes after the page; `status` for the rest. */
export function Notice({ tone, icon, isOfPage = false, action, children, ...rest }: NoticeProps) {
  return (
    <Alert.Root status={tone} size={isOfPage ? 'lg' : 'md'} {...(rest as ComponentProps<typeof Alert.Root>)}>
      {icon && <Alert.Indicator>{icon}</Alert.Indicator>}
      <Alert.Content>{children}</Alert.Content>
      {action}
    </Alert.Root>
  );
}

/** What there is to say of a page, such as that it does not exist; empty sentences are left out. */
export function PageNotes({ notes }: { notes: readonly string[] }) {
  const said = notes.filter(Boolean);
  if (said.length === 0) return null;
  return (
    <Notice tone="warning" isOfPage role="status" icon={<TriangleAlert size={15} aria-hidden />}>
      {said.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
