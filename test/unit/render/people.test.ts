import { describe, expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import { writeAcceptCommand } from '../../../src/model/acceptance/command.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { attacks } from './attacks.ts'
import { buildReport, headCommit, passingCases, someTime } from './builders.ts'
import { liveParts, renderPage } from './gfm.ts'

const hostile = attacks.filter((attack) => attack.length < 500)
const cases = [
  ...passingCases(5),
  ...hostile.map((_, index) => ({ name: `case ${index}`, before: [15, 15], after: [0, 5] }) as const),
]
const attackOf = (name: string) => hostile[Number(name.replace('case ', ''))] ?? ''

/** Every text that people write, in every place where it is shown. */
const reports = {
  'owners, and a command to copy': buildReport({
    cases,
    baseRuns: 3,
    ownersOf: (name) => [attackOf(name), '@octocat'],
    report: {
      acceptCommand: writeAcceptCommand(
        { commit: headCommit, suiteName: hostile.join(' '), cases: hostile },
        someTime,
      ),
    },
  }),
  ...Object.fromEntries(
    [hostile.join(' '), ...hostile.slice(0, 20)].map((attack, index) => [
      `an acceptance, ${index}`,
      buildReport({
        cases,
        baseRuns: 3,
        accepted: {
          names: cases.map(({ name }) => name),
          acceptance: { by: attack, reason: attack, until: attack, url: attack },
        },
      }),
    ]),
  ),
}

describe.each(Object.entries(reports))('%s', (_, report) => {
  const view = buildView(report)

  it.each([
    ['comment', renderComment(view)],
    ['summary', renderSummary(view)],
  ])('is inert in the %s', (_medium, markdown) => {
    const page = renderPage(markdown)
    expect(page.links.filter((link) => !link.startsWith('https://github.com/acme/shop/'))).toEqual([])
    expect(page.comments).toBe(0)
    expect(liveParts(page)).toEqual([])
    expect(page.sanitized).toEqual(page.elements)
  })

  it('starts no command in the log', () => {
    expect(renderText(view, { color: false })).not.toMatch(/^\s*::|##\[/m)
  })
})

it('nobody is mentioned by being an owner', () => {
  const report = buildReport({
    cases: [...passingCases(20), { name: 'breaks', before: [15, 15], after: [0, 5] }],
    ownersOf: () => ['@octocat', '@acme/team'],
    baseRuns: 3,
  })
  expect(renderComment(buildView(report))).toContain('owned by `@octocat`, `@acme/team`')
})
