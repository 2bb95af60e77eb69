import { type CaseIds, deriveCaseIds } from '#service'
import { buildCaseKey } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { Run } from '../../model/run/run.ts'
import { toStableName } from '../../paths/stable-names.ts'

/**
 * Gives the cases of a run the ids under which the service keeps them: the same in every run, also where a time, a port
 * or a temporary path in a name changes. Cases of the run that differ in nothing else keep ids of their own, by their
 * names as written: two cases never become one.
 */
export function createCaseIdLookup({ cases }: Run): (identity: CaseIdentity) => CaseIds {
  const written = new Map<string, number>()
  for (const { identity } of cases.values()) {
    const key = buildCaseKey(toStableIdentity(identity))
    written.set(key, (written.get(key) ?? 0) + 1)
  }
  return (identity) => {
    const stable = toStableIdentity(identity)
    return deriveCaseIds(stable !== identity && written.get(buildCaseKey(stable)) === 1 ? stable : identity)
  }
}

/** The identity itself where nothing in it is volatile. */
function toStableIdentity(identity: CaseIdentity): CaseIdentity {
  const { id, file, suite, name, variant } = identity
  // An id that the author declared is as stable as it gets.
  if (id !== undefined) return identity
  const stable = {
    ...identity,
    file: file && toStableName(file),
    suite: suite.map(toStableName),
    name: toStableName(name),
    variant: variant && toStableName(variant),
  }
  const isSame =
    stable.file === file &&
    stable.name === name &&
    stable.variant === variant &&
    stable.suite.every((part, index) => part === suite[index])
  if (isSame) return identity
  return stable
}
