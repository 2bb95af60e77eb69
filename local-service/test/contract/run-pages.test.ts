import { afterEach, describe, expect, test } from 'vitest'
import { callerOf } from '../../../test/support/service/caller.ts'
import { startLocalService } from '../../http/server.ts'

/** The pages of the local service, as a reader gets them. */

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const part of open.splice(0)) await part.close()
})

type Result = Readonly<Record<string, unknown>>

async function startWith(results: readonly Result[], run: Result = {}) {
  const service = await startLocalService({ rateLimit: 'off', clock: () => Date.UTC(2026, 4, 1, 8) })
  open.push(service)
  const call = callerOf(service)
  const { status, json } = await call('POST', '/projects/default/eval-ingest/report', {
    body: { suiteName: 'checkout', externalRunId: 'gh-1', ...run, results },
  })
  expect(status).toBe(200)
  const read = async (query = '', path = `/evals/suite/${json.suiteId}/runs/${json.runId}`) => {
    const response = await fetch(`${service.origin}${path}${query}`)
    return { status: response.status, text: await response.text() }
  }
  return { service, json, read }
}

/** Titles in the table, in order. */
function titlesOf(text: string): readonly string[] {
  const [, ...rows] = text.split('<tr><td><span class="badge')
  return rows.map((row) => /<td class="case">([^<]*)<\/td>/.exec(row)?.[1] ?? '')
}

const passed = { caseTitle: 'adds', passed: true, durationMs: 1_250, tokens: { total: 4_200 } }
const failed = { caseTitle: 'pays', passed: false, error: 'expected 402 <b>' }
const lost = { caseTitle: 'ships', passed: false, status: 'failed', error: 'no server' }
const mixed = [passed, lost, passed, failed, passed]

describe('the page of a run', () => {
  test('shows failures first, then what has no result', async () => {
    const { read } = await startWith(mixed)
    const { text } = await read()
    expect(titlesOf(text)).toEqual(['pays', 'ships', 'adds', 'adds', 'adds'])
    expect(text).toContain('expected 402 &lt;b&gt;')
    expect(text).not.toContain('<script')
  })

  test.each([
    ['?show=failed', ['pays']],
    ['?show=ungraded', ['ships']],
    ['?show=passed', ['adds', 'adds', 'adds']],
    ['?text=NO+SERVER', ['ships']],
    ['?show=passed&text=pays', []],
    ['?show=<script>&text=adds', ['adds', 'adds', 'adds']],
  ])('is filtered by %s', async (query, titles) => {
    const { read } = await startWith(mixed)
    const { status, text } = await read(query)
    expect(status).toBe(200)
    expect(titlesOf(text)).toEqual(titles)
    expect(text.includes('No iteration fits the filter.')).toBe(titles.length === 0)
  })

  test('keeps what was typed, escaped, and counts what each choice has', async () => {
    const { read } = await startWith(mixed)
    const { text } = await read(`?show=failed&text=${encodeURIComponent('"><img src=x>')}`)
    expect(text).toContain('value="&quot;&gt;&lt;img src=x&gt;"')
    expect(text).toContain('<option value="failed" selected>Failed (1)</option>')
    expect(text).toContain('<option value="passed">Passed (3)</option>')
  })

  test('aligns its figures', async () => {
    const { read } = await startWith(mixed)
    const { text } = await read()
    expect(text).toContain('<td class="number">1.25 s</td>')
    expect(text).toContain('<td class="number" data-name="Tokens">4,200</td>')
    expect(text).toContain('<th scope="col" class="number">Time</th>')
    expect(text).toContain('.number{text-align:right;font-variant-numeric:tabular-nums')
  })

  test('says things in words, not in names of fields', async () => {
    const ci = {
      provider: 'github_actions',
      commitSha: '9f1a2b3',
      branch: 'feature',
      runUrl: 'https://github.example/runs/1',
      pullRequestNumber: 7,
    }
    const { read } = await startWith([passed], { ci, framework: 'vitest', tags: ['pr', 'slow'] })
    const { text } = await read()
    for (const fact of [
      '<dt>Commit</dt><dd>9f1a2b3</dd>',
      '<dt>Pull request</dt><dd>7</dd>',
      '<dt>Tags</dt><dd>pr, slow</dd>',
      '<dt>CI page</dt><dd><a href="https://github.example/runs/1"',
      '<dt>Source</dt><dd>Uploaded results</dd>',
      '<dt>Started</dt><dd>2026-05-01 08:00 UTC</dd>',
    ]) {
      expect(text).toContain(fact)
    }
    expect(text).not.toMatch(/commitSha|pullRequestNumber|runUrl|timed_out/)
  })

  test.each([
    ['passed', [passed], {}, '100% of 1 graded iteration passed; the run needs 100%.'],
    [
      'failed',
      [passed, failed],
      {},
      '50% of 2 graded iterations passed. The upload set no rate, so the service&#39;s own result counts 100% alone as passed.',
    ],
    [
      'failed',
      [passed, failed],
      { passCriteria: { minimumPassRate: 90 } },
      '50% of 2 graded iterations passed; the run needs 90%.',
    ],
    [
      'passed',
      [passed, failed],
      { passCriteria: { minimumPassRate: 50 } },
      '50% of 2 graded iterations passed; the run needs 50%.',
    ],
    [
      'inconclusive',
      [passed, lost],
      {},
      'The run has no verdict: 1 of 2 iterations were lost, more than 10%.',
    ],
    ['inconclusive', [lost], {}, 'The run has no verdict: no iteration was graded.'],
  ])('says why it %s, and why a gate may decide otherwise', async (result, results, run, reason) => {
    const { read, json } = await startWith(results, run)
    expect(json.result).toBe(result)
    const { text } = await read()
    expect(text).toContain(reason)
    expect(text).toContain('also compares with the base branch and applies its policy')
  })

  test('of many iterations shows the failures, and says that there is more', async () => {
    const many = Array.from({ length: 700 }, (_, n) => ({ ...passed, caseTitle: `case ${n}` }))
    const { read } = await startWith([...many, failed])
    const { text } = await read()
    const titles = titlesOf(text)
    expect(titles.slice(0, 2)).toEqual(['pays', 'case 0'])
    expect(titles).toHaveLength(500)
    expect(text).toContain('These are the first 500 iterations that fit.')
    expect(titlesOf((await read('?text=case+699')).text)).toEqual(['case 699'])
  })
})

