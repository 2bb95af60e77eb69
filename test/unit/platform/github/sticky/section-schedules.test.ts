import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createComments } from '../../../../../src/platform/github/sticky/comments.ts'
import { fakeClock } from '../../../../support/clocks.ts'
import { memoryConversation } from '../../../../support/memory-conversation.ts'

/** A job of one of three suites. Its writes take so long until they are carried out, and then until they are answered. */
interface Job {
  readonly suite: number
  readonly startsAtMs: number
  /** In ms, of its writes in turn; later ones are quick. */
  readonly writes: readonly (readonly [beforeMs: number, afterMs: number])[]
}

const repository = { owner: 'octo', repo: 'app' }
const quickMs = 40

/** Plays the jobs by a clock that only waiting moves. Returns what the comment says of each suite. */
async function play(jobs: readonly Job[], isThereBefore: boolean) {
  const clock = fakeClock()
  const conversation = memoryConversation()
  const upsert = async ({ suite, startsAtMs, writes }: Job, run: number) => {
    const left = [...writes]
    const options = conversation.optionsAt({
      clock,
      delays: (step) => {
        const isWrite = step === 'create' || step === 'update' || step === 'delete'
        return (isWrite ? left.shift() : undefined) ?? [quickMs, quickMs]
      },
    })
    await clock.sleep(startsAtMs)
    await createComments({ ...options, repository, pullRequest: 7 }).upsert({
      key: `suite ${suite}`,
      body: `### ❌ suite ${suite} of run ${run}`,
      runId: String(run),
      attempt: 1,
      commit: '',
      createIfMissing: true,
    })
  }
  if (isThereBefore)
    for (const suite of [0, 1, 2]) await upsert({ suite, startsAtMs: 0, writes: [] }, suite + 1)
  await Promise.all(jobs.map((job, index) => upsert(job, index + 4)))
  expect(conversation.comments).toHaveLength(1)
  return [...(conversation.comments[0]?.body ?? '').matchAll(/suite \d of run \d+/g)]
    .map(([line]) => line)
    .toSorted()
}

const delay = fc.oneof(fc.constantFrom(0, 900, 1_500, 4_000, 60_000), fc.nat(60_000))
const job = fc.record({
  suite: fc.nat(2),
  startsAtMs: fc.oneof(fc.nat(200), fc.nat(60_000)),
  writes: fc.array(fc.tuple(delay, delay), { maxLength: 4 }),
})

it('the comment ends with the newest section of each suite, however long each write takes', async () => {
  const jobs = fc.array(job, { minLength: 2, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(jobs, fc.boolean(), async (played, isThereBefore) => {
      const newest = new Map<number, number>(
        isThereBefore ? [0, 1, 2].map((suite) => [suite, suite + 1]) : [],
      )
      for (const [index, { suite }] of played.entries()) newest.set(suite, index + 4)
      const expected = [...newest].map(([suite, run]) => `suite ${suite} of run ${run}`).toSorted()
      expect(await play(played, isThereBefore)).toEqual(expected)
    }),
    { numRuns: 1_000 },
  )
})

it('eight suites that write at the same time lose none', async () => {
  const eight = fc.array(job, { minLength: 8, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(eight, fc.boolean(), async (played, isThereBefore) => {
      const jobs = played.map((one, suite) => ({ ...one, suite }))
      expect(await play(jobs, isThereBefore)).toEqual(
        jobs.map(({ suite }) => `suite ${suite} of run ${suite + 4}`),
      )
    }),
    { numRuns: 200 },
  )
})
