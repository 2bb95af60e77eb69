import { CaseNames } from '../model/run/table/case-names.ts'

/** What the runs of one baseline share while they are read: mostly they have the same cases in the same groups. */
export interface SharedCases {
  readonly names: CaseNames
  /** The numbers of the passed cases of a group, by the text of the group before their durations. */
  readonly groups: Map<string, Int32Array>
}

export function sharedCases(): SharedCases {
  return { names: new CaseNames(), groups: new Map() }
}
