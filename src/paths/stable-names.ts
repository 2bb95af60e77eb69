/** What differs between two runs of the same test although its author changed nothing, and what is written for it. */
const volatile: readonly (readonly [pattern: RegExp, replacement: string | ((match: string) => string)])[] = [
  [/\b0x[0-9a-f]{6,16}\b/gi, '0x…'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '‹uuid›'],
  [/\b\d{4}-\d\d-\d\d[T _]\d\d[:.-]\d\d(?:[:.-]\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?/g, '‹time›'],
  [/\b\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\b/g, '‹time›'],
  [/\b20\d{12}\b|\b1[5-9]\d{8}(?:\d{3})?\b/g, '‹time›'],
  [/(\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0)|\[::1\]):\d{2,5}\b/g, '$1:‹port›'],
  [/\b(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})\b/gi, '‹hash›'],
  [
    /(?:\/private)?\/(?:tmp|var\/tmp|var\/folders\/[\w+-]{1,40}\/[\w+-]{1,80}\/T)(?:\/[\w.+@=-]{1,200}){1,20}/g,
    shortenTemporaryPath,
  ],
  [
    /\b[A-Za-z]:(?:[\\/][\w.+@~ -]{1,100}){1,10}[\\/]Temp(?:[\\/][\w.+@=-]{1,200}){1,20}/g,
    shortenTemporaryPath,
  ],
  [/(?<![\w./])(?:[A-Za-z]:)?(?:[\\/][\w.+@-]{1,200}){3,40}/g, shortenAbsolutePath],
]
const longestName = 2_000

/**
 * A name without what changes from run to run: times, ports, hashes, object addresses, temporary and absolute paths.
 * Two names may have one stable form, so it is never shown and never an identity by itself.
 */
export function toStableName(name: string): string {
  if (!/[\d\\/]/.test(name)) return name
  let stable = name.slice(0, longestName)
  for (const [pattern, replacement] of volatile)
    stable =
      typeof replacement === 'string'
        ? stable.replace(pattern, replacement)
        : stable.replace(pattern, replacement)
  return stable
}

/** Keeps the name of the file; the folders before it are made up in every run. */
function shortenTemporaryPath(path: string): string {
  const parts = path.split(/[\\/]/).filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  if (parts.length > 2 && !/^tmp/.test(last)) return `‹temp›/${last}`
  return '‹temp›'
}

/** Keeps the end of a path, which is the same in every checkout. */
function shortenAbsolutePath(path: string): string {
  return `‹…›/${path.split(/[\\/]/).slice(-2).join('/')}`
}
