import { join } from 'node:path'
import { answerFactsNames, formatArtifactName, isAnswerFile } from '../../paths/artifact-name.ts'
import type { Platform } from '../../ports/platform.ts'

/** Stores the answers that a main step left which was killed. @param folder as the main step wrote them into */
export async function storeLeftAnswers(
  folder: string,
  suiteName: string,
  { machine, runtime, storage }: Platform,
): Promise<void> {
  const paths = machine.files.list(folder).filter(isAnswerFile)
  if (storage.artifacts === undefined || paths.length === 0) return
  await storage.artifacts.save(
    formatArtifactName('answers', suiteName),
    paths.map((name) => join(folder, name)),
  )
  if (paths.every((path) => answerFactsNames.some((facts) => facts === path))) return
  runtime.log.notice('The answers so far are kept: run the job again, and it goes on from them.')
}
