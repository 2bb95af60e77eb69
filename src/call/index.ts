import * as core from '@actions/core'
import { neutraliseWarnings } from '../platform/system/warnings.ts'
import { runCall } from './call.ts'
import { callInputs } from './inputs.ts'
import { createCallPlatform } from './platform.ts'

neutraliseWarnings()

const inputs = Object.fromEntries(
  Object.keys(callInputs).map((name) => [name, core.getInput(name)]),
) as Parameters<typeof runCall>[0]

void runCall(inputs, createCallPlatform(process.env)).then((exitCode) => {
  process.exitCode = exitCode
})
