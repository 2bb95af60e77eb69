/**
 * The long campaign of the property tests: `npm run test:random -- ROUNDS`, each round with a random seed. A seed that
 * fails is recorded in test/property/seeds.json, and from then on `npm test` draws that test from it.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { listFiles, project } from '../test/support/list-files.ts'

interface JsonReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly ancestorTitles: readonly string[]
      readonly title: string
    }[]
  }[]
}

const rounds = Number(process.argv[2] ?? 10)
const seedsFile = join(project, 'test/property/seeds.json')
const output = join(tmpdir(), `property-${process.pid}.json`)
const files = listFiles(['test/**/*.test.ts', 'local-service/test/**/*.test.ts'], project).filter((file) =>
  readFileSync(join(project, file), 'utf8').includes("from 'fast-check'"),
)

let failures = 0
for (let round = 1; round <= rounds; round += 1) {
  const seed = randomInt(-(2 ** 31), 2 ** 31)
  spawnSync('npx', ['vitest', 'run', ...files, '--reporter=json', `--outputFile=${output}`], {
    cwd: project,
    env: { ...process.env, PROPERTY_SEED: String(seed) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const failed = failedTests(JSON.parse(readFileSync(output, 'utf8')))
  failures += failed.length
  console.log(
    `round ${round} of ${rounds}, seed ${seed}: ${failed.length === 0 ? 'no failure' : failed.join('\n  ')}`,
  )
  const seeds = JSON.parse(readFileSync(seedsFile, 'utf8'))
  for (const name of failed) seeds[name] = seed
  writeFileSync(seedsFile, `${JSON.stringify(seeds, null, 2)}\n`)
}
rmSync(output, { force: true })
process.exitCode = failures === 0 ? 0 : 1

function failedTests({ testResults }: JsonReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => [basename(name), ...ancestorTitles, title].join(' > ')),
  )
}
