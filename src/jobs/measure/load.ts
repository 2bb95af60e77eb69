/** Only a suite that is measured here needs it. */
export const loadMeasuredSuite = () => import('./gate-measured.ts')
