import * as core from '@actions/core'
import { inputNames, type RawInputs } from './config/inputs.ts'
import { main } from './main.ts'
import { createGitHubPlatform } from './platform/github/platform.ts'

const inputs: RawInputs = Object.fromEntries(inputNames.map((name) => [name, core.getInput(name)]))
const token = core.getInput('github-token')
if (token !== '') core.setSecret(token)
process.exitCode = await main(inputs, createGitHubPlatform(process.env, token === '' ? undefined : token))
