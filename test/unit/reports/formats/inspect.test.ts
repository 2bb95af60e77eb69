import { copyFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { countsOf, only, readContent, readFileAt, readJson } from '../../../support/reports/reading.ts'
import { toolsFolder } from '../../../support/reports/tool-fixtures.ts'
import { zipOf } from '../../../support/zip.ts'

const log = (sample: object, rest: object = {}) => ({
  status: 'success',
  eval: { task: 'geography', model: 'acme/atlas', dataset: { samples: 1 }, config: { epochs: 1 } },
  ...rest,
  samples: [{ id: 1, epoch: 1, input: 'Capital of France?', target: 'Paris', ...sample }],
  stats: {},
})

const header = {
  name: 'header.json',
  content: JSON.stringify({
    version: 2,
    status: 'success',
    eval: { task: 'geography' },
    plan: {},
    stats: {},
  }),
}
const sample = {
  name: 'samples/1.json',
  content: JSON.stringify({ id: 1, epoch: 1, scores: { match: { value: 'C' } } }),
}
/** 20 files of 10 MB that share next to nothing but zeros. */
const bomb = Array.from({ length: 20 }, (_, index) => ({
  name: `samples/${index}.json`,
  content: JSON.stringify({ id: index, scores: { match: { value: 'C' } }, store: ' '.repeat(10_000_000) }),
}))

describe('a log of Inspect', () => {
  const folder = join(toolsFolder, 'inspect/0.3')

  it('gives the same results from the archive as from its JSON', async () => {
    const archive = await readFileAt(folder, 'head-wrong/eight.eval')
    const json = await readFileAt(folder, 'head-wrong/eight.json')
    expect(archive.summary.format).toBe('inspect-json')
    expect(countsOf(archive.summary)).toBe(
      '40 tests: 35 passed, 5 failed, 0 errored, 0 skipped, 0 flaky, 0 suites',
    )
    const names = ({ results }: typeof json) =>
      results.map(({ identity, outcome }) => `${identity.name} ${outcome}`)
    expect(names(archive).sort()).toEqual(names(json).sort())
  })

  it('names the model that judged, for scorers that ask one', async () => {
    const { results } = await readJson(
      log(
        { scores: { model_graded_qa: { value: 'C' }, match: { value: 'C' } } },
        {
          eval: {
            task: 'geography',
            model: 'acme/atlas',
            dataset: { samples: 1 },
            config: { epochs: 1 },
            model_roles: { grader: { model: 'acme/judge' } },
          },
        },
      ),
    )
    expect(only(results).scores?.map(({ name, judge }) => [name, judge])).toEqual([
      ['model_graded_qa', 'acme/judge'],
      ['match', undefined],
    ])
  })

  it('reports an archive that ends early', async () => {
    const temporary = mkdtempSync(join(tmpdir(), 'inspect-'))
    onTestFinished(() => rmSync(temporary, { recursive: true, force: true }))
    copyFileSync(join(folder, 'base/eight.eval'), join(temporary, 'cut.eval'))
    truncateSync(join(temporary, 'cut.eval'), 20_000)
    const { summary } = await readFileAt(temporary, 'cut.eval')
    expect(summary.error).toMatch(/archive/)
  })

  it.each([
    ['unpacks to far more than its size', zipOf([header, ...bomb]), /unpacks to far more than its size/],
    [
      'is packed in an unknown way',
      zipOf([header, { ...sample, method: 99 }]),
      /samples\/1\.json in the archive can't be unpacked/,
    ],
    ['has a sample that is not JSON', zipOf([header, { ...sample, content: '{"id":' }]), /JSON|value|key/],
  ])('reports an archive that %s', async (_, content, problem) => {
    const { summary } = await readContent(content, { name: 'log.eval' })
    expect(summary.format).toBe('inspect-json')
    expect(summary.error).toMatch(problem)
  })

  it('takes a log whose task never ended for a broken suite', async () => {
    const start = {
      name: '_journal/start.json',
      content: JSON.stringify({ version: 2, eval: { task: 'geography' }, plan: {} }),
    }
    const { summary, results } = await readContent(zipOf([start, sample]), { name: 'log.eval' })
    expect(summary).toMatchObject({ format: 'inspect-json', tests: 1, suiteErrors: 1 })
    expect(results.at(-1)?.message).toMatch(/status "started"/)
  })

  it('names an archive of another kind', async () => {
    const { summary } = await readContent(zipOf([{ name: 'a.txt', content: 'a' }]), { name: 'a.zip' })
    expect(summary.foreign).toMatch(/^a zip archive; unpack it/)
  })

  it('says what a sample answered that was not correct', async () => {
    const scores = { match: { value: 'I', answer: 'Lyon', explanation: 'The answer was Lyon' } }
    const { results } = await readJson(log({ scores }))
    expect(only(results)).toMatchObject({ outcome: 'failed', message: 'match: I (The answer was Lyon)' })
  })

  it('leaves a sample unscored of which every score is NaN', async () => {
    const { results } = await readJson(log({ scores: { f1: { value: null } } }))
    expect(only(results)).toMatchObject({ unjudged: 'unscored', message: 'nothing gave it a value' })
  })

  it('is flaky when it passed after an error', async () => {
    const sample = { scores: { match: { value: 'C' } }, error_retries: [{ message: 'reset' }] }
    const { results } = await readJson(log(sample))
    expect(only(results)).toMatchObject({ outcome: 'passed', flaky: true, attempts: 2 })
  })

  it('names the limit that ended a sample', async () => {
    const limit = { type: 'token', limit: 1000 }
    const scored = await readJson(log({ limit, scores: { match: { value: 'I' } } }))
    expect(only(scored.results).message).toBe('the token limit of 1000 ended the sample')
    const { results } = await readJson(log({ limit }))
    expect(only(results)).toMatchObject({ outcome: 'failed' })
    expect(only(results).infrastructure).toBeUndefined()
  })

  it('reports samples that are missing from a finished log', async () => {
    const header = { task: 'geography', dataset: { samples: 3 }, config: { epochs: 1 } }
    const { summary, results } = await readJson(log({ scores: { match: { value: 'C' } } }, { eval: header }))
    expect(summary.suiteErrors).toBe(1)
    expect(results.at(-1)?.message).toMatch(/after 1 of 3 samples/)
  })
})
