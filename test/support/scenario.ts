import { type GitHub, startGitHub } from './github.ts'
import { lastingFolder } from './workspace.ts'

export interface Scenario {
  /** To be closed after the last test, which checks the requests that it got. */
  readonly github: GitHub
  /** Has what the README says that a job needs. */
  readonly token: string
  /** An empty workspace that the steps of all tests share. */
  readonly workspace: string
}

/** What every scenario of hosted runs begins with. */
export async function startScenario(): Promise<Scenario> {
  const github = await startGitHub()
  return { github, token: await github.createToken(), workspace: lastingFolder() }
}
