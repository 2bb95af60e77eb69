import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { type Described, type OpenApi, readDocument } from '../../src/cli/conformance/document.ts'
import { askAll, type Line } from '../../src/cli/conformance/table.ts'
import { getOperation, operationIds } from '../../src/contract/operations.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createServiceClient } from '../../src/service/client/client.ts'
import { asInputs } from '../support/as-inputs.ts'
import { startGitHub } from '../support/github.ts'
import { pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { type DescribedDeployment, startDescribed } from './deployment.ts'
import { createSample } from './sample.ts'

const key = 'sk_conformance'
const root = resolve(import.meta.dirname, '../..')

/** The suite files of a page of the docs, as they stand there. */
function documentedSuites(): readonly string[] {
  const text = readFileSync(join(root, 'docs/suites-as-code.md'), 'utf8')
  return [...text.matchAll(/^```yaml\n([\s\S]*?)^```/gm)]
    .map(([, file = '']) => file)
    .filter((file) => /^cases:/m.test(file))
}

/** Our operation of the same method and path, whatever the names of the path's parameters. */
function oursOf({ method, path }: Described) {
  const plain = (text: string) => text.replaceAll(/\{[^}]+\}/g, '{}')
  return operationIds.find(
    (id) => getOperation(id).method === method && plain(getOperation(id).path) === plain(path),
  )
}

interface Place {
  readonly deployment: DescribedDeployment
  readonly folder: string
}

/** Nothing that the document does not allow was asked since the mark. */
async function allowed<T>({ deployment }: Place, work: () => Promise<T>): Promise<T> {
  const before = deployment.violations.length
  const result = await work()
  assert.deepEqual(deployment.violations.slice(before), [])
  return result
}

async function suite(place: Place, action: string, file: string, ...flags: string[]) {
  writeFileSync(join(place.folder, 'suite.yml'), file)
  return await allowed(place, () =>
    runCli(['suite', action, 'suite.yml', ...flags], {
      cwd: place.folder,
      env: { EVAL_GATE_API_KEY: key, EVAL_GATE_BASE_URL: place.deployment.baseUrl },
    }),
  )
}

async function apply(place: Place, file: string) {
  const applied = await suite(place, 'apply', file)
  assert.equal(applied.exitCode, 0, applied.stderr)
  const plan = await suite(place, 'plan', file, '--check')
  assert.equal(plan.exitCode, 0, `the plan after the apply is not empty: ${plan.stdout}`)
}

const cases = (names: readonly string[]) =>
  names
    .map((name) => `  - { id: ${name}, title: Case ${name}, repetitions: 2, steps: [{ prompt: Hi }] }`)
    .join('\n')
const own = (names: readonly string[], more = '') =>
  `name: own\nservers: [shop]\nmodel: anthropic/claude-haiku-4.5\n${more}cases:\n${cases(names)}\n`

async function step(place: Place, inputs: Readonly<Record<string, string>>) {
  const github = await startGitHub()
  try {
    const token = await github.createToken()
    return await allowed(place, async () =>
      runStep({
        workspace: place.folder,
        inputs: asInputs({
          'api-key': key,
          'base-url': place.deployment.baseUrl,
          'github-token': token,
          ...inputs,
        }),
        ...(await pushJob(github)),
      }),
    )
  } finally {
    await github.close()
  }
}

