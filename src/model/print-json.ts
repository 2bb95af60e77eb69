/**
 * JSON for a terminal or a job log. Foreign text stays the same data, but control characters, direction marks
 * and the runner's `##[` are escaped, so that they do nothing there. One line with an indent of 0.
 */
export function printJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent)
    .replace(
      /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('##[', '#\\u0023[')
}
