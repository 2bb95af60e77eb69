import { defineConfig } from 'vitest/config'

/** `npm run test:faults`: the built action through hundreds of seeded schedules of faults. */
export default defineConfig({
  test: {
    include: ['test/faults/*.faults.ts'],
    globalSetup: 'test/support/before-all.ts',
    // Only ends what hangs.
    testTimeout: 900_000,
    hookTimeout: 120_000,
    maxConcurrency: 2,
    maxWorkers: 2,
    isolate: false,
  },
})
