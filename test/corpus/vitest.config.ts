import { defineConfig } from 'vitest/config'

/** `npm run test:corpus`: reports of others, which are not part of this repository. */
export default defineConfig({
  test: {
    include: ['test/corpus/*.corpus.ts'],
    testTimeout: 600_000,
  },
})
