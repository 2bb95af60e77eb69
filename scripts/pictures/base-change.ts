import { selectCurrentRuns } from '../../src/gate/compare/current-runs.ts'
import type { VerdictOutcome } from '../../src/model/verdict.ts'
import { judge, runOf } from './made-up.ts'
import { card, dashed, dots, heading, line, margin, type Picture, text, verdict, width } from './svg.ts'

const iterations = 5
/** Passes of the case in ten base runs, the newest first, and in the head. */
const stories = [
  { title: 'Broken on purpose, and merged', base: [0, 0, 1, 5, 5, 4, 5, 5, 5, 5], head: 0 },
  { title: 'Fixed, and broken again by this change', base: [5, 5, 5, 5, 0, 0, 1, 0, 0, 0], head: 0 },
  { title: 'One red push, repaired since', base: [5, 5, 5, 0, 5, 5, 5, 5, 5, 5], head: 0 },
] as const

/** The history of one case: which base runs count for it, and what the gate says of a head that fails. */
export function drawBaseChange(): Picture {
  const drawn = stories.map((story) => ({ ...story, ...judgeStory(story.base, story.head) }))
  return {
    facts: drawn.map(({ outcome }) => `\`${outcome}\``),
    svg: card('Base runs from before a change of the base itself do not count', 432, [
      heading(32, 'Which base runs still speak for this case?'),
      text(margin, 54, "Ten base runs, then the head. Faint runs don't count.", { tone: 'quiet' }),
      ...drawn.flatMap((story, index) => drawStory(96 + 118 * index, story)),
    ]),
  }
}

/** Beside 29 cases that always pass. */
function judgeStory(base: readonly number[], head: number) {
  const others = Array.from({ length: 29 }, (_, index) => [`other ${index}`, iterations, iterations] as const)
  const run = (id: string, passed: number) => runOf(id, [['case', passed, iterations], ...others])
  const { outcome } = judge(
    run('head', head),
    base.map((passed, index) => run(`base ${index}`, passed)),
  )
  const { kept } = selectCurrentRuns(
    base.map((passed) => ({ passed, judged: iterations })),
    0,
    2 * (base.length - 2),
  )
  return { kept, outcome }
}

interface Story {
  readonly title: string
  readonly base: readonly number[]
  readonly head: number
  readonly kept: readonly boolean[]
  readonly outcome: VerdictOutcome
}

function drawStory(y: number, { title, base, head, kept, outcome }: Story): string[] {
  const step = 30
  const left = margin + 8
  const columns = base.toReversed()
  const counts = kept.toReversed()
  const headAt = left + step * base.length + 40
  const from = counts.indexOf(true)
  return [
    text(margin, y, title, { bold: true }),
    verdict(width - margin, y, outcome),
    ...columns.map((passed, index) => {
      const drawnDots = dots(
        left + step * index,
        y + 20,
        { passed, count: iterations },
        { step: 12, down: true },
      )
      return counts[index] === true ? drawnDots : `<g opacity=".3">${drawnDots}</g>`
    }),
    ...(from > 0
      ? [
          line([left + step * (from - 0.5), y + 12], [left + step * (from - 0.5), y + 76], 'quiet', dashed),
          text(left + step * (from - 0.5), y + 90, 'base changed', { anchor: 'middle', tone: 'quiet' }),
        ]
      : []),
    dots(headAt, y + 20, { passed: head, count: iterations }, { step: 12, down: true }),
    text(headAt, y + 90, 'head', { anchor: 'middle', tone: 'quiet' }),
  ]
}
