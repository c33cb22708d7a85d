import { chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Ring } from './spinner.tsx';
import type { Form } from './use-form.ts';

/** What a form in a screen takes; and where it stands. */
export interface PageFormProps extends HTMLChakraProps<'form'> {
  /** A form by `useForm`: it checks, sends and shows its errors. */
  form: Pick<Form<never>, 'submit' | 'isSending' | 'failure' | 'restore'>;
  submitLabel?: string;
  /** Buttons beside that which sends. */
  others?: ReactNode;
}

/** A form that is part of a screen: its fields below each other, what kept it from being sent, and in view what sends it. */
export function PageForm({ form, submitLabel = 'Save', others, children, ...place }: PageFormProps) {
  const { submit, isSending, failure, restore } = form;
  return (
    <chakra.form
      display="grid"
      alignContent="start"
      gap="16px"
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      {...place}
    >
      {restore && (
        <p className="row" role="status">
          You have unsaved changes from earlier.
          <Button onClick={restore}>Restore</Button>
        </p>
      )}
      {children}
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Flex wrap="wrap" gap="8px" position="sticky" bottom="0" py="10px" background="bg">
        <Button type="submit" look="primary" aria-disabled={isSending}>
          {isSending && <Ring />}
          <span>{submitLabel}</span>
        </Button>
        {others}
      </Flex>
    </chakra.form>
  );
}
