import { createContext, useContext } from 'react';
import type { SearchFields } from '../view/search-fields.ts';
import type { useReport } from './use-report.ts';

/** A report as its parts draw it, of whatever list it is. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type Report = ReturnType<typeof useReport<string, any, SearchFields, string>>;

const ReportContext = createContext(null as unknown as Report);

/** Gives a report to its parts. */
export const ReportProvider = ReportContext.Provider;

/** The report that a part belongs to. */
export const useShownReport = (): Report => useContext(ReportContext);
