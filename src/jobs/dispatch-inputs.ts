import { join } from 'node:path'
import { compact, readFields } from '../model/data.ts'
import { quoteNames } from '../model/format.ts'
import type { CiContext } from '../ports/context.ts'
import type { Machine, Ports } from '../ports/platform.ts'

/**
 * The platform of a run that somebody started by hand, with other inputs than the defaults or with a payload: what that
 * measures is not the branch, unless the policy says that the inputs change nothing.
 */
export async function withGivenInputs<P extends Ports<'runtime' | 'machine'>>(
  platform: P,
  { sameInputs }: { readonly sameInputs: readonly string[] },
): Promise<P> {
  const { context } = platform.runtime
  const given = Object.entries(context.givenInputs ?? {})
  if (given.length === 0 || sameInputs.includes('*')) return platform
  const defaults = context.event === 'workflow_dispatch' ? await readDefaults(context, platform.machine) : {}
  const others = given
    .filter(([name, value]) => !sameInputs.includes(name) && !isUsual(value, defaults[name]))
    .map(([name]) => name)
  if (others.length === 0) return platform
  const notTheBranch = `the run was started with ${quoteNames(others)} of its own (\`same-inputs\`)`
  const known = { ...context, notTheBranch: context.notTheBranch ?? notTheBranch, branch: undefined }
  return { ...platform, runtime: { ...platform.runtime, context: known } }
}

/** Without a default, empty inputs and boxes that nobody ticked are usual. */
function isUsual(value: unknown, usual = ''): boolean {
  const text = String(value ?? '')
  return text === usual || (usual === '' && text === 'false')
}

/** The defaults of the inputs that the workflow file has. Without it, every input that is set is another one. */
async function readDefaults(
  { workflowPath }: CiContext,
  { workspace, files }: Machine,
): Promise<Readonly<Record<string, string>>> {
  if (workflowPath === undefined) return {}
  try {
    const { parse } = await import('yaml')
    const { on } = readFields(parse(files.readText(join(workspace, workflowPath))))
    const inputs = Object.entries(readFields(readFields(readFields(on).workflow_dispatch).inputs))
    return Object.fromEntries(inputs.map(([name, input]) => [name, readDefault(readFields(input))]))
  } catch {
    return {}
  }
}

/** A choice without a default is its first option. */
function readDefault({ default: value, options }: Readonly<Record<string, unknown>>): string {
  const [first] = compact([value, Array.isArray(options) && options[0]])
  return String(first ?? '')
}
