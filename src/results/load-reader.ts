/** The reader of results files. Loaded when there is one to read. */
export const loadResultsReader = () => import('./read-results.ts')
