import { listWrittenKeys } from '../src/config/suite-file/assertions.ts'
import { assertionKinds, assertionTypes } from '../src/contract/grading/assertions.ts'

/** The kinds of assertions as a table, in the words of a suite file. */
export function renderAssertionKinds(): string {
  const rows = assertionTypes.map((type) => {
    const keys = listWrittenKeys(type).map((key) => `\`${key}\``)
    return `| \`${type}\` | ${keys.join(', ')} | ${assertionKinds[type].holds} |`
  })
  return ['| `type` | Keys | Holds when |', '|---|---|---|', ...rows].join('\n')
}

/** A page with the table between its marks. */
export function insertAssertionKinds(page: string): string {
  return page.replace(
    /<!-- assertions -->[\s\S]*?<!-- \/assertions -->/,
    () => `<!-- assertions -->\n${renderAssertionKinds()}\n<!-- /assertions -->`,
  )
}
