import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { firstMessages } from '../../scripts/first-messages.ts'
import { project } from './blocks.ts'

const sources = globSync('src/**/*.ts', { cwd: project })
  .map((file) => readFileSync(join(project, file), 'utf8'))
  .join('\n')
  .replaceAll(/\$\{[^}]*\}/g, '…')
  .replaceAll('\\`', '`')

it.each(firstMessages.map(({ said }) => said))('“%s” of Troubleshooting is what the sources say', (said) => {
  const parts = said
    .split('…')
    .map((part) => part.trim())
    .filter((part) => /\w{3}/.test(part))
  expect(parts.filter((part) => !sources.includes(part))).toEqual([])
})
