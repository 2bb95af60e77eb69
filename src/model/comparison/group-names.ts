/** The groups that a reader sees, the most important first. */
export const groupNames = [
  'broken',
  'regressed',
  'accepted',
  'failing',
  'newFailures',
  'uncounted',
  'lost',
  'skipped',
  'fixed',
  'noise',
  'flaky',
  'new',
  'removed',
  'slower',
  'costlier',
  'stillFailing',
] as const
export type GroupName = (typeof groupNames)[number]
