import type { Suite } from '../store/records.ts'

export function createSuiteRecord(facts: {
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly managedBy: Suite['managedBy']
  readonly now: number
}): Suite {
  const { now, ...identity } = facts
  return {
    ...identity,
    description: null,
    serverIds: [],
    environmentIds: [],
    model: null,
    provider: null,
    settings: {},
    schedule: { enabled: false, intervalMinutes: null, environmentId: null },
    revisionNumber: 1,
    createdAt: now,
    updatedAt: now,
  }
}
