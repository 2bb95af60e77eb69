import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const pages = ['README.md', ...globSync('docs/**/*.md', { exclude: ['docs/node_modules/**'] })]
const { private: isPrivate } = JSON.parse(readFileSync('package.json', 'utf8')) as { private?: boolean }

describe.runIf(isPrivate)('as long as nothing is published', () => {
  it.each(pages)('%s runs no package of a name that anybody may register', (page) => {
    expect(readFileSync(page, 'utf8')).not.toMatch(
      /\bnpx (?:--yes |-y )?eval-gate\b|npm (?:i|install) (?:-\S+ )*eval-gate\b/,
    )
  })

  it('the README says what the version in the examples stands for', () => {
    const readme = readFileSync('README.md', 'utf8')
    expect(readme).toContain('Nothing is published yet: wherever these pages say `eval-gate/eval-gate@v0`')
    const used = pages.flatMap(
      (page) => readFileSync(page, 'utf8').match(/eval-gate\/eval-gate@[\w.]+/g) ?? [],
    )
    expect(
      [...new Set(used)].filter((tag) => tag !== 'eval-gate/eval-gate@v0' && !tag.endsWith('@SHA')),
    ).toEqual([])
  })
})

interface Workflow {
  readonly permissions: object
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly needs?: string
        readonly environment?: string
        readonly permissions?: Readonly<Record<string, string>>
        readonly steps: readonly { readonly run?: string; readonly uses?: string }[]
      }
    >
  >
}

describe('the release', () => {
  const { permissions, jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as Workflow

  it('runs the code of others in a job that can sign and write nothing, on a commit of main', () => {
    expect(permissions).toEqual({})
    expect(jobs.build?.permissions).toEqual({ contents: 'read' })
    expect(jobs.build?.steps.map(({ run }) => run).join('\n')).toContain('git merge-base --is-ancestor')
  })

  it('signs in a job that runs and installs nothing', () => {
    expect(jobs.attest?.permissions).toEqual({ 'id-token': 'write', attestations: 'write' })
    expect(jobs.attest?.steps.filter(({ run }) => run !== undefined)).toEqual([])
    expect(jobs.attest?.steps.map(({ uses = '' }) => uses.split('@')[0])).toEqual([
      'actions/download-artifact',
      'actions/attest-build-provenance',
    ])
    expect(jobs.publish).toMatchObject({ needs: 'attest', environment: 'release' })
  })
})
