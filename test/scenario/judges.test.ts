import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gateFiles } from '../support/gate-files.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace } from '../support/workspace.ts'

/** Thirty evals, each with two iterations, a judge and what a person says; of the first so many the judge lets all pass. */
function rows(lenient: number): Readonly<Record<string, string>> {
  const list = Array.from({ length: 60 }, (_, at) => {
    const label = at % 3 === 0 ? 0 : 1
    return { q: `q${at % 30}`, ok: true, scores: { human: label, judge: at % 30 < lenient ? 1 : label } }
  })
  return { 'rows.json': JSON.stringify(list) }
}

const policy = 'format: { name: q, pass: ok, scores: scores }\nkind: evals\nlabels: human\n'

it('a judge that agrees less with people than on the base is in the first lines', async () => {
  const flags = ['--policy', 'policy.yml']
  const others = { 'policy.yml': policy }
  const same = await gateFiles([rows(3), rows(3)], rows(3), { flags, others })
  expect(same.verdict, same.said).toBe('passed')
  expect(same.said).toContain(
    '“judge” agrees with the labels “human” in 58 of 60 iterations (96.7%, κ = 0.92, 0.82 to 1)',
  )
  const worse = await gateFiles([rows(3), rows(3)], rows(24), { flags, others })
  expect(worse.verdict, worse.said).toBe('inconclusive')
  expect(worse.said).toContain(
    'inconclusive judge-agreement: “judge” agrees with the labels “human” in 44 of 60',
  )
  const without = await gateFiles([rows(3)], rows(3), {
    flags,
    others: { 'policy.yml': policy.replace('labels: human', 'labels: people') },
  })
  expect(without.verdict, without.said).toBe('inconclusive')
})

it('the comment and the report say it', async () => {
  const files = (folder: string, from: number) => ({ [`${folder}/rows.json`]: rows(from)['rows.json'] ?? '' })
  const cwd = createWorkspace({ 'policy.yml': policy, ...files('before', 3), ...files('after', 24) })
  const flags = ['--policy', 'policy.yml', '--comment-file', 'comment.md', '--html-file', 'page.html']
  await runCli(['gate', '--baseline', 'before/*', '--head', 'after/*', ...flags], { cwd })
  const read = (name: string) => readFileSync(join(cwd, name), 'utf8')
  expect(read('comment.md')).toContain('agrees with the labels')
  expect(read('page.html')).toContain('<summary>Judges</summary>')
  expect(read('page.html')).toContain('judge and human (people)')
})

it('a verdict that depends on the order of two answers is said', async () => {
  const pairs = (flipping: number) => ({
    'rows.json': JSON.stringify(
      Array.from({ length: 20 }, (_, at) => ({
        q: `q${at % 10}`,
        order: at < 10 ? 'ab' : 'ba',
        ok: at < 10 || at % 10 >= flipping,
      })),
    ),
  })
  const others = { 'policy.yml': 'format: { name: q, order: order, pass: ok }\nkind: evals\n' }
  const judge = async (flipping: number) =>
    await gateFiles(pairs(flipping), pairs(flipping), { flags: ['--policy', 'policy.yml'], others })
  expect((await judge(0)).said).toContain(
    '10 pairs of answers were compared in both orders, with equal verdicts.',
  )
  expect((await judge(3)).said).toContain(
    'warning judge-agreement: 10 pairs of answers were compared in both orders: the verdict on 3 depends on the order',
  )
})
