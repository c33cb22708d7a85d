import { useEffect } from 'react';
import { useFirstStepsQuery } from '../../api/generated/first-steps.ts';
import { usePreference } from '../../session/preferences.tsx';
import { mayUse, type Role } from '../../session/token.ts';
import { Link } from '../../ui/link.tsx';
import './first-steps.css';
import { firstSteps } from './first-steps-facts.ts';
import type { Overview } from './overview-facts.ts';

/** What an empty company does first; each step goes when it is done, the last with the first sign-in. */
export function FirstSteps({ overview, role }: { overview: Overview; role: Role }) {
  const [{ isMarked }, keep] = usePreference('first steps');
  // A service without device keys answers an error in their place: it has keys of its own.
  const { data } = useFirstStepsQuery({ variables: { isAdmin: mayUse(role, 'ADMIN') }, errorPolicy: 'all' });
  const steps = data && firstSteps(role, overview, data);
  const isDone = steps?.length === 0;
  const isDue = steps !== undefined && Boolean(isMarked) === isDone;

  useEffect(() => {
    // The register is no longer empty after the first of the steps: the others are due all the same.
    if (isDue) keep(isDone ? {} : { isMarked: true });
  }, [isDue, isDone, keep]);

  if (!steps || isDone) return null;
  return (
    <section className="panel first-steps" aria-labelledby="first-steps-title">
      <h2 id="first-steps-title">First steps</h2>
      <ol>
        {steps.map(({ title, text, links }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>
              {text}{' '}
              {links.map(({ to, label }) => (
                <Link key={to} className="link" to={to}>
                  {label}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
