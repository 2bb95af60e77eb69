import type { RequestNames } from './names.ts'

/** The inputs in which the user of a hosted job names things, for messages. */
export const hostedInputNames = {
  project: 'project',
  suite: 'suite',
  suiteFile: 'suite-file',
  syncSuite: 'sync-suite',
  environment: 'environment',
  servers: 'servers',
  cases: 'cases',
  timeout: 'timeout-minutes',
  modelApiKeys: 'model-api-keys',
  oauthTokens: 'oauth-tokens',
  study: 'study',
  pullRequestEnvironment: 'pull-request-environment',
  baseEnvironment: 'base-environment',
  baseServers: 'base-servers',
  runId: 'run-id',
  receipts: 'receipts',
} as const satisfies RequestNames & Readonly<Record<string, string>>