test('the lists of runs show rates and counts in columns', async () => {
  const { read, json } = await startWith(mixed)
  for (const path of ['/', `/evals/suite/${json.suiteId}`]) {
    const { text } = await read('', path)
    expect(text).toContain('checkout, run 1')
    expect(text).toContain(
      '<td class="number" data-name="Pass rate">75%</td><td class="number" data-name="Failed">1</td>',
    )
  }
  expect((await read('', `/evals/suite/${json.suiteId}`)).text).toContain('Made by uploads from CI.')
})

describe('several runs of a suite', () => {
  const answered = (passes: boolean, score: number) => ({
    caseTitle: 'answers',
    passed: passes,
    metadata: { scores: [{ name: 'faithfulness', score }] },
  })

  async function startWithThree() {
    const first = await startWith([answered(true, 0.9), answered(true, 0.9), passed])
    const call = callerOf(first.service)
    const upload = async (externalRunId: string, results: readonly Result[]) => {
      const body = { suiteName: 'checkout', externalRunId, results }
      return (await call('POST', '/projects/default/eval-ingest/report', { body })).json
    }
    await upload('gh-2', [answered(true, 0.8), answered(true, 0.8), passed])
    const { suiteId, runId } = await upload('gh-3', [answered(true, 0.7), answered(false, 0.4), passed, lost])
    return { ...first, suite: `/evals/suite/${suiteId}`, run: `/evals/suite/${suiteId}/runs/${runId}` }
  }

  test('are compared case by case, with their scores, and with the run that is chosen', async () => {
    const { read, run, json } = await startWithThree()
    const { text } = await read('', run)
    const [worst = '', second = ''] = text.split('<tr><td class="case">').slice(1)
    expect(worst).toMatch(/^<span class="badge">lower<\/span> answers/)
    expect(worst).toContain('data-name="Run 2">2/2')
    expect(worst).toContain('data-name="Now">1/2')
    expect(worst).toContain('faithfulness: 0.8 → 0.55')
    expect(second).toMatch(/^adds</)
    const chosen = await read(`?with=${json.runId}`, run)
    expect(chosen.text).toContain('faithfulness: 0.9 → 0.55')
    expect((await read()).text).toContain('There is no earlier run to compare with.')
  })

  test('have a trend from 0% to 100%, and no run that set no rate looks failed', async () => {
    const { read, suite, run } = await startWithThree()
    for (const path of [suite, run]) {
      const { text } = await read('', path)
      expect(text).toContain('Pass rate over 3 runs: 100% → 66.7%')
      expect(text).toContain('<span class="badge">66.7% passed</span>')
      expect(text.split('Iterations</h2>')[0]).not.toContain('✗ failed')
    }
  })
})
