const placeholder =
  /EXAMPLE|REDACTED|PLACEHOLDER|x{6}|X{6}|\*{3}|your[-_]|YOUR[-_]|^[$%{]|^process\.|0123456789|123456789|abcdefgh/

/** True for a stand-in in documents and tests: `sk-xxxxxxxx`. */
export function isPlaceholder(secret: string): boolean {
  return placeholder.test(secret) || countDistinct(secret.slice(-20)) < 6
}

/**
 * Whether a text looks as if it was drawn at random: many different characters, and letters, capitals and digits that
 * take turns more often than in words, names of variables, versions and dates.
 */
export function looksRandom(text: string): boolean {
  if (countDistinct(text) < 10) return false
  const turns = countTurns(text)
  if (/\d/.test(text) && /[A-Za-z]/.test(text)) return turns * 6 >= Math.min(text.length, 120)
  return turns * 5 >= text.length * 2
}

const everyday =
  /pass|pwd|secret|test|example|admin|user|qwert|1234|demo|dummy|fake|sample|change|hunter|welcome|token/i

/** Whether a text looks like a password that somebody uses: not what tests and documents have in its place. */
export function looksLikePassword(text: string): boolean {
  if (everyday.test(text) || countDistinct(text) < 8) return false
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((characters) => characters.test(text))
  return classes.length >= 3 && countTurns(text) * 4 >= text.length
}

function countDistinct(text: string): number {
  return new Set(text).size
}

/** How often a small letter, a capital and a digit follow one another, whatever else is between them. */
export function countTurns(text: string): number {
  return text.replace(/[^A-Za-z0-9]+/g, '').match(/[a-z]+|[A-Z]+|\d+/g)?.length ?? 0
}
