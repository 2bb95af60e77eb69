import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createIssues } from '../../../../../src/platform/github/sticky/issues.ts'
import { fakeClock } from '../../../../support/clocks.ts'
import { memoryIssues } from '../../../../support/memory-issues.ts'

/** How long GitHub takes to carry out a write, and to answer it then. In ms. */
type WriteDelay = readonly [beforeMs: number, afterMs: number]

/** A run of the default branch. Its place in a list is that of its run: the last one is the newest measurement. */
interface Run {
  readonly isRed: boolean
  readonly startsAtMs: number
  /** Of its writes, in turn; later ones are quick. */
  readonly writes: readonly WriteDelay[]
}

const key = 'suite'
const quickMs = 40

/** Plays the runs by a clock that only waiting moves. Returns the open issues and the comments when all have ended. */
async function play(runs: readonly Run[], { isThereBefore = false, hasHistory = true } = {}) {
  const clock = fakeClock()
  const github = memoryIssues({ hasHistory })
  const track = async ({ isRed, startsAtMs, writes }: Run, run: number) => {
    const left = [...writes]
    const options = github.optionsAt({
      clock,
      delays: (step) => {
        const isWrite = step === 'create' || step === 'update'
        return (isWrite ? left.shift() : undefined) ?? [quickMs, quickMs]
      },
    })
    await clock.sleep(startsAtMs)
    const context = { provider: 'github_actions', runId: String(run), attempt: 1 } as const
    const issues = createIssues({ ...options, repository: { owner: 'octo', repo: 'app' }, context })
    const tracked = await issues.find(key)
    if (tracked?.isNewer === true || (!isRed && tracked?.isOpen !== true)) return
    const text = { title: `title of run ${run}`, body: `body of run ${run}`, note: `note of run ${run}` }
    if (tracked === undefined) await issues.open(key, text, { labels: [], assignees: [] })
    else await issues.change(key, tracked, text, { isOpen: isRed, comment: `comment of run ${run}` })
  }
  if (isThereBefore) await track({ isRed: true, startsAtMs: 0, writes: [] }, 0)
  await Promise.all(runs.map((run, index) => track(run, index + 1)))
  const open = github.issues.filter(({ state }) => state === 'open')
  return {
    open: open.map(({ title, body }) => `${title}, ${body.split('\n')[1]}`),
    texts: github.issues.map(({ body }) => body.split('\n')[1] ?? ''),
    comments: github.comments,
    waitedMs: clock.now(),
  }
}

const delays = [0, 900, 1_500, 4_000, 60_000]
const ofRun = (run: number) => `title of run ${run}, body of run ${run}`

describe('runs that write one issue at the same time end with the text and the state of the newest', () => {
  it('for two runs and each delay of a write', async () => {
    for (const [olderIsRed, newerIsRed] of [
      [true, true],
      [true, false],
      [false, true],
    ] as const) {
      for (const olderMs of delays) {
        for (const newerMs of delays) {
          for (const startsAtMs of [0, 20, 100, 1_000]) {
            const older: Run = { isRed: olderIsRed, startsAtMs: 0, writes: [[olderMs, 0]] }
            const newer: Run = { isRed: newerIsRed, startsAtMs, writes: [[0, newerMs]] }
            const { open } = await play([older, newer], { isThereBefore: true })
            const schedule = JSON.stringify({ older, newer })
            // A newer green run that finds no open issue has nothing to write.
            expect(open, schedule).toEqual(newerIsRed ? [ofRun(2)] : [])
          }
        }
      }
    }
  })

  const delay = fc.oneof(fc.constantFrom(...delays), fc.nat(60_000))
  const run = (isRed: fc.Arbitrary<boolean>) =>
    fc.record({
      isRed,
      startsAtMs: fc.oneof(fc.nat(200), fc.nat(60_000)),
      writes: fc.array(fc.tuple(delay, delay), { maxLength: 3 }),
    })

  it('for two and three runs of which the older ones may be green, each write with a delay of its own', async () => {
    const older = fc.array(run(fc.boolean()), { minLength: 1, maxLength: 2 })
    await fc.assert(
      fc.asyncProperty(older, run(fc.constant(true)), fc.boolean(), async (runs, newest, isThereBefore) => {
        const { open } = await play([...runs, newest], { isThereBefore })
        expect(open).toEqual([ofRun(runs.length + 1)])
      }),
      { numRuns: 1_000 },
    )
  })

  it('also where GitHub does not show what was edited, as long as a write takes less than a second', async () => {
    const quick = fc.nat(400)
    const hasty = fc.record({
      isRed: fc.constant(true),
      startsAtMs: fc.nat(100),
      writes: fc.array(fc.tuple(quick, quick), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(hasty, hasty, async (older, newer) => {
        const { open } = await play([older, newer], { isThereBefore: true, hasHistory: false })
        expect(open).toEqual([ofRun(2)])
      }),
      { numRuns: 200 },
    )
  })
})

describe('a single run', () => {
  it('waits for nothing but its requests', async () => {
    const { waitedMs, comments } = await play([{ isRed: true, startsAtMs: 0, writes: [] }], {
      isThereBefore: true,
    })
    expect(comments).toEqual(['comment of run 1'])
    expect(waitedMs).toBeLessThan(fakeClock().now() + 1_000)
  })
})

it('a run whose text is replaced by that of a newer one has no news', async () => {
  const older: Run = { isRed: false, startsAtMs: 0, writes: [[4_000, 0]] }
  const newer: Run = { isRed: true, startsAtMs: 100, writes: [] }
  const { open, comments } = await play([older, newer], { isThereBefore: true })
  expect(open).toEqual([ofRun(2)])
  expect(comments).toEqual(['comment of run 2'])
})
