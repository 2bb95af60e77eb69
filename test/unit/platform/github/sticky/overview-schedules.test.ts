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

/** Plays the jobs by a clock that only waiting moves. Returns the lines of the overview, and those of the comments. */
async function play(jobs: readonly Job[]) {
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
  for (const suite of [0, 1, 2]) await upsert({ suite, startsAtMs: 0, writes: [] }, suite + 1)
  await Promise.all(jobs.map((job, index) => upsert(job, index + 4)))
  const isOverview = (body: string) => body.startsWith('<!-- eval-gate-overview ')
  const bodies = conversation.comments.map(({ body }) => body)
  const overviews = bodies.filter(isOverview)
  expect(overviews).toHaveLength(1)
  return {
    listed: [...(overviews[0] ?? '').matchAll(/suite \d of run \d+/g)].map(([line]) => line).toSorted(),
    shown: bodies
      .filter((body) => !isOverview(body))
      .map((body) => /suite \d of run \d+/.exec(body)?.[0])
      .toSorted(),
  }
}

it('the overview ends with what the comments of all suites say, however long each write takes', async () => {
  const delay = fc.oneof(fc.constantFrom(0, 900, 1_500, 4_000, 60_000), fc.nat(60_000))
  const job = fc.record({
    suite: fc.nat(2),
    startsAtMs: fc.oneof(fc.nat(200), fc.nat(60_000)),
    writes: fc.array(fc.tuple(delay, delay), { maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(job, { minLength: 2, maxLength: 3 }), async (jobs) => {
      const { listed, shown } = await play(jobs)
      expect(listed).toEqual(shown)
    }),
    { numRuns: 500 },
  )
})
