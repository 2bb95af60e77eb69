import { expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import { removeOutputs } from '../../../src/model/without-outputs.ts'
import { buildAnnotations } from '../../../src/render/annotations.ts'
import { renderCtrf } from '../../../src/render/exports/ctrf.ts'
import { renderJunit } from '../../../src/render/exports/junit.ts'
import { renderHtml } from '../../../src/render/html/page.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { buildReport, type CaseStory } from '../render/builders.ts'

const secret = 'patient Jane Roe'
const evalCase: CaseStory = {
  name: 'answers',
  suite: ['clinic'],
  before: [25, 25],
  after: [0, 5],
  message: `expected "${secret}" to be safe`,
  result: {
    input: `Who is ${secret}?`,
    output: `${secret} is here`,
    expected: `not ${secret}`,
    scores: [{ name: 'safety', value: 0.1, rationale: `it names ${secret}` }],
    toolCalls: [{ name: 'find_patient', arguments: { name: secret } }],
  },
  earlier: () => ({ output: `before ${secret}`, scores: [{ name: 'safety', value: 0.9 }] }),
}
const plainTest: CaseStory = {
  name: 'adds',
  file: 'a.test.ts',
  before: [1, 1],
  after: [0, 1],
  message: '1 is not 2',
}

const full = buildReport({
  cases: [evalCase, plainTest],
  baseRuns: 2,
  report: { help: { triage: `It named ${secret}.`, study: { name: 's', insights: secret } } },
})
const views = (report: typeof full) => {
  const view = buildView(report)
  return {
    comment: renderComment(view),
    summary: renderSummary(view),
    terminal: renderText(view, { color: false }),
    html: renderHtml(view),
    annotations: JSON.stringify(buildAnnotations(view)),
    results: serializeResults(report),
    ctrf: renderCtrf(report),
    junit: renderJunit(report),
  }
}

it('leaves nothing of what evals were asked and answered in any view or file', () => {
  for (const [name, text] of Object.entries(views(removeOutputs(full)))) {
    expect(text, name).not.toContain('Jane')
    expect(text, name).toContain('answers')
  }
  expect(views(full).comment).toContain('Jane')
})

it('keeps names, counts, scores and the failures of plain tests', () => {
  const { comment, html } = views(removeOutputs(full))
  for (const text of ['25/25\u00a0→\u00a00/5', '1 is not 2', 'safety', 'hidden by'])
    expect(comment).toContain(text)
  expect(html).toContain('find_patient')
})
