/** What is likely wrong with a pattern that matches nothing, or where else to look. */
export function adviseOnPattern(pattern: string): string {
  const plain = pattern.trim()
  if (plain === '-') return 'Standard input is not read: name a file.'
  if (/^["'].*["']$/.test(plain)) return 'The quotes are part of it here: write it without quotes.'
  if (/^-\s|^\[\s*["'].*\]$/s.test(plain))
    return 'A list of YAML is one text here: write `reports: |` and one pattern per line, without dashes or brackets.'
  if (/^\w+:\/\//.test(plain))
    return 'Nothing is downloaded: fetch the report in a step before this one, and name its file.'
  const inBraces = plain.replaceAll(/\{[^{}]*\}/g, '')
  if (inBraces.includes(',')) return 'The comma is part of it: write one pattern per line.'
  if (plain.split(/\s+/).filter((part) => /[./*]/.test(part)).length > 1)
    return 'The blank is part of it: write one pattern per line.'
  if (/^\.\.[\\/]/.test(plain))
    return 'Did the tests write a report there? The action reads nothing outside of the workspace: copy it there.'
  if (/^~|\$\{?\w/.test(plain))
    return 'Variables are not expanded here: write a path relative to the workspace, such as `reports/*.xml`.'
  if (/[A-Z]/.test(plain))
    return 'Did the tests run before this step, and write a report there? Upper and lower case matter.'
  return 'Did the tests run before this step, and write a report there?'
}
