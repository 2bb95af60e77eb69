/**
 * Runs tests, again and again, in the copy of the repository that is the working directory: a message says what has
 * changed and which test files to run, the answer is the one that failed first. It is a process of its own, because a
 * test that never ends can only be killed.
 */
import { createVitest } from 'vitest/node'

/** What is to be tried. */
export interface Trial {
  /** The source that is changed, as an absolute path; that of the trial before is as it was again. */
  readonly changed: string
  /** Test files in the order in which they run, as absolute paths. */
  readonly tests: readonly string[]
}

/** A test has ended, or all have: with the file of the first one that failed, if one did. */
export type Answer = 'alive' | { readonly failed?: string }

let failed: string | undefined
function fail(file: string): void {
  failed ??= file
  void vitest.cancelCurrentRun('test-failure')
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

const vitest = await createVitest('test', {
  watch: false,
  project: ['quick'],
  maxWorkers: 1,
  sequence: { sequencer: AsAsked as never },
  reporters: [
    {
      onTestCaseResult(test) {
        process.send?.('alive' satisfies Answer)
        if (test.result().state === 'failed') fail(test.module.moduleId)
      },
      // No test fails of a file that can't be loaded.
      onTestModuleEnd(module) {
        if (module.state() === 'failed') fail(module.moduleId)
      },
    },
  ],
})
await vitest.standalone()
const project = vitest.projects[0]
if (project === undefined) throw new Error('There is no project of fast tests.')

let changedBefore: string | undefined
process.on('message', async ({ changed, tests }: Trial) => {
  for (const file of [changed, changedBefore]) if (file !== undefined) vitest.invalidateFile(file)
  changedBefore = changed
  failed = undefined
  const { unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(test)),
  )
  if (unhandledErrors.length > 0) failed ??= tests[0]
  process.send?.({ failed } satisfies Answer)
})
