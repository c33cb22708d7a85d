import { createContext, useContext } from 'react';
import type { SearchFields } from '../view/search-fields.ts';
import type { Report } from './use-report.ts';

// biome-ignore lint/suspicious/noExplicitAny: the parts of a report draw rows of whatever list it is.
type AnyReport = Report<string, any, SearchFields, string>;

const ReportContext = createContext<AnyReport | null>(null);

/** Gives a report to its parts. */
export const ReportProvider = ReportContext.Provider;

/** The report that a part belongs to. */
export function useShownReport(): AnyReport {
  const report = useContext(ReportContext);
  if (!report) throw new Error('A part of a report stands outside of one.');
  return report;
}
