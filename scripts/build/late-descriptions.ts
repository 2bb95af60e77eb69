import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'

const prefix = '\0descriptions:'
/** `description: 'text'`, where the text is plain. */
const plainText = /\bdescription:\s*('(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`)/g

/**
 * What inputs and settings do, for people: no run of the action reads it. A getter takes each text from a module of its
 * own, which the late chunk `descriptions` holds.
 */
export const lateDescriptions: Plugin = {
  name: 'late-descriptions',
  resolveId: (source) => (source.startsWith(prefix) ? source : undefined),
  load(id) {
    if (!id.startsWith(prefix)) return undefined
    const texts = [...readFileSync(id.slice(prefix.length), 'utf8').matchAll(plainText)]
    return `export const descriptions = [${texts.map(([, text]) => text).join(',\n')}]`
  },
  transform(code, id) {
    if (!/\/src\/config\/.*\.ts$/.test(id) || id.startsWith(prefix)) return undefined
    let count = 0
    const late = code.replaceAll(plainText, () => `get description() { return descriptions[${count++}] }`)
    return count === 0 ? undefined : `import { descriptions } from ${JSON.stringify(prefix + id)}\n${late}`
  },
}
