import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const pages = ['README.md', ...globSync('docs/**/*.md', { exclude: ['docs/node_modules/**'] })]
const { private: isPrivate } = JSON.parse(readFileSync('package.json', 'utf8')) as { private?: boolean }

describe.runIf(isPrivate)('as long as nothing is published', () => {
  it.each(pages)('%s runs no package of a name that anybody may register', (page) => {
    expect(readFileSync(page, 'utf8')).not.toMatch(
      /\bnpx\b[\s",:[]*(?:args[\s",:[]*)?(?:(?:--yes|-y)[\s",]+)?eval-gate\b|npm (?:i|install) (?:-\S+ )*eval-gate\b/,
    )
  })

  it.each(pages)('%s says so above the first step that uses the action', (page) => {
    const [above, ...below] = readFileSync(page, 'utf8').split(/^[\s-]*uses: eval-gate\//m)
    if (below.length > 0)
      expect(above).toContain(
        'Nothing is published yet: `eval-gate/eval-gate@v0` stands for the first release.',
      )
    const tags = below.map((text) => /^[\w/-]+@([\w.]+)/.exec(text)?.[1])
    expect(tags.filter((tag) => tag !== 'v0')).toEqual([])
  })

  it('some page is about using the action', () => {
    expect(pages.filter((page) => /^[\s-]*uses: eval-gate\//m.test(readFileSync(page, 'utf8')))).toContain(
      'README.md',
    )
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
        readonly steps: readonly {
          readonly run?: string
          readonly uses?: string
          readonly with?: Readonly<Record<string, string>>
        }[]
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

  it('can be checked by a command in the README, with a file that is signed', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(
      'gh attestation verify eval-gate-action-VERSION.tar.gz --repo eval-gate/eval-gate',
    )
    expect(readFileSync('scripts/release.ts', 'utf8')).toMatch(/join\(assets, `.+-action-.+\.tar\.gz`\)/)
    expect(jobs.attest?.steps.map(({ with: options }) => options?.['subject-path']).join()).toContain(
      'assets/',
    )
  })
})
