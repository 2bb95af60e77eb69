import { createHash } from 'node:crypto'
import type { InputDigest } from '../../model/run/witness.ts'
import type { CiContext } from '../../ports/context.ts'
import { baselineInputs } from './baseline-inputs.ts'
import { hostedInputs, serviceInputs } from './hosted-inputs.ts'
import { type InputTable, isInputGiven, type RawValues } from './input.ts'
import { lookAgainInputs } from './look-again-inputs.ts'
import { policyInputs } from './policy-inputs.ts'
import { reportInputs } from './report-inputs.ts'

// How the job is split says nothing about what is measured: a pull request of a fork is measured in two workflows, and
// its base in one.
const { mode, workflow, ...measuringInputs } = reportInputs
const { 'base-url': baseUrl, project } = serviceInputs

/** Inputs that choose what is measured, and what it is compared with. */
const evidenceInputs: InputTable = {
  ...measuringInputs,
  ...baselineInputs,
  ...lookAgainInputs,
  ...policyInputs,
  hosted: hostedInputs.hosted,
  'base-url': baseUrl,
  project,
}

export const evidenceInputNames: readonly string[] = Object.keys(evidenceInputs)

/** The inputs that choose evidence and are not left at their default, with what is of this run alone taken out. */
export function digestGivenInputs(
  raw: RawValues,
  context: CiContext,
  workspace: string,
): readonly InputDigest[] {
  const ownTexts = listOwnTexts(context, workspace)
  return Object.entries(evidenceInputs)
    .filter(([name]) => isInputGiven(evidenceInputs, name, raw))
    .map(([name, { reader, isOutcome = false }]) => {
      const value = isOutcome ? 'given' : reader.read(raw[name]?.trim() ?? '', () => undefined)
      const text = ownTexts.reduce(
        (rest, ownText) => rest.replaceAll(ownText, '…'),
        JSON.stringify(value ?? null),
      )
      return { name, digest: digestText(text) }
    })
}

/** Inputs or payload of what started the run, one by one. */
export function digestEventInputs({ givenInputs = {} }: CiContext): readonly InputDigest[] {
  return Object.entries(givenInputs).map(([name, value]) => ({
    name,
    digest: digestText(JSON.stringify(value ?? null)),
  }))
}

function digestText(text: string): string {
  return createHash('sha256').update(text.toWellFormed()).digest('hex').slice(0, 16)
}

/** What the same workflow fills in differently for each run. */
function listOwnTexts(context: CiContext, workspace: string): readonly string[] {
  const { commit, checkedOut, eventCommit, pullRequest, mergeGroup, runId } = context
  const commits = [pullRequest?.headSha, pullRequest?.baseSha, mergeGroup?.headSha, mergeGroup?.baseSha]
  // Escaped as in the text that they are looked for in.
  const written = JSON.stringify(workspace).slice(1, -1)
  return [commit, checkedOut, eventCommit, ...commits, runId, written].filter(
    (text): text is string => text !== undefined && text.length > 5,
  )
}
