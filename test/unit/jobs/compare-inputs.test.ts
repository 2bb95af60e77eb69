import { describe, expect, it } from 'vitest'
import { judgeBy, type Measurement, type World } from '../../support/gate/sources.ts'

const all = (outcomes: string): Measurement => ({
  cases: Object.fromEntries([1, 2, 3, 4].map((index) => [`case ${index}`, outcomes])),
})

/** What the first lines say of the inputs of a pull request that changes nothing else. */
async function said(headInputs: World['headInputs'], more: Partial<World> = {}) {
  const came = await judgeBy('reports', { base: [all('ppppp')], head: all('ppppp'), headInputs, ...more })
  const reason = came.reasons.find(({ rule }) => rule === 'other-inputs')
  return { verdict: came.verdict, status: reason?.status, message: reason?.message, views: came.views }
}

const file = { 'base.jsonl': `${JSON.stringify({ name: 'case 1', pass: true })}\n` }

describe('inputs that differ from those of the base', () => {
  it('are a fact in the first lines, and open nothing', async () => {
    const { views, ...came } = await said({ selection: 'true', 'path-prefix': 'src' })
    const message = 'Measured with other inputs than main: `path-prefix`, `selection`.'
    expect(came).toEqual({ verdict: 'passed', status: 'warning', message })
    for (const name of ['comment', 'summary', 'log']) {
      const [first = ''] = (views[name] ?? '').split('<details>')
      expect(first.replaceAll('\\', ''), name).toContain(message)
    }
  })

  it.each([
    [{ baseline: 'none' }, {}, 'baseline'],
    [{ baseline: 'file:base.jsonl' }, { base: [all('ppppp')], head: { files: file } }, 'baseline'],
    [{ 'baseline-branch': 'evil' }, {}, 'baseline-branch'],
  ])('are found whatever it is compared with: %o', async (inputs, world, name) => {
    expect((await said(inputs, world)).message).toBe(`Measured with other inputs than main: \`${name}\`.`)
  })

  it('are not mentioned where they are the same', async () => {
    expect((await said({})).message).toBeUndefined()
    expect((await said({ 'html-report': 'off' })).message).toBeUndefined()
  })

  it('leave the verdict open where the policy locks one', async () => {
    const policy = 'lock: [reports, baseline]\n'
    expect((await said({ selection: 'true' }, { policy })).verdict).toBe('passed')
    expect(await said({ baseline: 'none' }, { policy })).toMatchObject({
      verdict: 'inconclusive',
      message:
        "Measured with other inputs than main: `baseline`. The policy of main locks `baseline`, so this can't be green. Give the input the value that it has on the base branch, or change it there first.",
    })
  })

  it('leave it open where one is locked, and nobody can say', async () => {
    const trouble = { noList: true }
    const world = { policy: 'lock: [baseline]\n', trouble, head: { files: file } }
    expect(await said({ baseline: 'file:base.jsonl' }, world)).toMatchObject({
      verdict: 'inconclusive',
      message: expect.stringContaining(
        'The inputs of main are not known. The policy of main locks `baseline`',
      ),
    })
  })
})
