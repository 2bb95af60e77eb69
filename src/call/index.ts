import * as core from '@actions/core'
import { runCall } from './call.ts'
import { createCallPlatform } from './platform.ts'

const inputs = {
  operation: core.getInput('operation'),
  params: core.getInput('params'),
  body: core.getInput('body'),
  all: core.getInput('all'),
  'idempotency-key': core.getInput('idempotency-key'),
  'api-key': core.getInput('api-key'),
  'base-url': core.getInput('base-url'),
  'header-prefix': core.getInput('header-prefix'),
}

process.exitCode = await runCall(inputs, createCallPlatform(process.env))
