import { Circle, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useFirstStepsQuery } from '../../api/generated/first-steps.ts';
import { usePreference } from '../../session/preferences.tsx';
import { mayUse, type Role } from '../../session/token.ts';
import { Panel } from '../../ui/panel.tsx';
import './first-steps.css';
import { firstSteps } from './first-steps-facts.ts';
import type { Overview } from './overview-facts.ts';

/** What an empty company does first, each step with a tick when it is done; all of it goes with the first sign-in. */
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
  const waits = steps.every((step) => step.isDone !== false);
  return (
    <Panel className="first-steps" title="First steps">
      <ol>
        {steps.map(({ title, text, isDone: isStepDone, links }) => (
          <li key={title} data-done={isStepDone}>
            {isStepDone ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
            <strong>
              <span>{title}</span>
              {isStepDone && <span className="visually-hidden"> (done)</span>}
            </strong>
            <p>
              <span>{text}</span>{' '}
              {links.map(({ to, label }) => (
                <Link key={to} className="link" to={to}>
                  {label}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ol>
      <p role="status">{waits ? 'Waiting for the first sign-in…' : ''}</p>
    </Panel>
  );
}
