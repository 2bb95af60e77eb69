import {
  type Certificate,
  type ObligationName,
  obligationNames,
  obligations,
  type Settlement,
} from '../model/certificate.ts'
import { compact } from '../model/data.ts'
import { findDecidedObligation } from '../model/find-obligation.ts'
import { choosePlural, formatCount, formatPlural } from '../model/format.ts'
import type { Reason } from '../model/verdict.ts'

/**
 * What was due and what settles it, in one line: `412 of 412 cases compared · 3 of 3 limits judged · the tests ended with
 * success · base: 10 runs`. Ours, never foreign.
 */
export function summarizeCertificate(certificate: Certificate): string {
  const { compared, judged, settings, step, base, parts, hosted, control } = certificate
  const named = (state: Settlement['state']) =>
    obligationNames
      .filter((name) => certificate[name].state === state)
      .map((name) => obligations[name].title)
      .join(', ')
  const count = (settlement: Settlement, name: string) => Number(settlement.figures[name] ?? 0)
  const isKnown = ({ figures }: Settlement) => Object.keys(figures).length > 0
  const waived = obligationNames.flatMap((name) => certificate[name].by ?? [])
  return compact([
    named('failed') !== '' && `failed: ${named('failed')}`,
    named('open') !== '' && `open: ${named('open')}`,
    isKnown(compared) && describeCompared(compared),
    compared.state === 'not-due' &&
      isKnown(judged) &&
      `${formatPlural(count(judged, 'cases'), 'case')} measured`,
    isKnown(settings) &&
      `${formatCount(count(settings, 'judged'))} of ${formatPlural(count(settings, 'due'), 'limit')} judged`,
    isKnown(parts) &&
      `${formatPlural(count(parts, 'parts'), 'part')} of ${formatPlural(count(parts, 'jobs'), 'job')}`,
    isKnown(hosted) && `${formatPlural(count(hosted, 'runs'), 'hosted run')} whole`,
    isKnown(step) && describeStep(step),
    isKnown(control) && `second look at ${formatPlural(count(control, 'cases'), 'case')}`,
    count(base, 'runs') > 0 && `base: ${formatPlural(count(base, 'runs'), 'run')}`,
    base.state === 'settled' && count(base, 'runs') === 0 && 'base: none yet',
    waived.length > 0 && `waived by ${[...new Set(waived)].join(', ')}`,
  ]).join(' · ')
}

function describeCompared({ figures }: Settlement): string {
  const { due = 0, compared = 0, excused = 0, named = 0 } = figures
  const rest = compact([
    Number(excused) > 0 && `${formatCount(Number(excused))} excused`,
    Number(named) > 0 && `${formatCount(Number(named))} named as missing`,
  ])
  const text = `${formatCount(Number(compared))} of ${formatPlural(Number(due), 'case')} compared`
  return rest.length === 0 ? text : `${text} (${rest.join(', ')})`
}

function describeStep({ state, figures }: Settlement): string {
  const others = Number(figures.steps) - Number(figures.succeeded)
  if (others === 0) return 'the tests ended with success'
  const failed = formatPlural(others, 'test step')
  if (state !== 'settled') return `${failed} did not succeed`
  return `${failed} ended with ${choosePlural(others, 'a failure', 'failures')} that results explain`
}

/** An obligation that was due, in a sentence of ours, and what fails or opens it. Foreign. */
interface DueObligation {
  readonly sentence: string
  readonly objections: readonly string[]
}

/** Everything that was due, with its figures and what settles it or not; in the last sentence what was not due. */
export function listSettlements(
  certificate: Certificate,
  reasons: readonly Reason[],
): readonly DueObligation[] {
  const isDue = (name: ObligationName) => certificate[name].state !== 'not-due'
  const due = obligationNames.filter(isDue).map((name): DueObligation => {
    const { state, figures, by } = certificate[name]
    const numbers = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`)
    const detail = compact([by && `by ${by}`, ...numbers]).join(', ')
    const objections = reasons.filter((reason) => findDecidedObligation(reason) === name)
    return {
      sentence: `${name}: ${state}${detail === '' ? '' : ` (${detail})`}. Settled when ${obligations[name].settledBy}.`,
      objections: objections.map(({ rule, message }) => `${rule}: ${message}`),
    }
  })
  const others = obligationNames.filter((name) => !isDue(name)).join(', ')
  if (others === '') return due
  return [...due, { sentence: `Not due: ${others}.`, objections: [] }]
}
