/**
 * Runs test files, again and again, in the copy of the repository that is the working directory: a message says which
 * ones, the answer is what happened to them. It is a process of its own, because a test that never ends can only be
 * killed.
 */
import { relative } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import config from '../../vitest.config.ts'

export interface Ended {
  readonly test: string
  readonly failed: boolean
  /** Full names of the tests that failed; empty where the file itself did. */
  readonly failures: readonly string[]
}

/** A file of tests is loaded, a test has ended, a file, or all of them. */
export type Answer = 'alive' | Ended | 'done'

const root = process.cwd()
let lastSaid: string | undefined
const say = (ended: Ended) => {
  lastSaid = ended.test
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

const { projects: _, setupFiles, server, ...options } = config.test ?? {}
const vitest = await createVitest('test', {
  ...options,
  config: false,
  watch: false,
  maxWorkers: 1,
  include: ['{test,local-service/test}/**/*.test.ts'],
  // Node loads them in a tenth of the time that Vite takes.
  server: { deps: { ...server?.deps, external: [/\/src\/.*\.ts/, /\/local-service\/(?!test\/).*\.ts/] } },
  setupFiles: [setupFiles ?? [], 'scripts/mutation/switches.ts'].flat(),
  sequence: { sequencer: AsAsked as never },
  reporters: [
    {
      onTestModuleCollected() {
        process.send?.('alive' satisfies Answer)
      },
      onTestCaseResult() {
        process.send?.('alive' satisfies Answer)
      },
      // The first test of the next file may have ended before.
      onTestModuleEnd(module) {
        const isBroken = module.errors().length > 0 || areSuitesBroken(module)
        const failures = [...module.children.allTests('failed')].map(({ fullName }) => fullName)
        const failed = isBroken || failures.length > 0
        say({ test: relative(root, module.moduleId), failed, failures: isBroken ? [] : failures })
      },
    },
  ],
})
await vitest.standalone()
const [project] = vitest.projects
if (project === undefined) throw new Error('Vitest has no project.')

/** A hook failed. */
function areSuitesBroken(module: TestModule): boolean {
  return [...module.children.allSuites()].some((suite) => suite.errors().length > 0)
}

process.on('message', async (tests: readonly string[]) => {
  lastSaid = undefined
  const files = tests.map((test) => project.createSpecification(`${root}/${test}`))
  const { unhandledErrors } = await vitest.runTestSpecifications(files)
  // Which one of several is to blame is not known.
  if (unhandledErrors.length > 0 && lastSaid !== undefined && tests.length === 1)
    say({ test: lastSaid, failed: true, failures: [] })
  process.send?.('done' satisfies Answer)
})
