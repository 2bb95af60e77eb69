/**
 * Runs tests, again and again, in the copy of the repository that is the working directory: a message says which mutant
 * is on and which test files to run, the answer is what happened to them. It is a process of its own, because a test that
 * never ends can only be killed.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import config from '../../vitest.config.ts'
import { addSwitches, isMutated, type Mutant } from './mutants.ts'

/** What is to be tried; paths are relative to the copy. */
export interface Trial {
  /** None: the sources as they are. */
  readonly mutant?: Pick<Mutant, 'file' | 'index'> | undefined
  /** Test files in the order in which they run. */
  readonly tests: readonly string[]
  /** The rest is not run after one that failed. */
  readonly untilOneFails: boolean
  /** Single tests that fail without a mutant, as {@link Ended.failures} names them. */
  readonly ignored: readonly string[]
}

export interface Ended {
  readonly test: string
  readonly failed: boolean
  readonly ms: number
  /** Full names of the tests that failed; empty where the file itself did. */
  readonly failures: readonly string[]
}

/** A test has ended, a file of tests, or all of them. */
export type Answer = 'alive' | Ended | 'done'

const root = process.cwd()
let stopsEarly = true
let ignored: ReadonlySet<string> = new Set()
let failures: string[] = []
let hasFailed = false
function say(ended: Ended): void {
  hasFailed ||= ended.failed
  process.send?.(ended satisfies Answer)
}

/** Vitest would run first what was slow or failed before. */
class AsAsked {
  shard<T>(files: T): T {
    return files
  }
  sort<T>(files: T): T {
    return files
  }
}

const { projects: _, setupFiles, ...options } = config.test ?? {}
const vitest = await createVitest(
  'test',
  {
    ...options,
    config: false,
    watch: false,
    maxWorkers: 1,
    include: ['{test,local-service/test}/**/*.test.ts'],
    setupFiles: [setupFiles ?? [], 'scripts/mutation/switches.ts'].flat(),
    sequence: { sequencer: AsAsked as never },
    reporters: [
      {
        onTestCaseResult(test) {
          process.send?.('alive' satisfies Answer)
          if (test.result().state !== 'failed' || ignored.has(test.fullName)) return
          failures.push(test.fullName)
          if (!stopsEarly) return
          // A file that is interrupted has not failed.
          say({ test: relative(root, test.module.moduleId), failed: true, ms: 0, failures })
          void vitest.cancelCurrentRun('test-failure')
        },
        onTestModuleEnd(module) {
          const isBroken = module.errors().length > 0 || areSuitesBroken(module)
          const failed = isBroken || failures.length > 0
          const { duration, collectDuration } = module.diagnostic()
          const ms = duration + collectDuration
          say({ test: relative(root, module.moduleId), failed, ms, failures: isBroken ? [] : failures })
          failures = []
          // No test fails of a file that can't be loaded.
          if (stopsEarly && failed) void vitest.cancelCurrentRun('test-failure')
        },
      },
    ],
  },
  {
    plugins: [
      {
        name: 'switches',
        enforce: 'pre',
        transform(source, id) {
          const file = relative(root, id)
          return isMutated(file) ? addSwitches(file, source).code : undefined
        },
      },
    ],
  },
)
await vitest.standalone()
const [project] = vitest.projects
if (project === undefined) throw new Error('Vitest has no project.')

/** A hook failed. */
function areSuitesBroken(module: TestModule): boolean {
  return [...module.children.allSuites()].some((suite) => suite.errors().length > 0)
}

process.on('message', async ({ mutant, tests, untilOneFails, ignored: names }: Trial) => {
  writeFileSync(process.env.MUTANT_FILE as string, JSON.stringify(mutant ?? {}))
  hasFailed = false
  failures = []
  ignored = new Set(names)
  stopsEarly = untilOneFails
  const files = tests.map((test) => project.createSpecification(`${root}/${test}`))
  const { unhandledErrors } = await vitest.runTestSpecifications(files)
  const [blamed] = tests
  if (unhandledErrors.length > 0 && blamed !== undefined && !hasFailed)
    say({ test: blamed, failed: true, ms: 0, failures: [] })
  process.send?.('done' satisfies Answer)
})
