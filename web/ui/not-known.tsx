/** A number that is not known: a stroke, and its words for a pointer and a screen reader. */
export function NotKnown({ words = 'Not known' }: { words?: string }) {
  return (
    <span title={words}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
