import { readFileSync } from 'node:fs'
import { type ExplainedJson, looksLikeResults, readExplanation, readResults } from '#files'
import { ArtifactError, readErrorMessage, UsageError } from '../errors.ts'
import type { Run } from '../model/run/run.ts'

/** A results file: the verdict and its comparison, and the run of the head. */
export interface ReadResults {
  readonly json: ExplainedJson
  readonly run: Run
}

/**
 * Reads a results file for those who explain it.
 *
 * @param path as the user wrote it
 * @throws UsageError when it can't be read, is damaged or is something else
 */
export function readResultsFile(absolutePath: string, path: string): ReadResults {
  const content = readResultsText(absolutePath, path)
  return {
    json: readUndamaged(() => readExplanation(content, path)),
    run: readUndamaged(() => readResults(content, path)),
  }
}

function readResultsText(absolutePath: string, path: string): string {
  let content: string
  try {
    content = readFileSync(absolutePath, 'utf8')
  } catch (error) {
    const message = `${path} can't be read (${readErrorMessage(error)})`
    throw new UsageError({ message, advice: 'Name a results file that a gate has written.' })
  }
  if (looksLikeResults(content)) return content
  const message = `${path} is not a results file of Eval Gate`
  const advice = `A report is read by eval-gate inspect ${path}. A gate writes results with --results-file.`
  throw new UsageError({ message, advice })
}

/** Turns the error about a damaged file into a UsageError: the user must replace it, like a wrong file. */
function readUndamaged<T>(reader: () => T): T {
  try {
    return reader()
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error
    throw new UsageError({ message: error.message, advice: error.advice.join(' ') })
  }
}
