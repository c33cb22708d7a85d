import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { startTransition, useId, useOptimistic } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import { IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/fields.tsx';
import { formatNumber } from '../../ui/words.ts';

/** What a pager takes. */
export interface PagerProps {
  /** From 1. */
  page: number;
  size: (typeof pageSizes)[number];
  /** Rows over all pages; null while unknown. */
  total: number | null;
  /** Rows without search and filters; shown when it differs. */
  whole?: number | undefined;
  /** It stands in a column of a page, and takes several lines. */
  isNarrow?: boolean;
  /** Takes what makes the next page of the latest one. */
  onPage: (next: (latest: number) => number) => void;
  onSize: (size: (typeof pageSizes)[number]) => void;
}

/** Number of the last page; 1 for an empty list. */
export const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** Rows per page, the shown range and the ways to other pages. */
export function Pager({ page, size, total, whole, isNarrow = false, onPage, onSize }: PagerProps) {
  const id = useId();
  const [chosenSize, setChosenSize] = useOptimistic(size);
  const last = lastPage(total ?? 0, size);
  const to = Math.min(page * size, total ?? 0);
  const from = to === 0 ? 0 : (page - 1) * size + 1;
  const step = (label: string, icon: React.ReactNode, targetOf: (page: number) => number) => {
    const target = targetOf(page);
    const isOff = total === null || target < 1 || target > last || target === page;
    return (
      <IconButton
        label={label}
        icon={icon}
        // Not `disabled`: the focus would be lost when the last page is reached.
        aria-disabled={isOff}
        onClick={() => !isOff && onPage((latest) => Math.min(Math.max(targetOf(latest), 1), last))}
      />
    );
  };
  return (
    <Flex
      as="footer"
      className="pager"
      wrap={isNarrow ? 'wrap' : { base: 'nowrap', sm: 'wrap' }}
      align="center"
      justify={isNarrow ? 'space-between' : { base: 'space-between', sm: 'flex-start' }}
      gap="6px 16px"
      p={{ base: '4px 16px', sm: '7px 20px' }}
      borderTopWidth="1px"
      fontSize="sm"
      lineHeight="18px"
      fontVariantNumeric="tabular-nums"
      color="fg.muted"
      bg="bg"
      css={parts}
    >
      <Flex className="pager-size" align="center" gap={2}>
        <label htmlFor={id}>Rows per page</label>
        <Select
          id={id}
          value={chosenSize}
          onChange={({ target }) => {
            const next = pageSizes.find((known) => String(known) === target.value) ?? size;
            startTransition(() => {
              setChosenSize(next);
              onSize(next);
            });
          }}
        >
          {pageSizes.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Flex>
      {total !== null && (
        <chakra.p className="pager-range" whiteSpace={{ base: 'nowrap', sm: 'normal' }}>
          <strong>{`${formatNumber(from)}–${formatNumber(to)}`}</strong> <span>{`of ${formatNumber(total)}`}</span>
          {whole !== undefined && whole !== total && (
            <chakra.span hideBelow="sm">{` (filtered from ${formatNumber(whole)})`}</chakra.span>
          )}
        </chakra.p>
      )}
      <Flex as="nav" align="center" gap={{ base: 0, sm: 1 }} ms={{ sm: 'auto' }} aria-label="Pages">
        {step('First page', <ChevronsLeft aria-hidden />, () => (page > 1 ? 1 : 0))}
        {step('Previous page', <ChevronLeft aria-hidden />, (latest) => latest - 1)}
        <chakra.span className="pager-page" px={2} whiteSpace="nowrap">
          {`Page ${formatNumber(page)}${total !== null ? ` of ${formatNumber(last)}` : ''}`}
        </chakra.span>
        {step('Next page', <ChevronRight aria-hidden />, (latest) => latest + 1)}
        {step('Last page', <ChevronsRight aria-hidden />, () => last)}
      </Flex>
    </Flex>
  );
}

const parts = {
  '& strong': { fontWeight: 'semibold', color: 'fg' },
  '& .native-select__field': { width: 'auto', minHeight: '32px', padding: '0 6px 0 8px', color: 'fg' },
  // Below the bars that stand for rows it would be out of sight on a phone, and jump into view where there are few.
  '[data-first] ~ &': { smDown: { display: 'none' } },
  '@media print': { display: 'none' },
} as const;
