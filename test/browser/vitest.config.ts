import { defineConfig } from 'vitest/config'

/** The tests that need a browser run on their own: `npm run test:browser`. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.browser.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
