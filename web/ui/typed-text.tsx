import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Frame, PlainInput } from './fields.tsx';

/** Milliseconds without a key after which typed text counts. */
const pause = 250;

/** What a field for typed text takes. */
export interface TypedTextProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'title' | 'className' | 'ref'> {
  label: string;
  /** False keeps the label for screen readers only. */
  isLabelShown?: boolean;
  /** The text that counts now; when it changes from outside, the field follows. */
  text: string;
  /** Called with trimmed text after a pause, at once on Enter. */
  onType: (text: string) => void;
}

/** A search field whose text counts when the typing pauses. */
export function TypedText({ label, isLabelShown = true, text, onType, ...rest }: TypedTextProps) {
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedAt = useRef('');

  useEffect(() => {
    // The own text comes back through the address: only another one replaces what is being typed.
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(value: string) {
    setTyped(value);
    clearTimeout(timer.current);
    // Who follows a link or goes back before the pause leaves the text behind: it is not for the next address.
    typedAt.current = window.location.href;
    timer.current = setTimeout(() => {
      if (window.location.href === typedAt.current) send(value);
      else setTyped(sent.current);
    }, pause);
  }

  function send(value: string) {
    clearTimeout(timer.current);
    if (value.trim() === sent.current) return;
    sent.current = value.trim();
    onType(sent.current);
  }

  return (
    <Frame label={label} isLabelShown={isLabelShown}>
      <PlainInput
        {...rest}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && send(typed)}
        // A press on another control confirms the text first. A link leaves it unconfirmed.
        onBlur={({ relatedTarget }) => {
          const isLeaving = relatedTarget?.matches('a[href]') || window.location.href !== typedAt.current;
          if (timer.current && !isLeaving) send(typed);
        }}
      />
    </Frame>
  );
}
