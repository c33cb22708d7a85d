import './pending-facts.css';

/**
 * Facts that are not known yet: bars of the width that such texts have, so that nothing moves when they come, and a word
 * for screen readers. No number stands there before it is known.
 */
export function PendingFacts({ texts }: { texts: readonly string[] }) {
  return (
    <>
      <span className="visually-hidden" role="status">
        Loading…
      </span>
      {texts.map((text) => (
        <span key={text} className="pending-fact" data-text={text} aria-hidden />
      ))}
    </>
  );
}
