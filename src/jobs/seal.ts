import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CiContext } from '../ports/context.ts'

/**
 * Marks texts as written by a step of this workflow run that has the key of the service. Other code of the run can
 * write where we keep things (the state of a step, artifacts), but can't make this mark.
 */
export interface Seal {
  /** The text with its mark in front. The mark holds for this name only. */
  close(name: string, text: string): string
  /** The text; undefined unless it was closed under this name, in this run and with this key. */
  open(name: string, sealed: string): string | undefined
}

const markLength = 64

/** The seal of this workflow run. */
export function createSeal(apiKey: string, { repository, runId }: CiContext): Seal {
  const computeTextMark = (name: string, text: string) =>
    createHmac('sha256', apiKey)
      .update(JSON.stringify([name, repository, runId]))
      .update(text)
      .digest('hex')
  return {
    close: (name, text) => `${computeTextMark(name, text)} ${text}`,
    open(name, sealed) {
      const text = sealed.slice(markLength + 1)
      const given = Buffer.from(sealed.slice(0, markLength + 1))
      const due = Buffer.from(`${computeTextMark(name, text)} `)
      if (given.length === due.length && timingSafeEqual(given, due)) return text
      return undefined
    },
  }
}
