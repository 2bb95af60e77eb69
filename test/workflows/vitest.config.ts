import { defineConfig } from 'vitest/config'

/** The tests that need `act`, a runner of workflows on this machine: `npm run test:act`. */
export default defineConfig({
  test: {
    include: ['test/workflows/**/*.act.ts'],
    globalSetup: 'test/support/before-all.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
