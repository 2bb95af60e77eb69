import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { project, readPage } from './blocks.ts'

const sources = globSync('src/**/*.ts', { cwd: project })
  .map((file) => readFileSync(join(project, file), 'utf8'))
  .join('\n')
  .replaceAll(/\$\{[^}]*\}/g, '…')
  .replaceAll('\\`', '`')

const [, ...rows] = [...readPage('docs/troubleshooting.md').matchAll(/^\| (?!-)(.+?) \| .* \|$/gm)]

it('docs/troubleshooting.md has messages', () => {
  expect(rows.length).toBeGreaterThan(10)
})

it.each(rows.map(([, said = '']) => said))('“%s” is what the sources say', (said) => {
  const parts = said
    .split('…')
    .map((part) => part.trim())
    .filter((part) => /\w{3}/.test(part))
  expect(parts.filter((part) => !sources.includes(part))).toEqual([])
})
