import { runCli } from './run-cli.ts'
import { createWorkspace } from './workspace.ts'

type Files = Readonly<Record<string, string>>

/** What `eval-gate gate --json` answers about two folders of reports. */
export interface Judged {
  readonly exitCode: number | null
  readonly verdict: string
  readonly reasons: readonly { readonly rule: string; readonly status: string; readonly message: string }[]
  readonly changes: Readonly<Record<string, number>>
  /** Everything that was said, for failed expectations. */
  readonly said: string
}

/**
 * Compares the files of two states with the bundled command line.
 *
 * @param base of one base run, or of several, the newest first
 * @param patterns relative to the folder of each run
 * @param others further files of the repository, such as the policy
 */
export async function gateFiles(
  base: Files | readonly Files[] | null,
  head: Files,
  {
    patterns = ['**/*'],
    flags = [],
    others = {},
  }: { patterns?: readonly string[]; flags?: readonly string[]; others?: Files } = {},
): Promise<Judged> {
  const inFolder = (folder: string, files: Files) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
  const runs: readonly Files[] = base === null ? [] : isList(base) ? base : [base]
  const cwd = createWorkspace({
    ...others,
    ...Object.assign({}, ...runs.map((files, run) => inFolder(`before${run}`, files))),
    ...inFolder('after', head),
  })
  const under = (folder: string) => patterns.map((pattern) => `${folder}/${pattern}`)
  const baseline = runs.flatMap((_, run) => ['--baseline', ...under(`before${run}`)])
  const { exitCode, stdout, stderr } = await runCli(
    ['gate', ...baseline, '--head', ...under('after'), ...flags, '--json'],
    { cwd },
  )
  if (!stdout.startsWith('{')) throw new Error(`no verdict (exit ${exitCode}): ${stdout}${stderr}`)
  const { verdict, reasons, comparison } = JSON.parse(stdout)
  const said = reasons.map(
    ({ status, rule, message }: Judged['reasons'][number]) => `${status} ${rule}: ${message}`,
  )
  return { exitCode, verdict, reasons, changes: comparison.changes, said: `${said.join('\n')}\n${stderr}` }
}

function isList(base: Files | readonly Files[]): base is readonly Files[] {
  return Array.isArray(base)
}

/** Ordinary tests `t1`, `t2`, …; those named in `failing` fail. */
export function testcases(
  count: number,
  failing: readonly number[] = [],
  classname = 'app.Checkout',
): string {
  return Array.from({ length: count }, (_, index) => index + 1)
    .map((number) => testcase(`t${number}`, failing.includes(number) ? 'F' : 'P', classname))
    .join('\n')
}

/** One `testcase`: `P` passed, `F` failed, `E` error, `S` skipped. */
export function testcase(
  name: string,
  outcome: 'P' | 'F' | 'E' | 'S' = 'P',
  classname = 'app.Checkout',
  inner = '',
): string {
  const child = {
    P: '',
    F: '<failure message="expected 1 to be 2">AssertionError: expected 1 to be 2</failure>',
    E: '<error message="boom">TypeError: boom</error>',
    S: '<skipped/>',
  }[outcome]
  return `<testcase classname="${classname}" name="${name}" time="0.01">${inner}${child}</testcase>`
}

/** A report of one suite. */
export function report(cases: string, suite = 'app.Checkout', attributes = ''): string {
  return `<testsuites><testsuite name="${suite}" ${attributes}>${cases}</testsuite></testsuites>`
}
