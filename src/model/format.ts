/**
 * Figures, names and counts as people read them. Sentences of the verdict, tables and logs all use these
 * functions, so the same figure is the same text everywhere. English, and the same on every machine.
 */

const minus = '−'

/** `12,345`. */
export function formatCount(count: number): string {
  return formatNotation('grouped', count)
}

/** The first word for one, the second for any other count. */
export function chooseNumber(count: number, singular: string, pluralForm: string): string {
  if (count === 1) return singular
  return pluralForm
}

/** `1 case`, `2 cases`, `12,345 cases`. */
export function formatPlural(count: number, singular: string, pluralForm = `${singular}s`): string {
  return `${formatCount(count)} ${chooseNumber(count, singular, pluralForm)}`
}

/** The form of a word that goes with a count: `is` or `are`. */
export function choosePlural(count: number, singular: string, pluralForm: string): string {
  if (count === 1) return singular
  return pluralForm
}

/**
 * A share (0..1) as `97.5%`. `100%` means all and `0%` means none: everything in between is shown as 0.1% to
 * 99.9%.
 *
 * @param rate `null`: a share of nothing, shown as `n/a`
 * @param decimals digits after the point; zeros at the end are dropped
 */
export function formatRate(rate: number | null, decimals = 1): string {
  if (rate === null || Number.isNaN(rate)) return 'n/a'
  // Sums of rates carry noise in the last digits: 0.9999999999999998 counts as all.
  const share = Number(rate.toPrecision(12))
  if (share >= 1) return '100%'
  if (share <= 0) return '0%'
  const step = 10 ** -decimals
  return `${formatFixed(Math.min(100 - step, Math.max(step, share * 100)), decimals)}%`
}

/** A configured share or growth, exactly: `95%`, `99.95%`, `150%`. */
export function formatSetting(share: number): string {
  return `${formatNumber(share * 100, 10)}%`
}

/**
 * {@link formatRate} with as many decimals as it takes to differ from a limit that it does not meet exactly.
 */
export function formatRateBeside(rate: number, limit: number): string {
  return writeUntilDifferent(rate, limit, formatRate, { from: 1, limitText: formatSetting(limit) })
}

/** A difference of two shares (-1..1) without its sign: `2.1 points`. */
export function formatPoints(difference: number): string {
  const points = roundPoints(difference)
  return `${formatFixed(points, 1)} ${chooseNumber(points, 'point', 'points')}`
}

/** A difference of two shares (-1..1) with its sign: `−2.1 points`, `+1 point`. */
export function formatPointsChange(difference: number): string {
  return `${formatSign(difference)}${formatPoints(difference)}`
}

/** Two shares (0..1) and their difference as a reader sees them. */
interface RateChange {
  readonly before: string
  readonly after: string
  /** The difference of the two texts, with its sign: `−2.1 points`. */
  readonly change: string
  /** The difference of the two texts, without its sign: `2.1 points`. */
  readonly size: string
}

/**
 * Two shares with as many decimals as it takes to differ where they do, and the difference of what is shown.
 */
export function formatRateChange(base: number, head: number): RateChange {
  for (let decimals = 1; ; decimals += 1) {
    const baseText = formatRate(base, decimals)
    const headText = formatRate(head, decimals)
    const isSame = base.toPrecision(12) === head.toPrecision(12)
    if (baseText === headText && !isSame && decimals < 4) continue
    const points = Number((Number.parseFloat(headText) - Number.parseFloat(baseText)).toFixed(decimals))
    const size = `${formatFixed(Math.abs(points), decimals)} ${chooseNumber(Math.abs(points), 'point', 'points')}`
    return { before: baseText, after: headText, change: `${formatSign(points)}${size}`, size }
  }
}

/** A relative change: `+12.5%`, `−50%`; `n/a` where there was nothing before. */
export function formatChange(relative: number | null): string {
  if (relative === null) return 'n/a'
  return `${formatSign(relative)}${formatPercentage(relative)}`
}

/** The size of a relative change, without its sign: `12.5%`. */
export function formatGrowth(relative: number | null): string {
  if (relative === null) return 'n/a'
  return formatPercentage(relative)
}

function formatPercentage(relative: number): string {
  return `${formatDecimal(roundPoints(relative))}%`
}

/** Tenths of a point; only an exact 0 is shown as 0. */
function roundPoints(difference: number): number {
  const size = Math.abs(Number(difference.toPrecision(12))) * 100
  if (size === 0) return 0
  return Math.max(0.1, Number(size.toFixed(1)))
}

function formatSign(value: number): string {
  if (value > 0) return '+'
  if (value < 0) return minus
  return ''
}

/**
 * `p = 0.012`, or `p < 0.0001`. Two digits, rounded up, so that a p-value is never understated and, next to
 * {@link formatLevel}, a value within its threshold never appears to exceed it.
 */
export function formatPValue(pValue: number): string {
  if (pValue < 0.0001) return 'p < 0.0001'
  if (pValue < 1 && pValue > 0.99) return 'p > 0.99'
  return `p = ${roundUpDigits(pValue)}`
}

