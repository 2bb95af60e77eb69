import { keepPossibleMs } from '../../numbers.ts'

/** Milliseconds of a .NET time span: `00:00:01.2345678`, with days before a dot. */
export function parseTimeSpan(text: string | undefined): number | undefined {
  const match = /^(?:(\d{1,3})\.)?(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,9})?)$/.exec(text ?? '')
  if (match === null) return undefined
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = match
  return keepPossibleMs(
    ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1_000,
  )
}
