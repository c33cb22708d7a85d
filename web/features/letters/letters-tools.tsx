import { Box, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { formatNumber } from '../../ui/words.ts';
import { type CentreCount, centreName, compareCentres, describePack, type LetterPack } from './letter-groups.ts';

/** Which service centre gets letters; nothing where there is one alone. */
export function CentreField({ centre, others, onCentre }: CentreFieldProps) {
  if (others.length < 2) return null;
  const sorted = others.toSorted((one, other) => compareCentres(one.value, other.value));
  const options = sorted.map(({ value, count }, index) => ({
    value: String(index),
    label: `${centreName(value)} (${formatNumber(count)})`,
  }));
  const chosen = sorted.findIndex(({ value }) => value === centre);
  return (
    <Box flex="0 1 240px">
      <SelectField
        label="Service centre"
        placeholder="All"
        options={options}
        value={chosen < 0 ? '' : String(chosen)}
        onChange={({ target }) => onCentre(target.value === '' ? null : (sorted[Number(target.value)]?.value ?? null))}
      />
    </Box>
  );
}

interface CentreFieldProps {
  /** The service centre that the list is narrowed to; null for none, or several. */
  centre: string | null;
  /** The service centres of the list without the filter on them. */
  others: readonly CentreCount[];
  onCentre: (centre: string | null) => void;
}

/** Which pack is shown, of how many, and the ways to the others; nothing where there is one pack. */
export function PackSteps({ packs, index, onPack }: PackStepsProps) {
  const shown = packs[index];
  if (packs.length < 2 || !shown) return null;
  return (
    <Flex className="row" gap="6px 10px" color="fg">
      <Button onClick={() => onPack(index - 1)} disabled={index === 0}>
        <ChevronLeft aria-hidden />
        Previous pack
      </Button>
      <p role="status">
        {`Pack ${index + 1} of ${packs.length}: ${describePack(shown, centreName)} (${formatNumber(shown.count)})`}
      </p>
      <Button onClick={() => onPack(index + 1)} disabled={index + 1 >= packs.length}>
        Next pack
        <ChevronRight aria-hidden />
      </Button>
    </Flex>
  );
}

interface PackStepsProps {
  packs: readonly LetterPack[];
  /** Of the shown pack. */
  index: number;
  onPack: (index: number) => void;
}

/** Whether photos are wanted. The box changes at once, the address that it stands in a moment later. */
export function PhotosBox({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const [wanted, setWanted] = useState(isOn);
  const [known, setKnown] = useState(isOn);
  if (known !== isOn) {
    setKnown(isOn);
    setWanted(isOn);
  }
  return (
    <Checkbox
      checked={wanted}
      onChange={() => {
        setWanted(!wanted);
        onToggle();
      }}
    >
      Reference photos
    </Checkbox>
  );
}
