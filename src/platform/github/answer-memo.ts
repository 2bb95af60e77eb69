import type { Clock } from '../../ports/platform.ts'

/** Long enough for the questions of one phase of a job, too short for another job to change much. */
const keptMs = 30_000

/** Answers to reads of the same step. */
interface AnswerMemo<Answer> {
  /** The answer to the same read where it is fresh; else a new one. A write makes every answer old. */
  ask(request: { readonly method: string; readonly url: string }, ask: () => Promise<Answer>): Promise<Answer>
}

/**
 * Several parts of a job ask GitHub the same: the list of comments for commands and for our own, the jobs of the run. Each
 * request counts against the rate limit of the token, so an answer is used again until this step writes something.
 */
export function createAnswerMemo<Answer>(clock: Clock): AnswerMemo<Answer> {
  const kept = new Map<string, { readonly askedAt: number; readonly answer: Promise<Answer> }>()
  return {
    async ask({ method, url }, ask) {
      if (method !== 'GET') {
        kept.clear()
        return await ask()
      }
      // An archive is large, and read once. Where it is gone, so may be what else was listed.
      if (url.endsWith('/zip')) return await ask().finally(() => kept.clear())
      const known = kept.get(url)
      if (known !== undefined && clock.now() - known.askedAt < keptMs) return await known.answer
      const asked = { askedAt: clock.now(), answer: ask() }
      kept.set(url, asked)
      // The next one asks again after trouble.
      asked.answer.catch(() => {
        if (kept.get(url) === asked) kept.delete(url)
      })
      return await asked.answer
    },
  }
}
