import * as core from '@actions/core'
import { inputNames, type RawInputs } from './config/inputs.ts'
import { main } from './main.ts'
import { createGitHubPlatform } from './platform/github/platform.ts'

const inputs: RawInputs = Object.fromEntries(inputNames.map((name) => [name, core.getInput(name)]))
const token = core.getInput('github-token')
if (token !== '') core.setSecret(token)
const platform = createGitHubPlatform(process.env, token === '' ? undefined : token, core.getInput('matrix'))

// The runner starts the same file again when the job ends; the state shows which of the two this is.
if (core.getState('main-done') === '') {
  core.saveState('main-done', 'true')
  process.exitCode = await main(inputs, platform)
} else {
  const { cleanUp } = await import('./jobs/clean-up.ts')
  await cleanUp(inputs, platform)
}
