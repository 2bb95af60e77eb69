import { type AuditedBreak, auditHistory } from '../../src/cli/audit/audit.ts'
import { createSeededGenerator } from '../../src/cli/rehearse/changes.ts'
import { defaultPolicy } from '../../src/config/policy/table.ts'
import { addResult } from '../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../src/model/run/run.ts'
import { box, card, heading, line, margin, type Picture, text, width } from './svg.ts'

const [cases, iterations, baselineRuns] = [30, 5, 8]

/** Runs of a suite in which most cases are steady and some are shaky. */
function history(): readonly Run[] {
  const random = createSeededGenerator(3)
  const rates = Array.from({ length: cases }, () => (random() < 0.7 ? 0.995 : 0.8))
  return Array.from({ length: 16 }, (_, index) => {
    const run = createRun({ id: `run ${index}`, suiteName: 'support', createdAt: (20 - index) * 86_400_000 })
    for (const [number, rate] of rates.entries())
      for (let iteration = 0; iteration < iterations; iteration += 1)
        addResult(run, {
          identity: { suite: [], name: `case ${number}` },
          outcome: random() < rate ? 'passed' : 'failed',
        })
    return run
  })
}

const nameOf = ({ kind, size }: AuditedBreak) =>
  kind === 'case' ? 'one case broke' : kind === 'drop' ? `−${size} points` : `${size} broke, others rose`

/** What the gate says when nothing changed, and to each break. */
export function drawAudit(): Picture {
  const { unchanged, breaks } = auditHistory(history(), defaultPolicy, { baselineRuns })
  const rows = [
    { title: 'nothing changed', ...unchanged },
    ...breaks.map((of) => ({ title: nameOf(of), ...of })),
  ]
  const left = margin + 150
  const long = width - margin - left
  const bottom = 96 + 34 * rows.length
  return {
    facts: [],
    svg: card('What a gate says to runs in which nothing changed, and to known breaks', bottom + 44, [
      heading(32, `${cases} cases × ${iterations}: what the gate says`),
      ...(['bad', 'warn', 'good'] as const).flatMap((tone, index) => [
        box(margin + 100 * index, 48, [12, 12], tone),
        text(margin + 100 * index + 20, 59, ['red', 'undecided', 'green'][index] ?? ''),
      ]),
      ...rows.flatMap(({ title, red, undecided, green }, index) => {
        const y = 78 + 34 * index
        const parts = [
          ['bad', red.share],
          ['warn', undecided.share],
          ['good', green.share],
        ] as const
        let at = left
        return [
          text(margin, y + 16, title, { bold: index === 0 }),
          ...parts.flatMap(([tone, share]) => {
            const drawn = share === 0 ? [] : [box(at, y, [share * long, 22], tone)]
            at += share * long
            return drawn
          }),
        ]
      }),
      line([left, bottom - 10], [width - margin, bottom - 10], 'quiet'),
      ...[0, 0.5, 1].map((tick) =>
        text(left + tick * long, bottom + 8, `${tick * 100}%`, {
          anchor: tick === 0 ? undefined : tick === 1 ? 'end' : 'middle',
          tone: 'quiet',
        }),
      ),
    ]),
  }
}
