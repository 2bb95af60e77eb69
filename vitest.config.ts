import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { createClosingLine } from './test/support/closing-line.ts'

// Packages give their development builds otherwise; a Markdown parser with assertions takes half as long again.
process.env.NODE_ENV = 'production'

/** Tests that run the bundles as processes. */
const scenarios = ['scenario', 'security', 'workflows'].map((folder) => `test/${folder}/**/*.test.ts`)
const simulations = ['test/simulation/**/*.test.ts']
/** Tests that want the machine for themselves: of time, and of the benchmarks as commands. */
const measured = ['test/measured/**/*.test.ts']

/** `npm test` runs all of them, `npm run test:quick` and the like one. A new folder is quick until it is named here. */
export default defineConfig({
  test: {
    // Only ends what hangs: on a busy machine a second of work takes half a minute.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // It imports JSON without an import attribute, which Node refuses; the bundler of the tests takes it.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    reporters: ['default', createClosingLine()],
    globalSetup: 'test/support/before-all.ts',
    setupFiles: 'test/support/seeds.ts',
    // No test changes what is global, so one process serves many files: a start costs more than most of them.
    isolate: false,
    // The processes that scenarios start work while their test waits.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.ts', 'local-service/test/**/*.test.ts'],
          // Projects of real tools, which their own runners run.
          exclude: [...scenarios, ...simulations, ...measured, 'test/fixtures/**', '**/node_modules/**'],
        },
      },
      { extends: true, test: { name: 'scenario', include: scenarios } },
      { extends: true, test: { name: 'simulation', include: simulations } },
      { extends: true, test: { name: 'measured', include: measured } },
    ],
  },
})
