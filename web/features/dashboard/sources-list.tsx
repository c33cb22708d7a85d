import { CircleCheck, CloudOff } from 'lucide-react';
import { formatTimestamp } from '../../../schema/format.ts';
import { errorText } from '../../api/failure.ts';
import type { CountName, Overview } from './overview-facts.ts';

const labels: Readonly<Record<CountName, string>> = {
  validStaff: 'Valid staff',
  attendance: 'Attendance',
  lateness: 'Lateness',
  absent: 'Absent',
  signOuts: 'Sign-outs',
  serialLateness: 'Serial lateness',
};

/** When the list behind each number was confirmed, or why that failed. */
export function SourcesList({ overview }: { overview: Overview }) {
  return (
    <ul className="sources">
      {Object.entries(labels).map(([name, label]) => (
        <SourceRow key={name} label={label} source={overview[name as CountName].source} />
      ))}
    </ul>
  );
}

function SourceRow({ label, source }: { label: string; source: Overview['absent']['source'] }) {
  return (
    <li className={source.ok ? 'source' : 'source source-failed'}>
      {source.ok ? <CircleCheck size={16} aria-hidden /> : <CloudOff size={16} aria-hidden />}
      <div>
        <p className="source-label">{label}</p>
        <p className="source-state note">
          {source.ok
            ? source.asOf && `Confirmed ${formatTimestamp(source.asOf)}`
            : errorText(source.code, source.message)}
        </p>
      </div>
    </li>
  );
}
