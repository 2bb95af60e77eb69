import { readBaselineRuns } from '../../baseline/from-files.ts'
import { loadConfig } from '../../config/load.ts'
import { loadPolicy } from '../../config/policy/load.ts'
import { type PlannedIterations, planIterations } from '../../gate/statistics/plan.ts'
import { formatMoney, formatPoints } from '../../model/format.ts'
import { alignColumns } from '../../render/terminal/columns.ts'
import { printJson } from '../../service/operation/print-json.ts'
import { defineCommand, refuseProblems, unexpected } from '../command.ts'
import { inputFlags, rawInputs } from '../input-flags.ts'

const policyNames = ['suite-name', 'format', 'policy', 'baseline-runs'] as const

/** `eval-gate plan`. */
export const planCommand = defineCommand({
  usage: ['plan --baseline FILES… [--baseline FILES… …] [flags]'],
  about: [
    'Shows how small a drop of the pass rate a suite can find with how many iterations, and what they cost, from its own pass rates and costs.',
  ],
  groups: [
    {
      title: 'What to plan from',
      flags: {
        baseline: {
          kind: 'values',
          placeholder: 'FILES…',
          description:
            'Reports or a results file of one run of the suite: paths or glob patterns. Give it again for more runs.',
        },
      },
    },
    { title: 'Verdict', flags: inputFlags(policyNames) },
    { title: 'Output', flags: { json: { kind: 'switch', description: 'Print the plan as JSON.' } } },
  ],
  exitCodes: '0 done, 2 usage error or unreadable reports',
  async run(args, io) {
    const runs = args.occurrences('baseline')
    refuseProblems([
      ...unexpected(args.positionals),
      ...(runs.length > 0
        ? []
        : [{ message: '--baseline is required', advice: 'eval-gate plan --baseline results.json' }]),
    ])
    const config = loadConfig({ ...rawInputs(args, policyNames), reports: '*' }, { provider: 'terminal' })
    const policy = await loadPolicy(config, io.cwd)
    const baseline = await readBaselineRuns(runs, {
      root: io.cwd,
      allowOutside: true,
      format: config.format,
    })
    const plan = planIterations(baseline, policy, { baseRuns: config.baselineRuns })
    io.stdout.write(
      args.isOn('json')
        ? `${printJson({ baselineRuns: config.baselineRuns, plan })}\n`
        : describe(plan, config.baselineRuns),
    )
    return 0
  },
})

function describe(plan: readonly PlannedIterations[], baseRuns: number): string {
  const rows = [
    ['iterations', 'finds a drop of', 'finds one broken case', 'cost of a run'],
    ...plan.map(({ iterations, detectableDrop, findsBrokenCase, costUsd }) => [
      String(iterations),
      detectableDrop === null ? '–' : formatPoints(detectableDrop),
      findsBrokenCase ? 'yes' : 'with confirm',
      costUsd === null ? 'unknown' : formatMoney(costUsd),
    ]),
  ]
  const lines = alignColumns(rows, '   ')
  return `With ${baseRuns} baseline runs of as many iterations, four times out of five:\n\n${lines.join('\n')}\n`
}
