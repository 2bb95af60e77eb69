import { countJudged } from '../../../src/model/run/run.ts'
import type { TeamJob } from '../../support/gate/team.ts'
import type { askAgentTools } from './all-views.ts'

/*
 * What no answer to a coding agent may say: held against what was measured here and on main, and against the verdict.
 */

export function findFalseAnswers(
  { title, report, base, isPull }: TeamJob,
  { why_red: why, is_it_me: blamed, draft_acceptance: offer, histories }: ReturnType<typeof askAgentTools>,
): string[] {
  const { outcome, reasons } = report.verdict
  const deciding = reasons.filter(({ status }) => status === 'failed' || status === 'inconclusive')
  const claims: (readonly [isTrue: boolean, claim: string])[] = [
    [why.verdict === outcome, `the verdict is ${why.verdict}`],
    [why.reasons.length === deciding.length, `${why.reasons.length} of ${deciding.length} reasons`],
    [(blamed.answer === 'nothing is red') === (deciding.length === 0), `is_it_me: ${blamed.answer}`],
    [!offer.possible || outcome === 'failed', `an acceptance of a verdict that is ${outcome}`],
  ]
  const command = offer.untrusted?.command ?? ''
  if (isPull && offer.possible)
    claims.push([
      /cases: all/.test(command) === /cases: all/.test(report.acceptCommand ?? ''),
      `${command} beside ${report.acceptCommand}`,
    ])
  for (const { key, here, onMainToo, runs } of histories) {
    const tally = report.head.cases.get(key)
    const measured = base.flatMap(({ cases }) => cases.get(key) ?? []).filter((one) => countJudged(one) > 0)
    const [newest] = measured
    const fails = newest === undefined ? null : newest.passed < countJudged(newest)
    claims.push(
      [here.passed === (tally?.passed ?? 0), `${key} passed ${here.passed} times here`],
      [
        here.judged === (tally === undefined ? 0 : countJudged(tally)),
        `${key} has ${here.judged} iterations`,
      ],
      [onMainToo === fails, `${key} fails on main, too: ${onMainToo}`],
      [
        runs.every(({ passed, judged }, at) => {
          const run = measured[at]
          return run?.passed === passed && countJudged(run) === judged
        }),
        `${key} was ${runs.map(({ passed, judged }) => `${passed}/${judged}`).join(' ')} on main`,
      ],
    )
  }
  return claims.flatMap(([isTrue, claim]) => (isTrue ? [] : [`${title}: ${claim}`]))
}
