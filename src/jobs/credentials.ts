import { compact } from '../model/data.ts'
import { choosePlural, formatPlural } from '../model/format.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Ports, Step } from '../ports/platform.ts'

/**
 * The report as it may leave the job: without the secrets of the step and without credentials of a known shape. What
 * was found by its shape is said, in the report and in the log: it is known to everybody who can read the report files.
 */
export function hideReportSecrets(full: GateReport, platform: Ports<'step' | 'runtime'>): GateReport {
  const report = platform.step.hideSecrets(full)
  const notice = describeFoundCredentials(platform.step)
  if (notice === undefined) return report
  platform.runtime.log.warning(notice)
  return { ...report, notices: [notice, ...report.notices] }
}

const namedKinds = 5

/** What was found so far, and what to do; undefined when nothing was. */
function describeFoundCredentials({ foundCredentials }: Step): string | undefined {
  const credentials = foundCredentials()
  const count = credentials.reduce((sum, kind) => sum + kind.count, 0)
  if (count === 0) return undefined
  const named = credentials
    .slice(0, namedKinds)
    .map((kind) => (kind.count === 1 ? kind.kind : `${kind.kind} ×${kind.count}`))
  const kinds = compact([...named, credentials.length > namedKinds && 'others']).join(', ')
  const them = choosePlural(count, 'it', 'them')
  return (
    `${formatPlural(count, 'credential is', 'credentials are')} in the test results (${kinds}). Rotate ${them}: ` +
    `Eval Gate removed ${them} from everything that it writes, but the report files and logs of this run may still contain ${them}.`
  )
}