/** Runs client, suites as code and the action against a deployment that somebody else's document describes. */
export async function askThirdParty(document: OpenApi): Promise<readonly Line[]> {
  const deployment = await startDescribed(document)
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-conformance-'))
  const client = createServiceClient({
    baseUrl: deployment.baseUrl,
    apiKey: key,
    clock: systemClock,
    env: {},
    limitedMs: 0,
  })
  const { operations, resolve: resolveReference } = readDocument(document)
  const shared = operations.flatMap((described) => {
    const id = oursOf(described)
    return id === undefined ? [] : [{ described, id }]
  })
  const source = 'the document'
  try {
    return [
      ...(await askAll<Place>(
        [
          {
            rule: 'the contract names each operation as the document does',
            source,
            ask: async () => {
              for (const { described, id } of shared) assert.equal(getOperation(id).publicId, described.id)
            },
          },
          {
            rule: 'every example of a request is one that our contract takes',
            source,
            ask: async () => {
              for (const { described, id } of shared) {
                const { body } = getOperation(id)
                if (body === undefined || described.body?.example === undefined) continue
                const parsed = v.safeParse(body, described.body.example)
                assert.ok(
                  parsed.success,
                  `${id}: ${JSON.stringify(parsed.issues?.map(({ message }) => message))}`,
                )
              }
            },
          },
          {
            rule: 'every answer that the document describes is one that our contract reads',
            source,
            ask: async () => {
              for (const { described, id } of shared) {
                // The answers of the ingest are only said to be objects.
                if (described.answer === undefined || !('properties' in described.answer.schema)) continue
                const parsed = v.safeParse(
                  getOperation(id).response,
                  createSample(described.answer.schema, resolveReference),
                )
                const where = parsed.issues?.map(
                  (issue) => `${v.getDotPath(issue) ?? 'the whole'} ${issue.message}`,
                )
                assert.ok(parsed.success, `${id}: ${where?.join('; ')}`)
              }
            },
          },
          ...documentedSuites().map((file) => ({
            rule: 'suites as code: the documented example, word for word',
            source: 'docs/suites-as-code.md',
            ask: (place: Place) => apply(place, file),
          })),
          {
            rule: 'suites as code: cases with ids, applied, renamed and edited',
            source: 'what deployments do',
            ask: async (place) => {
              await apply(place, own(['a', 'b']))
              await apply(
                place,
                own(['a', 'b']).replace('Case a', 'Renamed').replace('repetitions: 2', 'repetitions: 3'),
              )
            },
          },
          {
            rule: 'suites as code: match options, clients, rules and the pass rate',
            source: 'what deployments do',
            ask: (place) =>
              apply(
                place,
                own(
                  ['a', 'b'],
                  'clients: [desktop]\nmatch-options: { tool-call-order: exact }\nmin-pass-rate: 90%\n',
                ),
              ),
          },
          {
            rule: 'suites as code: an apply that died is repeated',
            source: 'what deployments do',
            ask: async (place) => {
              const file = own(['x', 'y']).replace('name: own', 'name: twice')
              place.deployment.failOnce('createEvalCases')
              assert.notEqual((await suite(place, 'apply', file)).exitCode, 0)
              await apply(place, file)
            },
          },
          {
            rule: 'action: a saved suite in its environment',
            source: 'docs/hosted-runs.md',
            ask: async (place) => {
              const ran = await step(place, { hosted: 'suite: support', 'suite-name': 'hosted' })
              assert.equal(ran.exitCode, 0, ran.stdout)
              assert.equal(ran.outputs.total, '5')
            },
          },
          {
            rule: 'action: a suite file without a saved suite',
            source: 'docs/hosted-runs.md',
            ask: async (place) => {
              const file = `name: inline\nservers: [shop]\nmodel: anthropic/claude-haiku-4.5\ncases:\n  - title: One\n    repetitions: 2\n    steps: [{ prompt: Hi }]\n`
              writeFileSync(join(place.folder, 'inline.yml'), file)
              const ran = await step(place, { hosted: 'suite-file: inline.yml', 'suite-name': 'inline' })
              assert.equal(ran.exitCode, 0, ran.stdout)
              assert.equal(ran.outputs.total, '2')
            },
          },
          {
            rule: 'action: a suite file that is synced and run',
            source: 'docs/hosted-runs.md',
            ask: async (place) => {
              writeFileSync(
                join(place.folder, 'synced.yml'),
                own(['p', 'q']).replace('name: own', 'name: synced'),
              )
              const hosted = 'suite-file: synced.yml\nsync-suite: true'
              const inputs = { hosted, 'suite-name': 'synced' }
              const ran = await step(place, inputs)
              assert.equal(ran.exitCode, 0, ran.stdout)
              assert.equal(ran.outputs.total, '4')
            },
          },
          {
            rule: 'action: a report is uploaded, whole',
            source: 'docs/service.md',
            ask: async (place) => {
              const tests = Array.from(
                { length: 450 },
                (_, n) => `<testcase classname="shop" name="t${n}" time="0.1"/>`,
              )
              writeFileSync(
                join(place.folder, 'junit.xml'),
                `<testsuite name="shop" tests="450">${tests.join('')}</testsuite>`,
              )
              const ran = await step(place, { reports: 'junit.xml', upload: 'true', 'suite-name': 'reports' })
              assert.equal(ran.exitCode, 0, ran.stdout)
              assert.match(ran.stdout, /Uploaded 450 results/)
            },
          },
          {
            rule: 'client: the reads of a project',
            source: 'docs/api.md',
            ask: async (place) => {
              await allowed(place, async () => {
                const project = client.project('prj_1')
                await client.call('getMe', {})
                await project.list('listServers')
                await project.list('listEnvironments', { query: { includeArchived: true } })
                await project.list('listEvalSuites')
                await project.call('getProjectCapabilities')
                await project.call('getEnvironmentCapabilities')
              })
            },
          },
        ],
        { deployment, folder },
      )),
      {
        rule: `${shared.length} of our operations are in the document; asked for outside of it: ${[...deployment.outside].length} routes, each with a fallback`,
        source,
        outcome: 'held',
      },
    ]
  } finally {
    await client.close()
    await deployment.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
