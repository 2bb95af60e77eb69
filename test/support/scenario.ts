import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GitHub, startGitHub } from './github.ts'

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder that stays until the process of the tests ends. */
export function lastingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-scenario-'))
  folders.push(folder)
  return folder
}

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
