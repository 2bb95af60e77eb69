import { encodeKey, isLaterOrder, type MeasurementOrder, readMarker, writeMarker } from './marker.ts'

/** GitHub's limits, in characters. */
const longestTitle = 256
const longestBody = 65_536

/** All that one measurement says in the issue of a suite. */
export interface IssueVersion {
  readonly order: MeasurementOrder
  readonly title: string
  readonly isOpen: boolean
  /** Hidden data of the job. */
  readonly note: string
  /** With its marker, from which the rest can be read again. */
  readonly body: string
}

export function writeIssueVersion(
  key: string,
  order: MeasurementOrder,
  text: { readonly title: string; readonly body: string; readonly note: string; readonly isOpen: boolean },
): IssueVersion {
  const { note, isOpen } = text
  const title = text.title.slice(0, longestTitle).toWellFormed()
  const fields = { note: encodeText(note), title: encodeText(title), closed: !isOpen }
  const marker = writeMarker('eval-gate-issue', encodeKey(key), order, fields)
  // GitHub trims the end of a body; trimming it here too makes it the one that the history of edits shows.
  const body = `${marker}\n${text.body}`.slice(0, longestBody).toWellFormed().trimEnd()
  return { order, title, isOpen, note, body }
}

/** What a text of an issue says; null when it is not about this suite. */
export function readIssueVersion(key: string, body: string | null | undefined): IssueVersion | null {
  const marker = readMarker('eval-gate-issue', body)
  if (marker?.key !== encodeKey(key)) return null
  const { order, fields } = marker
  return {
    order,
    title: decodeText(fields.get('title') ?? ''),
    isOpen: !fields.has('closed'),
    note: decodeText(fields.get('note') ?? ''),
    body: body ?? '',
  }
}

/**
 * The version of the newest measurement among these texts and the one that is known. A text without a title is of a
 * release that can't be restored.
 */
export function findNewestVersion(key: string, texts: readonly string[], known: IssueVersion): IssueVersion {
  let newest = known
  for (const text of texts) {
    const version = readIssueVersion(key, text)
    if (version === null || version.title === '') continue
    if (isLaterOrder(version.order, newest.order)) newest = version
  }
  return newest
}

/** The text as one word that can't end the HTML comment. */
function encodeText(text: string): string {
  return Buffer.from(text).toString('base64')
}

function decodeText(data: string): string {
  return Buffer.from(data, 'base64').toString()
}
