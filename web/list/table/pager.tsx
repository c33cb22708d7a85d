import { chakra, Flex } from '@chakra-ui/react';
import type { PaginationState } from '@tanstack/react-table';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { startTransition, useId, useOptimistic } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import { IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/fields.tsx';
import { formatNumber } from '../../ui/words.ts';

/** What a pager takes. */
export interface PagerProps {
  pagination: PaginationState;
  /** Rows over all pages; null while unknown. */
  total: number | null;
  /** Rows without search and filters; shown when it differs. */
  whole?: number | undefined;
  /** It stands in a column of a page, and takes several lines. */
  isNarrow?: boolean;
  /** Takes what makes the next page of the latest one. */
  onPage: (next: (latest: PaginationState) => PaginationState) => void;
}

/** How many pages a list has; 1 for an empty list. */
export const pageCount = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/** Rows per page, the shown range and the ways to other pages. */
export function Pager({ pagination, total, whole, isNarrow = false, onPage }: PagerProps) {
  const { pageIndex, pageSize } = pagination;
  const id = useId();
  const [chosenSize, setChosenSize] = useOptimistic(pageSize);
  const last = pageCount(total ?? 0, pageSize) - 1;
  const to = Math.min((pageIndex + 1) * pageSize, total ?? 0);
  const from = to === 0 ? 0 : pageIndex * pageSize + 1;
  const step = (label: string, icon: React.ReactNode, targetOf: (index: number) => number) => {
    const target = (index: number) => Math.min(Math.max(targetOf(index), 0), last);
    const isOff = total === null || target(pageIndex) === pageIndex;
    return (
      <IconButton
        label={label}
        icon={icon}
        // Not `disabled`: the focus would be lost when the last page is reached.
        aria-disabled={isOff}
        onClick={() => !isOff && onPage((latest) => ({ ...latest, pageIndex: target(latest.pageIndex) }))}
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
            const next = Number(target.value);
            startTransition(() => {
              setChosenSize(next);
              onPage(() => ({ pageIndex: 0, pageSize: next }));
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
        {step('First page', <ChevronsLeft aria-hidden />, () => 0)}
        {step('Previous page', <ChevronLeft aria-hidden />, (latest) => latest - 1)}
        <chakra.span className="pager-page" px={2} whiteSpace="nowrap">
          {`Page ${formatNumber(pageIndex + 1)}${total !== null ? ` of ${formatNumber(last + 1)}` : ''}`}
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
