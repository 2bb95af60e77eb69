import type { ServiceHeaders } from '../../../contract/headers.ts'
import { limits } from '../../../contract/limits.ts'

export type Label = Readonly<Record<string, string>>

/** A label as a header value, or undefined when it does not fit. Only ASCII: anything else is escaped. */
function formatLabelHeader(label: Label | undefined, maxBytes: number): string | undefined {
  if (label === undefined) return undefined
  const json = JSON.stringify(label).replace(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  if (json.length <= maxBytes) return json
  return undefined
}

/** Headers that say what launched a run. A label that does not fit is left out: it never fails a launch. */
export function buildLaunchHeaders(
  names: ServiceHeaders,
  labels: { readonly launcher?: Label | undefined; readonly ci?: Label | undefined },
): Record<string, string> {
  const launcher = formatLabelHeader(labels.launcher, limits.launcherHeaderBytes)
  const ci = formatLabelHeader(labels.ci, limits.ciHeaderBytes)
  return {
    ...(launcher !== undefined && { [names.launcher]: launcher }),
    ...(ci !== undefined && { [names.ci]: ci }),
  }
}
