import { Box, Grid } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { isPartial } from '../../days/days-read.tsx';
import { Thumbnail } from '../../photos/thumbnail.tsx';
import { Panel } from '../../ui/panel.tsx';
import { hoursText } from '../../ui/words.ts';
import { MonthCounts, type PersonMonths } from './month-counts.tsx';
import { describeHours, describeRule, nameOf, type Person } from './person-facts.ts';

/** Who it is: the reference photo, the shift with its rule, where the person belongs, and the numbers of six months. */
export function PersonHead({ person, counted, searchOf }: PersonHeadProps) {
  const { staff, shiftName, hours } = person;
  return (
    <Panel className="person-head" aria-label="Person">
      <Thumbnail
        className="person-photo"
        photo={staff.photo && { thumbnail: staff.photo.boxed }}
        size={104}
        alt={`${nameOf(person)}, as on record`}
        none={
          <Grid
            className="person-photo note"
            placeContent="center"
            justifyItems="center"
            gap="6px"
            fontSize="12px"
            lineHeight="14px"
            textAlign="center"
          >
            <ImageOff size={24} aria-hidden />
            <span>No reference photo</span>
          </Grid>
        }
      />
      <Grid
        as="dl"
        // On a phone the facts stand around the photo.
        display={{ base: 'contents', sm: 'grid', _print: 'grid' }}
        templateColumns="repeat(4, minmax(0, 1fr))"
        alignContent="start"
        gap="10px 20px"
      >
        <Fact label="Shift" text={shiftName || 'None'} note={describeRule(person)} column={beside} />
        <Fact
          label="Hours of the month"
          {...(hours.daysCounted === 0 && isPartial(person.coverage)
            ? { text: '' }
            : { text: hoursText(hours.minutesWorked), note: describeHours(person) })}
          column={beside}
        />
        <Fact label="Department" text={staff.department} column={below} />
        <Fact label="Service centre" text={staff.serviceCentre} column={half} />
        <Fact label="District" text={staff.district} column={half} />
      </Grid>
      <MonthCounts person={person} counted={counted} searchOf={searchOf} />
    </Panel>
  );
}

interface PersonHeadProps {
  person: Person;
  counted: PersonMonths;
  searchOf: (parts: { month: string; day: string; open: string }) => string;
}

const beside = { base: '2 / -1', sm: 'span 2', _print: 'span 2' };
const below = { base: '1 / -1', sm: 'span 2', _print: 'span 2' };
const half = { base: 'span 2', sm: 'auto', _print: 'auto' };

function Fact({ label, text, note, column }: FactProps) {
  return (
    <Box gridColumn={column}>
      <Box as="dt" fontSize="xs" lineHeight="16px" color="fg.subtle">
        {label}
      </Box>
      <Box as="dd" fontWeight="medium" overflowWrap="anywhere">
        <span>{text || 'Not known'}</span>
        {note && <span className="person-note">{note}</span>}
      </Box>
    </Box>
  );
}

interface FactProps {
  label: string;
  text: string;
  note?: string;
  /** Of four, by the width of the window, and on paper. */
  column: { base: string; sm: string; _print: string };
}
