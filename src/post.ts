import * as core from '@actions/core'
import { readRawInputs } from './config/inputs.ts'
import { cleanUp } from './jobs/clean-up.ts'
import { createGitHubPlatform } from './platform/github/platform.ts'

/*
 * The entry of the post step. It is a file of its own, so that a main step that was killed before it could leave a
 * trace is never taken for one that has yet to run.
 */
void run().then(() => {
  process.stdout.write('', () => process.exit(0))
})

async function run(): Promise<void> {
  try {
    const inputs = readRawInputs(process.env)
    await cleanUp(inputs, createGitHubPlatform(process.env, undefined, { matrix: inputs.matrix }))
  } catch (error) {
    core.info(`The clean-up failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}
