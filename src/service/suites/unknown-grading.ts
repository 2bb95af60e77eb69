import { ownPrefix } from '../../contract/grading/assertions.ts'
import { type Problem, UsageError } from '../../errors.ts'
import { readFields, readList, readText } from '../../model/data.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import type { Project } from '../client/project.ts'

/** A word of grading in a suite, and where it stands. */
interface Word {
  readonly where: string
  readonly word: string
  readonly isKey: boolean
}

/**
 * Asks the deployment which kinds of assertions it has. Words with `x-` are known where they are listed, all others
 * also where nothing is listed.
 * @throws UsageError naming each word that the deployment would refuse or ignore
 */
export async function refuseUnknownGrading(project: Project, spec: SuiteSpec): Promise<void> {
  const words = listWords(spec)
  if (words.length === 0) return
  const { assertionKinds, ownStepKeys } = await project.client.readVocabulary(project.id, project.signal)
  const isKnown = ({ word, isKey }: Word) => {
    if (isKey) return ownStepKeys.includes(word)
    return assertionKinds?.includes(word) ?? !word.startsWith(ownPrefix)
  }
  const problems = words.filter((each) => !isKnown(each)).map(describeUnknown)
  if (problems.length > 0) throw new UsageError(problems)
}

/** The words that only the local service knows are unknown to a deployment that lists nothing. */
export function usesOwnWords(spec: SuiteSpec): boolean {
  return listWords(spec).some(({ word }) => word.startsWith(ownPrefix))
}

function describeUnknown({ where, word, isKey }: Word): Problem {
  return {
    where,
    message: isKey
      ? `this deployment does not know the key "${word}" of a step`
      : `this deployment does not know the assertion "${word}"`,
    advice: word.startsWith(ownPrefix)
      ? `Words with \`${ownPrefix}\` are for the local service (\`eval-gate serve\`).`
      : undefined,
  }
}

function listWords({ cases, settings }: SuiteSpec): readonly Word[] {
  const listKind = (where: string, assertion: unknown): Word[] => {
    const word = readText(readFields(assertion).type)
    return word === undefined ? [] : [{ where, word, isKey: false }]
  }
  return [
    ...readList(settings?.defaultAssertions).flatMap((rule) => listKind('assertions', rule)),
    ...cases.flatMap((caseSpec) => listCaseWords(caseSpec, listKind)),
  ]
}

function listCaseWords(
  { title, fields }: CaseSpec,
  listKind: (where: string, assertion: unknown) => Word[],
): Word[] {
  const where = `case "${title}"`
  const rules = readList(readFields(fields.assertions).list)
  const steps = readList(fields.steps).map(readFields)
  return [
    ...steps.flatMap((step) => [
      ...listKind(where, step.assertion),
      ...Object.keys(step)
        .filter((key) => key.startsWith(ownPrefix) && step[key] !== undefined)
        .map((word) => ({ where, word, isKey: true })),
    ]),
    ...rules.flatMap((rule) => listKind(where, rule)),
  ]
}
