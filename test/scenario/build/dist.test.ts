import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../support/list-files.ts'

const root = resolve(import.meta.dirname, '../../..')
const dist = join(root, 'dist')
const entries = ['index.js', 'call/index.js', 'cli/index.js', 'command/index.js', 'post/index.js']
const files = listFiles('**', dist).filter((file) => statSync(join(dist, file)).isFile())

/** The files of `dist/` that a file loads with `require()`. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(join(dist, file), 'utf8')
  return [...code.matchAll(/require\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g)].map(([, path = '']) =>
    join(dirname(file), path),
  )
}

describe('what every job downloads', () => {
  it('holds the entries, the chunks that they reach, and the licenses', () => {
    const reached = new Set(entries)
    // A set can grow while it is walked.
    for (const file of reached) for (const imported of importsOf(file)) reached.add(imported)
    expect([...files].sort()).toEqual([...reached, 'licenses.txt', 'package.json'].sort())
  })

  it('runs as CommonJS wherever it lies', () => {
    expect(JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'))).toEqual({ type: 'commonjs' })
  })

  it('has no path of the machine that built it', () => {
    const withPath = files.filter((file) => readFileSync(join(dist, file), 'utf8').includes(root))
    expect(withPath).toEqual([])
  })
})

describe('licenses.txt', () => {
  const licenses = readFileSync(join(dist, 'licenses.txt'), 'utf8')

  it('names every package that our code imports', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const named = Object.entries(dependencies).map(([name, version]) => `${name} ${version} (`)
    expect(named.filter((name) => !licenses.includes(`\n${name}`) && !licenses.startsWith(name))).toEqual([])
  })

  it('has the text of a license that several packages share once', () => {
    expect(licenses.match(/Copyright 2019 GitHub/g)).toHaveLength(1)
    expect(licenses).toMatch(/^@actions\/artifact \S+ \(MIT\)\n@actions\/core \S+ \(MIT\)\n/m)
  })

  it('has a permission in the same words once, at its end', () => {
    const words = (text: string) => text.replace(/\s+/g, ' ')
    const named = new Set(licenses.match(/\[Permission \d+(?= at the end of this file\])/g))
    expect(named.size).toBeGreaterThan(1)
    for (const name of named)
      expect(licenses.match(new RegExp(`^${name.slice(1)}\\n\\nPermission `, 'gm'))).toHaveLength(1)
    const mit =
      'The above copyright notice and this permission notice shall be included in all copies or substantial'
    expect(words(licenses).split(mit).length - 1).toBeLessThanOrEqual(6)
  })
})
