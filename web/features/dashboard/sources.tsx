import { Box, Flex } from '@chakra-ui/react';
import { CircleCheck, CloudOff } from 'lucide-react';
import { formatTimestamp } from '../../../schema/format.ts';
import { errorText } from '../../api/failure.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { type Count, type CountName, type Overview, sourcesOf } from './overview-facts.ts';

/** The lists behind the numbers as people call them, by the call that reads each. */
const lists: Readonly<Record<string, string>> = {
  'GET /staff/find/all': 'The register',
  'GET /attendance/findall': 'The list of sign-ins',
  'GET /attendance/lateness': 'The list of late staff',
  'GET /attendance/exception': 'The list of absent staff',
  'GET /staff/findAll': 'The list of staff',
  'GET /attendance/figures': 'The figures of the day',
  'GET /attendance/serialLatness': 'The list of serially late staff',
};

/** What people read for a call: the name of its list. The call itself stands in the gateway's log. */
export const sourceName = (call: string): string => lists[call] ?? 'A list';

const labels: Readonly<Record<CountName, string>> = {
  validStaff: 'Valid staff',
  attendance: 'Attendance',
  lateness: 'Lateness',
  absent: 'Absent',
  signOuts: 'Sign-outs',
  serialLateness: 'Serial lateness',
};

/** A dot that says whether every list behind the numbers was confirmed; it opens when, and why not. */
export function SourcesDot({ overview }: { overview: Overview }) {
  const sources = sourcesOf(overview);
  const failed = sources.filter(({ ok }) => !ok).length;
  const text = failed === 0 ? 'All sources confirmed' : `${failed} of ${sources.length} sources failed`;
  return (
    <span className="screen-only">
      <PopoverButton
        className={`sources-dot ${failed > 0 ? 'fault' : ''}`}
        label="Sources"
        aria-label={`Sources: ${text}`}
        title={text}
        content={() => (
          <Box as="ul" display="grid" gap="10px" maxW="320px" p="12px 14px">
            {Object.entries(labels).map(([name, label]) => (
              <SourceRow key={name} label={label} source={overview[name as CountName].source} />
            ))}
          </Box>
        )}
      >
        <Box
          as="span"
          boxSize="9px"
          borderRadius={failed > 0 ? '1px' : '50%'}
          bg={failed > 0 ? 'red.solid' : 'green.solid'}
          aria-hidden
        />
        Sources
      </PopoverButton>
    </span>
  );
}

/** When the list behind a number was confirmed, or why that failed. */
function SourceRow({ label, source }: { label: string; source: Count['source'] }) {
  const Icon = source.ok ? CircleCheck : CloudOff;
  return (
    <Flex as="li" gap="10px">
      <Box asChild mt="2px">
        <Icon size={16} color={source.ok ? 'var(--green-fg)' : 'var(--red-fg)'} aria-hidden />
      </Box>
      <div>
        <Box as="p" fontWeight="medium">
          {label}
        </Box>
        <p className={source.ok ? 'note' : 'fault'}>
          {source.ok
            ? source.asOf && `Confirmed ${formatTimestamp(source.asOf)}`
            : errorText(source.code, source.message)}
        </p>
      </div>
    </Flex>
  );
}
