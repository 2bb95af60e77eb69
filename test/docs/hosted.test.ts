import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { inputNames } from '../../src/config/inputs.ts'
import { parseSuiteFile } from '../../src/config/suite-file/read.ts'

function blocksOf(name: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs', name), 'utf8')
  return [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')
}

it('the suite file of the documentation is one', () => {
  const [example = ''] = blocksOf('suites-as-code.md')
  const spec = parseSuiteFile(example, 'evals/support.yml')
  expect(spec).toMatchObject({
    name: 'support',
    settings: { minimumAccuracy: 90 },
    schedule: { everyMinutes: 1440 },
    environmentSpecs: [{ name: 'staging', client: 'desktop', archived: false }],
  })
  expect(spec.cases[0]?.fields.steps).toHaveLength(2)
})

it('the workflows of the documentation use inputs that exist', () => {
  const steps = blocksOf('hosted-runs.md')
    .map((block) => parse(block))
    .flatMap((block) => (Array.isArray(block) ? block : block.jobs.evals.steps))
  const used = steps.flatMap((step: { with?: object }) => Object.keys(step.with ?? {}))
  expect(used.length).toBeGreaterThan(5)
  for (const name of used) expect(inputNames).toContain(name)
})
