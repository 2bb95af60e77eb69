import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { renderCatalog, renderLlmsText, renderSkill } from '../../scripts/agent-docs/render.ts'
import { project } from './blocks.ts'

const read = (name: string) => readFileSync(join(project, 'docs/public', name), 'utf8')
const source = 'https://raw.githubusercontent.com/eval-gate/eval-gate/main/'

it('what agents read is that of the docs', async () => {
  // `npm run docs:agents` writes it.
  expect(read('llms.txt')).toBe(renderLlmsText())
  expect(read('schemas.json')).toBe(renderCatalog())
  expect(read('skills/eval-gate/SKILL.md')).toBe(await renderSkill())
})

it('every address leads to a file, and a schema has its own', () => {
  const texts = [read('llms.txt'), read('schemas.json'), read('skills/eval-gate/SKILL.md')].join('\n')
  const paths = [
    ...texts.matchAll(/https:\/\/raw\.githubusercontent\.com\/eval-gate\/eval-gate\/main\/([\w./-]+\w)/g),
  ].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([])
  for (const path of paths.filter((name) => name.endsWith('.schema.json')))
    expect(JSON.parse(readFileSync(join(project, path), 'utf8'))).toMatchObject({ $id: `${source}${path}` })
})

it('the skill has what agents look for', () => {
  const [, head = ''] = read('skills/eval-gate/SKILL.md').split(/^---$/m)
  expect(parse(head)).toMatchObject({
    name: 'eval-gate',
    description: expect.stringMatching(/^.{100,1000}$/),
  })
})
