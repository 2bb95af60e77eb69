import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addStoredLedger } from '../../../src/baseline/find-baseline.ts'
import type { Ledger } from '../../../src/model/ledger.ts'
import { baselineFileName, formatArtifactName } from '../../../src/paths/artifact-name.ts'
import type { CiContext } from '../../../src/ports/context.ts'
import { resultsSchemaName, resultsVersion } from '../../../src/results/format.ts'
import { groupsToJson } from '../../../src/results/run-json.ts'
import { aBaseline, aRun } from '../../support/gate/build.ts'
import { memoryGitHub } from '../../support/memory-github.ts'
import { withPorts } from '../../support/platform.ts'

const search = { suiteName: 'suite', maxAgeDays: 30 }
const entry = { id: 'gh-1', at: '2030-01-01T00:00:00.000Z', mean: 1, cases: 1, iterations: 1, cost: null }
const ledgerOf = (id: string): Ledger => ({ entries: [{ ...entry, id }], cases: [], days: [] })
const baseline = aBaseline(aRun('newest', { a: 'p' }), aRun('older', { a: 'f' }))

/** A GitHub whose branch has stored a run with this ledger, as a job on a pull request sees it. */
async function platformWith(ledgers: readonly (Ledger | undefined)[], context: Partial<CiContext> = {}) {
  const workspace = mkdtempSync(join(tmpdir(), 'eval-gate-ledger-'))
  onTestFinished(() => rmSync(workspace, { recursive: true, force: true }))
  const github = memoryGitHub(undefined)
  for (const [index, ledger] of ledgers.entries()) {
    const run = aRun(`gh-${index}-1`, { a: 'p' })
    const file = join(workspace, baselineFileName)
    const content = { info: run.info, groups: [...groupsToJson(run)] }
    writeFileSync(
      file,
      JSON.stringify({ schema: resultsSchemaName, version: resultsVersion, run: content, ledger }),
    )
    const { platform } = github.platformOf({ event: 'push', runId: `${index + 1}`, workspace })
    await platform.storage.artifacts?.save(formatArtifactName('baseline', 'suite'), [file])
  }
  const { platform } = github.platformOf({ event: 'pull_request', runId: '99', workspace, context })
  const said: string[] = []
  return {
    github,
    said,
    platform: withPorts(platform, {
      runtime: { log: { ...platform.runtime.log, debug: (message) => said.push(message) } },
    }),
  }
}

it('is that of the newest run that the branch has stored, beside the newest run alone', async () => {
  const { platform } = await platformWith([ledgerOf('old'), ledgerOf('new')])
  const [newest, older] = baseline.runs
  expect(await addStoredLedger(baseline, search, undefined, platform)).toEqual({
    ...baseline,
    runs: [{ ...newest, ledger: ledgerOf('new') }, older],
  })
})

it.each<[string, readonly (Ledger | undefined)[], Partial<CiContext>]>([
  ['the branch has stored nothing', [], {}],
  ['the newest run has none', [ledgerOf('old'), undefined], {}],
  [
    'there is no branch',
    [ledgerOf('new')],
    { pullRequest: undefined, baseBranch: undefined, defaultBranch: undefined },
  ],
])('is none where %s', async (_, ledgers, context) => {
  const { platform, said } = await platformWith(ledgers, context)
  expect(await addStoredLedger(baseline, search, undefined, platform)).toBe(baseline)
  expect(said).toEqual([])
})

it('is absent where no run is compared with: GitHub is not asked', async () => {
  const { platform } = await platformWith([ledgerOf('new')])
  const nothing = aBaseline()
  const unasked = withPorts(platform, { storage: { artifacts: undefined } })
  expect(await addStoredLedger(nothing, search, undefined, platform)).toBe(nothing)
  expect(await addStoredLedger(nothing, search, undefined, unasked)).toBe(nothing)
})

it.each([
  ['compared with', undefined, 'main'],
  ['chosen', 'release', 'release'],
])(
  'is none where GitHub can’t be asked for the branch that is %s, which is said',
  async (_, chosen, branch) => {
    const { platform, github, said } = await platformWith([ledgerOf('new')])
    github.breaks({ noList: true })
    expect(await addStoredLedger(baseline, search, chosen, platform)).toBe(baseline)
    expect(said).toEqual([`The ledger of ${branch} could not be fetched: GitHub answered 502`])
  },
)