/** The threshold of a p-value, rounded like the p-value. */
export function formatLevel(level: number): string {
  return String(roundUpDigits(level))
}

/** Two significant digits, rounded up. */
function roundUpDigits(value: number): number {
  if (value <= 0) return 0
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(2))
}

/**
 * A plain number such as a score: three significant digits, from 1,000 on the whole number with separators.
 */
export function formatNumber(value: number, digits = 3): string {
  if (!Number.isFinite(value)) return 'n/a'
  if (value === 0) return '0'
  const text =
    Math.abs(value) >= 1000 && digits <= 3 ? formatNotation('grouped', value) : formatNotation(digits, value)
  return text.replace('-', minus)
}

/**
 * {@link formatNumber} with as many digits as it takes to differ from a limit that it does not meet exactly.
 */
export function formatNumberBeside(value: number, limit: number): string {
  return writeUntilDifferent(value, limit, formatNumber, { from: 3, limitText: formatNumber(limit, 10) })
}

/** US dollars: `0.0031 USD`, `1.50 USD`. No `$`: GitHub renders text between two of them as mathematics. */
export function formatMoney(usd: number): string {
  if (!Number.isFinite(usd)) return 'n/a'
  const size = Math.abs(usd)
  const rounded = size >= 1 ? size : Number(size.toPrecision(3))
  const text = hasWholeCents(rounded) ? formatNotation('cents', rounded) : formatNotation(3, rounded)
  return `${usd < 0 ? minus : ''}${text} USD`
}

function hasWholeCents(size: number): boolean {
  return size >= 1 || Number(size.toFixed(2)) === size
}

/** A long name without its middle: names of one list often differ at their end. */
export function shortenMiddle(name: string, limit: number): string {
  if (name.length <= limit) return name
  const start = Math.floor((limit - 1) / 3)
  return `${name.slice(0, start).toWellFormed()}…${name.slice(start + 1 - limit).toWellFormed()}`
}

/** A name in a sentence, `“name”`, shortened in the middle to 120 characters. */
export function quoteName(name: string): string {
  return `“${shortenMiddle(name, 120)}”`
}

/** Names in a sentence, `“a”, “b” and 3 more`. */
export function quoteNames(names: readonly string[], limit = 5): string {
  return listSome(names, limit, quoteName)
}

/** The first items in a sentence, as text: `a, b and 3 more`. */
export function listSome<T>(items: readonly T[], limit: number, describe: (item: T) => string): string {
  const shown = items.slice(0, limit).map(describe).join(', ')
  if (items.length > limit) return `${shown} and ${formatCount(items.length - limit)} more`
  return shown
}

/** At most this many decimals, without zeros at the end and without separators. */
export function formatFixed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)))
}

/** At most one decimal, with separators. */
function formatDecimal(value: number): string {
  if (value >= 1000) return formatNotation('grouped', value)
  return formatFixed(value, 1)
}

/** `grouped`: whole numbers; `cents`: two decimals; a number: so many significant digits. */
type Notation = 'grouped' | 'cents' | number

const formatters = new Map<Notation, Intl.NumberFormat>()

function groupDigits(digits: string): string {
  const rest = digits.slice(0, -3)
  if (rest === '' || rest === '-') return digits
  return `${groupDigits(rest)},${digits.slice(-3)}`
}

/**
 * Formatters are made when they are used: the first one takes longer than all else of a small report's start.
 */
function formatNotation(notation: Notation, value: number): string {
  if (notation === 'grouped' && Number.isSafeInteger(value) && !Object.is(value, -0))
    return groupDigits(String(value))
  if (typeof notation === 'number' && isShortNumber(value, notation)) return String(value)
  let formatter = formatters.get(notation)
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat('en-US', selectNumberOptions(notation))
    formatters.set(notation, formatter)
  }
  return formatter.format(value)
}

/** Below 1000, and with no digit to round: JavaScript writes such numbers in the same way. */
function isShortNumber(value: number, significantDigits: number): boolean {
  const size = Math.abs(value)
  if (Number.isInteger(value)) return size < 1000 && !Object.is(value, -0) && significantDigits >= 3
  if (size < 1e-6 || size >= 1000) return false
  return (
    String(size)
      .replace(/^0?\.?0*/, '')
      .replace('.', '').length <= significantDigits
  )
}

function selectNumberOptions(notation: Notation): Intl.NumberFormatOptions {
  if (notation === 'grouped') return { maximumFractionDigits: 0 }
  if (notation === 'cents') return { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return { maximumSignificantDigits: notation }
}

function writeUntilDifferent(
  value: number,
  limit: number,
  write: (value: number, digits: number) => string,
  { from, limitText }: { readonly from: number; readonly limitText: string },
): string {
  let text = write(value, from)
  for (let digits = from + 1; value !== limit && text === limitText && digits <= 12; digits += 1) {
    text = write(value, digits)
  }
  return text
}
