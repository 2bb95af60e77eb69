import { defineConfig } from 'vitest/config'

/** The tests that run the tools of others, which npm, pip, Go and Maven fetch: `npm run test:tools`. */
export default defineConfig({
  test: {
    include: ['test/tools/**/*.tools.ts'],
    globalSetup: 'test/support/before-all.ts',
    testTimeout: 900_000,
    fileParallelism: false,
  },
})
