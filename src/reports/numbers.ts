import { dayMs } from '../model/format-time.ts'

/** Longer than any test: such a time is a mistake of the report and not used as a duration. */
const longestMs = 30 * dayMs
const longestNumber = 100

/**
 * A decimal number as reports write it: plain, scientific, or with thousands grouped (`1,234.5`, as Surefire
 * does). A single comma that can't group thousands is a decimal comma. Undefined for anything else.
 */
export function parseNumber(text: string): number | undefined {
  if (text.length > longestNumber) return undefined
  const trimmed = text.trim()
  if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) return keepFinite(Number(trimmed))
  if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(trimmed))
    return keepFinite(Number(trimmed.replaceAll(',', '')))
  if (/^[+-]?\d+,\d+$/.test(trimmed)) return keepFinite(Number(trimmed.replace(',', '.')))
  return undefined
}

function keepFinite(value: number): number | undefined {
  if (Number.isFinite(value)) return value
  return undefined
}

/**
 * Milliseconds, or undefined where the value can't be a duration: negative, not finite, over 30 days. Rounded
 * to whole nanoseconds, so that seconds times 1,000 give 29 and not 29.000000000000004.
 */
export function keepPossibleMs(ms: number | undefined): number | undefined {
  if (ms === undefined || !(ms >= 0) || ms > longestMs) return undefined
  return Math.round(ms * 1e6) / 1e6
}

/** Milliseconds of a number of seconds. */
export function toMs(seconds: number | undefined): number | undefined {
  return seconds && seconds * 1_000
}

/** The number of a line, as text. */
export function parseLine(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,7}$/.test(text)) return undefined
  return Number(text)
}

/** What retries say of an iteration, which an attempt without one says nothing of. */
export function describeRetries(
  passed: boolean,
  retries: number,
): { readonly flaky?: true; readonly attempts?: number } {
  if (retries <= 0) return {}
  return { flaky: passed || undefined, attempts: retries + 1 }
}

/** A finite number of JSON data; undefined for everything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return undefined
}

/** A count of a report, in JSON data: 0 if absent, NaN if it is not a number. */
export function readCount(value: unknown): number {
  if (value === undefined) return 0
  return readNumber(value) ?? Number.NaN
}

/** A finite number from 0 on in JSON data, such as tokens or costs; undefined for everything else. */
export function readAmount(value: unknown): number | undefined {
  const number = readNumber(value)
  if (number === undefined || number < 0) return undefined
  return number
}

/**
 * Whether a value that passed below its threshold, or failed above it, shows that a smaller one is better.
 * Only for tools whose threshold has the scale of the score: elsewhere it may be one of seconds or edits.
 */
export function saysLowerIsBetter(
  value: number | null,
  threshold: number | undefined,
  passed: boolean | undefined,
): true | undefined {
  if (value === null || threshold === undefined || passed === undefined) return undefined
  return (passed ? value < threshold : value > threshold) || undefined
}
