import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseArguments } from '../../src/cli/arguments.ts'
import { findCommand } from '../../src/cli/main.ts'
import { pages, project, readBlocks, readPage, splitWords } from './blocks.ts'

interface DocumentedCommand {
  readonly place: string
  readonly words: readonly string[]
}

/** Every line of a shell block, with lines joined that end in a backslash. */
const lines = readBlocks()
  .filter(({ language }) => ['sh', 'bash', 'console', 'shell'].includes(language))
  .flatMap(({ place, text, language }) =>
    text
      .replaceAll('\\\n', ' ')
      .split('\n')
      .filter((line) => language !== 'console' || line.startsWith('$ ') || /^(npx )?eval-gate /.test(line))
      .map((line) => ({ place, line: line.replace(/^\$ /, '') })),
  )

/** What the docs show of our own command line, in blocks and in the running text. */
const commands: readonly DocumentedCommand[] = [
  ...lines.flatMap(({ place, line }) =>
    line.split(/&&|\|\||;|\|(?!\|)/).map((part) => ({ place, words: splitWords(part) })),
  ),
  ...pages.flatMap((page) =>
    [...readPage(page).matchAll(/`((?:npx )?eval-gate [^`\n]+)`/g)].map(({ 1: text = '' }) => ({
      place: page,
      words: splitWords(text),
    })),
  ),
].flatMap(({ place, words }) => {
  const own = words.filter((word) => word !== 'npx' && !/^[A-Z_]+=/.test(word))
  return own[0] === 'eval-gate' && own[1] !== undefined ? [{ place, words: own.slice(1) }] : []
})

describe('the commands of the docs', () => {
  it('are found', () => {
    expect(commands.length).toBeGreaterThan(12)
    expect(new Set(commands.map(({ words }) => words[0]))).toEqual(
      new Set([
        'init',
        'affected',
        'inspect',
        'gate',
        'explain',
        'accepted',
        'overdue',
        'audit',
        'history',
        'mcp',
        'measure',
        'run',
        'suite',
        'serve',
        'api',
        'conformance',
      ]),
    )
  })

  it.each(commands.map(({ place, words }) => [place, words.join(' '), words] as const))(
    '%s: eval-gate %s',
    async (_place, _text, [name = '', ...argv]) => {
      const { help } = await findCommand(name)
      const flags = Object.assign({}, ...help.groups.map((group) => group.flags))
      // In running text a flag may be named without its value.
      const last = argv.at(-1)?.replace(/^--/, '') ?? ''
      const isBare =
        argv.at(-1)?.startsWith('--') === true && flags[last] !== undefined && flags[last].kind !== 'switch'
      expect(() => parseArguments(isBare ? [...argv, 'VALUE'] : argv, flags)).not.toThrow()
    },
  )

  it('are scripts of the project where they say npm run', () => {
    const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
    const named = pages.flatMap((page) =>
      [...readPage(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(({ 1: name }) => [page, name]),
    )
    expect(named.length).toBeGreaterThan(5)
    // A user's own script, in an example of a workflow.
    const foreign = ['build', 'eval', 'evals']
    expect(named.filter(([, name = '']) => scripts[name] === undefined && !foreign.includes(name))).toEqual(
      [],
    )
  })
})
