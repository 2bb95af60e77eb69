/**
 * Failing more must never make a verdict better: `npm run bench:monotone -- PAIRS [SEED]`. Each pair is a made-up pull
 * request and the same one with some passes turned into failures, or lower scores, both through the built command line.
 * Prints the pairs whose verdict got better, and exits with 1 if there is one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CaseRun, Iteration, Meta, RunData } from './gates/contract.ts'
import { type Random, randomOf } from './gates/draw/random.ts'
import { withSummary } from './gates/draw/run.ts'
import { junitOf } from './gates/folder.ts'
import { runInOneProcess } from './gates/ours/cli.ts'

const [pairs, seed = 'monotone'] = [Number(process.argv[2] ?? 1000), process.argv[3]]
const order = ['passed', 'inconclusive', 'failed']

interface Pair {
  readonly meta: Meta
  readonly base: readonly RunData[]
  readonly heads: readonly [RunData, RunData]
}

function drawPair(random: Random): Pair {
  const iterations = 1 + random.whole(3)
  const kind = random.next() < 0.5 ? 'evals' : undefined
  const scorer = random.next() < 0.3 ? 'quality' : undefined
  const steady = random.next()
  const rates = Array.from({ length: 2 + random.whole(9) }, () =>
    random.next() < steady ? (random.next() < 0.8 ? 1 : 0) : random.next(),
  )
  const run = () =>
    rates.map((rate, id) => ({
      name: `case ${id}`,
      file: 'suite',
      iterations: Array.from({ length: iterations }, (): Iteration => {
        const outcome = random.next() < rate ? 'pass' : random.next() < 0.05 ? 'skip' : 'fail'
        return scorer === undefined
          ? { outcome }
          : { outcome, score: Math.round(1000 * random.beta(4 * rate + 1, 2)) / 1000 }
      }),
    }))
  const base = Array.from({ length: 1 + random.whole(6) }, () => withSummary(run()))
  const head = run()
  const hit = random.next()
  const meta: Meta = { iterations, ...(kind && { kind }), ...(scorer && { scorer }) }
  return { meta, base, heads: [withSummary(head), withSummary(head.map((of) => worse(of, hit, random)))] }
}

function worse(of: CaseRun, share: number, random: Random): CaseRun {
  const iterations = of.iterations.map((one): Iteration => {
    if (one.outcome !== 'pass' || random.next() >= share) return one
    const { score } = one
    const lower = score === undefined ? {} : { score: Math.round(1000 * score * random.next()) / 1000 }
    // A lower score alone is worse, too.
    return { outcome: score !== undefined && random.next() < 0.5 ? 'pass' : 'fail', ...lower }
  })
  return { ...of, iterations }
}

runInOneProcess(async (run) => {
  const folder = mkdtempSync(join(tmpdir(), 'monotone-'))
  const verdicts = new Map<string, number>()
  let better = 0
  for (let number = 0; number < pairs; number += 1) {
    const { meta, base, heads } = drawPair(randomOf(`${seed} ${number}`))
    const place = join(folder, String(number))
    mkdirSync(place)
    const files = base.map((data, index) => write(join(place, `base-${index}.xml`), data, meta))
    const policy = join(place, 'policy.yml')
    if (meta.kind !== undefined) writeFileSync(policy, `kind: ${meta.kind}\n`)
    const said: string[] = []
    for (const [index, data] of heads.entries()) {
      const { stdout } = await run(
        [
          'gate',
          ...files.flatMap((file) => ['--baseline', file]),
          '--head',
          write(join(place, `head-${index}.xml`), data, meta),
          ...(meta.kind === undefined ? [] : ['--policy', policy]),
          '--json',
        ],
        place,
      )
      said.push((JSON.parse(stdout) as { verdict: string }).verdict)
    }
    const [before = '', after = ''] = said
    if (!order.includes(before) || !order.includes(after)) throw new Error(`${place}: ${before} ${after}`)
    verdicts.set(`${before} → ${after}`, (verdicts.get(`${before} → ${after}`) ?? 0) + 1)
    if (order.indexOf(after) < order.indexOf(before)) {
      better += 1
      console.log(`${place}: ${before}, and with more failures ${after}`)
    } else rmSync(place, { recursive: true })
  }
  for (const [what, count] of [...verdicts].sort()) console.log(`${what}: ${count}`)
  console.log(`${better} of ${pairs} verdicts got better`)
  if (better === 0) rmSync(folder, { recursive: true })
  process.exit(better === 0 ? 0 : 1)
})

function write(file: string, data: RunData, meta: Meta): string {
  writeFileSync(file, junitOf(data, meta))
  return file
}
