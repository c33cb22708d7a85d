import { Card, type SystemStyleObject } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** What a panel takes. */
export interface PanelProps extends Omit<ComponentProps<'section'>, 'title' | 'color'> {
  as?: 'section' | 'article' | 'div';
  /** Its heading and its name; without one give `aria-label`. */
  title?: ReactNode;
  /** One line beside the heading. */
  facts?: ReactNode;
  css?: SystemStyleObject;
}

/** A part of a screen with an edge of its own: its parts stand below each other. */
export function Panel({ as = 'section', title, facts, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <Card.Root as={as} {...(title && { 'aria-labelledby': id })} {...(rest as ComponentProps<typeof Card.Root>)}>
      {title && (
        <Card.Header as="header">
          <Card.Title as="h2" id={id}>
            {title}
          </Card.Title>
          {facts && <Card.Description>{facts}</Card.Description>}
        </Card.Header>
      )}
      {children}
    </Card.Root>
  );
}
