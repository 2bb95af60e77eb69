import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LookPlan } from '../../../../../src/jobs/look-again.ts'
import { rerunByCommand } from '../../../../../src/jobs/report/again/rerun.ts'
import type { CaseComparison } from '../../../../../src/model/comparison/compared-case.ts'
import type { RunCommand } from '../../../../../src/ports/platform.ts'
import { fakePlatform } from '../../../../support/platform.ts'
import { createWorkspace, junitReport } from '../../../../support/workspace.ts'

type Ran = Parameters<RunCommand>[1]
type Outcome = Awaited<ReturnType<RunCommand>>

interface World {
  readonly names?: readonly string[]
  /** What the command writes, by name of the file. */
  readonly reports?: Readonly<Record<string, string>>
  readonly outcome?: Partial<Outcome>
  /** Of each look at the clock. */
  readonly clock?: readonly number[]
  readonly why?: string
}

/** One look at cases of these names; the base is never measured. */
async function look({ names = ['pays'], reports = {}, outcome, clock = [], why }: World) {
  const scratch = createWorkspace({})
  const ran: (Ran & { readonly command: string })[] = []
  const times = [...clock]
  const platform = fakePlatform({
    machine: {
      scratch,
      workspace: scratch,
      files: {
        emptyScratchFolder: (name: string) => {
          mkdirSync(join(scratch, name), { recursive: true })
          return join(scratch, name)
        },
        writeScratch: (name: string, text: string) => {
          writeFileSync(join(scratch, name), text)
          return join(scratch, name)
        },
        readText: (path: string) => readFileSync(path, 'utf8'),
      },
      runCommand: async (command: string, options: Ran) => {
        if (command !== 'npm test') return { status: 'ended', exitCode: 0 }
        ran.push({ command, ...options })
        for (const [name, text] of Object.entries(reports))
          writeFileSync(join(options.env.EVAL_GATE_REPORTS ?? '', name), text)
        return { status: 'ended', exitCode: 1, ...outcome } as Outcome
      },
    },
    runtime: { clock: { now: () => times.shift() ?? 0 } },
  })
  const cases = names.map(
    (name) => ({ key: name, identity: { suite: [], name } }) as unknown as CaseComparison,
  )
  const again = rerunByCommand(
    () => (why === undefined ? 'npm test' : { why }),
    'off',
    {
      suiteName: 'suite',
      format: undefined,
      pathPrefix: undefined,
      lookAgainEnv: ['GH_TOKEN'],
      freshReports: ['**/*'],
    } as never,
    platform,
  )
  const fresh = await again.measure?.(cases, { number: 2, iterations: 3, timeoutMs: 60_000 } as LookPlan)
  await again.end?.()
  if (fresh === undefined) throw new Error('nothing measures again')
  return { fresh, ran }
}

const report = junitReport([{ name: 'pays' }])

describe('cases that a command measures again', () => {
  it('are told to the command, whose reports are the fresh results', async () => {
    const { fresh, ran } = await look({ names: ['pays', 'a.b(c)'], reports: { 'report.xml': report } })
    expect(fresh).toMatchObject({ head: expect.anything(), withoutBase: '`look-again-base` is `off`.' })
    expect(typeof fresh === 'string' ? 0 : fresh.head.cases.size).toBe(1)
    expect(ran).toEqual([
      {
        command: 'npm test',
        cwd: expect.any(String),
        timeoutMs: 60_000,
        allowed: ['GH_TOKEN'],
        env: {
          TMPDIR: expect.stringContaining('tmp-head'),
          TMP: expect.stringContaining('tmp-head'),
          TEMP: expect.stringContaining('tmp-head'),
          EVAL_GATE_REPORTS: expect.stringContaining('look-again-head-reports'),
          EVAL_GATE_SIDE: 'head',
          EVAL_GATE_LOOK: '2',
          EVAL_GATE_ITERATIONS: '3',
          EVAL_GATE_CASES: expect.stringContaining('look-again-cases.json'),
          EVAL_GATE_PATTERN: 'pays|a\\.b\\(c\\)',
        },
      },
    ])
  })

  it('are named by a pattern as long as a variable may be', async () => {
    const patternOf = async (length: number) =>
      (await look({ names: ['x'.repeat(length)] })).ran[0]?.env.EVAL_GATE_PATTERN?.length
    expect([await patternOf(100_000), await patternOf(100_001)]).toEqual([100_000, 0])
  })

  it('have what is left of the time, and at least a second', async () => {
    const timeout = async (...clock: readonly number[]) => (await look({ clock })).ran[0]?.timeoutMs
    expect(await timeout(1_000, 11_000)).toBe(50_000)
    expect(await timeout(0, 59_500)).toBe(1_000)
  })

  it.each<[string, World]>([
    ['there is none.', { why: 'there is none.' }],
    [
      'the command took longer than `look-again-budget` allows on the head side.',
      { outcome: { status: 'timed-out' }, reports: { 'report.xml': report } },
    ],
    [
      'the command could not be started (no shell).',
      {
        outcome: { status: 'not-started', message: 'no shell' } as Outcome,
        reports: { 'report.xml': report },
      },
    ],
    ['the command wrote no results into $EVAL_GATE_REPORTS on the head side (exit code 1).', {}],
  ])('are not measured: %s', async (why, world) => {
    expect((await look(world)).fresh).toBe(why)
  })

  it('are not measured where a report is damaged', async () => {
    const { fresh } = await look({ reports: { 'report.xml': report, 'b.xml': report.slice(0, -20) } })
    expect(fresh).toContain('b.xml')
  })
})
