import { Box, chakra, Flex } from '@chakra-ui/react';
import {
  ChevronLeft,
  ChevronRight,
  Columns2,
  Maximize,
  Minus,
  Plus,
  RotateCw,
  SquareSplitHorizontal,
} from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { type KeyHint, useKeyHints } from '../ui/page-keys.ts';
import type { PhotoStageControl } from './use-photo-stage.ts';

/** What the row of tools under two photos takes. */
export interface PhotoToolsProps {
  control: PhotoStageControl;
  /** Place of the record among all, e.g. `2 of 51`. */
  position: string;
  canMove: { readonly back: boolean; readonly on: boolean };
  onMove: (step: 1 | -1) => void;
}

/** Zoom, turn, side by side or overlay, and the way to the records before and after. */
export function PhotoTools({ control, position, canMove, onMove }: PhotoToolsProps) {
  const { zoom, zoomBy, reset, rotate, isOverlay, setOverlay } = control;
  return (
    <chakra.div
      display="grid"
      className="compare-foot screen-only"
      gridTemplateColumns={{ base: '1fr auto', sm: '1fr auto 1fr' }}
      alignItems="center"
      gap="8px"
      mt="6px"
      css={{
        '& .switch-links > button': { minHeight: '30px' },
        // On the narrowest phones the way to the next record stands on a line of its own.
        '@media (width < 360px)': { gridTemplateColumns: '1fr' },
      }}
    >
      <Flex align="center" gap="2px">
        <IconButton label="Zoom out" icon={<Minus aria-hidden />} onClick={() => zoomBy(-1)} />
        <chakra.output aria-label="Zoom" minW="46px" textAlign="center" fontVariantNumeric="tabular-nums">
          {`${Math.round(zoom * 100)}%`}
        </chakra.output>
        <IconButton label="Zoom in" icon={<Plus aria-hidden />} onClick={() => zoomBy(1)} />
        <IconButton label="Fit" icon={<Maximize aria-hidden />} onClick={reset} />
        <IconButton label="Rotate" icon={<RotateCw aria-hidden />} onClick={rotate} />
      </Flex>
      <Box order={{ base: -1, sm: 0 }} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <div className="switch-links">
          <button type="button" aria-pressed={!isOverlay} onClick={() => setOverlay(false)}>
            <Columns2 size={16} aria-hidden />
            Side by side
          </button>
          <button type="button" aria-pressed={isOverlay} onClick={() => setOverlay(true)}>
            <SquareSplitHorizontal size={16} aria-hidden />
            Overlay
          </button>
        </div>
      </Box>
      <Flex align="center" justify="flex-end" gap="2px" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        <IconButton
          label="Previous record"
          aria-disabled={!canMove.back}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => canMove.back && onMove(-1)}
        />
        <span aria-live="polite">{position}</span>
        <IconButton
          label="Next record"
          aria-disabled={!canMove.on}
          icon={<ChevronRight aria-hidden />}
          onClick={() => canMove.on && onMove(1)}
        />
      </Flex>
    </chakra.div>
  );
}

/** The keys that judge. */
export const judgingKeys: readonly KeyHint[] = [
  [['1', '2', '3'], 'judge'],
  [['U'], 'undo'],
];

/** The keys that move and turn the photos. */
export const stageKeys: readonly KeyHint[] = [
  [['+', '−', '0'], 'zoom'],
  [['Shift', '←'], 'pan'],
  [['R'], 'rotate'],
  [['O'], 'overlay'],
];

/** The keys of two photos, which the help lists too. `keys` is the same array at each drawing. */
export function KeyHints({ keys }: { keys: readonly KeyHint[] }) {
  useKeyHints(keys);
  return (
    <Flex
      as="p"
      className="compare-keys screen-only"
      hideBelow="sm"
      wrap="wrap"
      justify="center"
      gap="2px 14px"
      mt="6px"
      fontSize="12px"
      color="fg.subtle"
    >
      {keys.map(([names, action]) => (
        <span key={action}>
          {names.map((name) => (
            <chakra.kbd key={name} me="4px" px="5px" fontSize="11px" lineHeight="inherit">
              {name}
            </chakra.kbd>
          ))}{' '}
          {action}
        </span>
      ))}
    </Flex>
  );
}
