import * as core from '@actions/core'
import { neutraliseWarnings } from '#github'
import { hasOpenWork } from './jobs/open-work.ts'

neutraliseWarnings()

/*
 * The entry of the post step. It is a file of its own, so that a main step that was killed before it could leave a
 * trace is never taken for one that has yet to run.
 */
void runPostStep().then(() => {
  process.stdout.write('', () => process.exit(0))
})

async function runPostStep(): Promise<void> {
  try {
    // Most steps leave nothing open, and end here.
    if (!hasOpenWork(core.getState)) return
    const { createPostPlatform } = await import('./post/platform.ts')
    const { cleanUpJob } = await import('./jobs/clean-up.ts')
    await cleanUpJob(process.env, createPostPlatform())
  } catch (error) {
    core.info(`The clean-up failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}
