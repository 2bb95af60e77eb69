import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createComments } from '../../../../../src/platform/github/sticky/comments.ts'
import type { StickyComment } from '../../../../../src/ports/github.ts'
import { fakeClock } from '../../../../support/clocks.ts'
import { memoryConversation } from '../../../../support/memory-conversation.ts'

type Visibility = NonNullable<StickyComment['visibility']>

/** How long GitHub takes to carry out a write, and to answer it then. In ms. */
type WriteDelay = readonly [beforeMs: number, afterMs: number]

/** A job that writes the comment. Its place in a list is that of its run: the last one is the newest measurement. */
interface Job {
  readonly visibility: Visibility
  readonly startsAtMs: number
  /** Of its writes, in turn; later ones are quick. */
  readonly writes: readonly WriteDelay[]
}

const repository = { owner: 'octo', repo: 'app' }
const quickMs = 40

/** Plays the jobs by a clock that only waiting moves. Returns the texts of the suite's comments when all have ended. */
async function play(jobs: readonly Job[], isThereBefore: boolean): Promise<string[]> {
  const clock = fakeClock()
  const conversation = memoryConversation()
  const upsert = async ({ visibility, startsAtMs, writes }: Job, run: number) => {
    const left = [...writes]
    const options = conversation.optionsAt({
      clock,
      delays: (step) => {
        const isWrite = step === 'create' || step === 'update' || step === 'delete'
        return (isWrite ? left.shift() : undefined) ?? [quickMs, quickMs]
      },
    })
    await clock.sleep(startsAtMs)
    return createComments({ ...options, repository, pullRequest: 7 }).upsert({
      key: 'suite',
      body: `of run ${run}`,
      runId: String(run),
      attempt: 1,
      commit: '',
      createIfMissing: visibility === 'shown',
      visibility,
    })
  }
  if (isThereBefore) await upsert({ visibility: 'shown', startsAtMs: 0, writes: [] }, 0)
  await Promise.all(jobs.map((job, index) => upsert(job, index + 1)))
  return conversation.comments.map(({ body }) => body.split('\n')[1] ?? '')
}

const delays = [0, 900, 1_500, 4_000, 60_000]

describe('jobs that write one comment at the same time end with the text of the newest', () => {
  it('for two jobs and each delay of a write', async () => {
    for (const olderMs of delays) {
      for (const newerMs of delays) {
        for (const startsAtMs of [0, 20, 100, 1_000, 3_000, 30_000]) {
          for (const isThereBefore of [true, false]) {
            const older: Job = { visibility: 'shown', startsAtMs: 0, writes: [[olderMs, 0]] }
            const newer: Job = { visibility: 'shown', startsAtMs, writes: [[0, newerMs]] }
            const jobs = [older, newer]
            expect(await play(jobs, isThereBefore), JSON.stringify({ jobs, isThereBefore })).toEqual([
              'of run 2',
            ])
          }
        }
      }
    }
  })

  const delay = fc.oneof(fc.constantFrom(...delays), fc.nat(60_000))
  const job = (...visibilities: readonly Visibility[]) =>
    fc.record({
      visibility: fc.constantFrom(...visibilities),
      startsAtMs: fc.oneof(fc.nat(200), fc.nat(60_000)),
      writes: fc.array(fc.tuple(delay, delay), { maxLength: 3 }),
    })
  const olderJobs = fc.array(job('shown', 'hidden', 'line'), { minLength: 1, maxLength: 2 })

  it('for two and three jobs of which the older ones may hide it or take it away, each write with a delay of its own', async () => {
    await fc.assert(
      fc.asyncProperty(olderJobs, job('shown'), fc.boolean(), async (older, newest, isThereBefore) => {
        expect(await play([...older, newest], isThereBefore)).toEqual([`of run ${older.length + 1}`])
      }),
      { numRuns: 1_000 },
    )
  })

  // A deleted comment leaves nothing behind: an older job that is still writing may make it again.
  it('or with one comment at most, where the newest job takes it away', async () => {
    await fc.assert(
      fc.asyncProperty(
        olderJobs,
        job('line', 'hidden'),
        fc.boolean(),
        async (older, newest, isThereBefore) => {
          expect((await play([...older, newest], isThereBefore)).length).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 500 },
    )
  })
})
