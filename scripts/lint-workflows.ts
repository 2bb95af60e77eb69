/**
 * Checks every workflow and action of this repository, every complete workflow in the docs, and what
 * `eval-gate init` proposes, with actionlint
 * and zizmor. `.github/zizmor.yml` and `.github/zizmor-docs.yml` have the reason for each finding that is meant.
 * Tools that are missing are installed into `.tools/`; one that can't be installed is an error, never a skipped
 * check.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { proposeFiles } from '../src/cli/init/propose.ts'
import { surveyRepository } from '../src/cli/init/survey.ts'
import { readBlocks } from '../test/docs/blocks.ts'
import { repositories } from '../test/unit/cli/repositories.ts'
import { project, requireGoTool, requireTool, run } from './require-tool.ts'

function requireZizmor(): string {
  const requirements = '.ci/requirements.txt'
  const version = /^zizmor==(\S+)/m.exec(readFileSync(join(project, requirements), 'utf8'))?.[1]
  const folder = join(project, '.tools', `zizmor-${version}`)
  const options = ['--quiet', '--disable-pip-version-check', '--root-user-action=ignore', '--require-hashes']
  const args = ['-m', 'pip', 'install', ...options, '--target', folder, '--requirement', requirements]
  return requireTool(join(folder, 'bin/zizmor'), () => run('python3', args))
}

/** The complete workflows of the docs, as files of a repository: `docs-ci-setups-2.yml` is the second of that page. */
function writeDocWorkflows(folder: string): readonly string[] {
  const complete = readBlocks().filter(
    ({ language, text }) => /^ya?ml$/.test(language) && /^on:/m.test(text) && /^jobs:/m.test(text),
  )
  return Object.values(Object.groupBy(complete, ({ page }) => page)).flatMap((blocks = []) =>
    blocks.map(({ page, text }, index) => {
      const name = page.replace(/\.md$/, '').replaceAll('/', '-')
      const path = join(folder, `${name}-${index + 1}.yml`)
      writeFileSync(path, text)
      return path
    }),
  )
}

/** What `eval-gate init` proposes for the sample repositories of its tests. */
function writeProposals(scratch: string, folder: string): readonly string[] {
  return Object.values(repositories).flatMap(({ files }, index) => {
    const repository = join(scratch, `repository-${index}`)
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(repository, path)), { recursive: true })
      writeFileSync(join(repository, path), text)
    }
    const proposed = proposeFiles(surveyRepository(repository), repository).files
    return proposed
      .filter(({ path }) => path.startsWith('.github/workflows/'))
      .map(({ text }, part) => {
        const path = join(folder, `init-${index}-${part}.yml`)
        writeFileSync(path, text)
        return path
      })
  })
}

const scratch = mkdtempSync(join(tmpdir(), 'eval-gate-workflows-'))
try {
  const folder = join(scratch, '.github/workflows')
  mkdirSync(folder, { recursive: true })
  const docs = [...writeDocWorkflows(folder), ...writeProposals(scratch, folder)]
  const workflows = globSync('.github/workflows/*.{yml,yaml}', { cwd: project })
  const actions = globSync(
    ['action.yml', 'call/action.yml', 'command/action.yml', '.github/actions/*/action.yml'],
    {
      cwd: project,
    },
  )
  console.log(
    `${workflows.length} workflows, ${actions.length} actions, ${docs.length} workflows in the docs and of eval-gate init`,
  )
  const actionlint = requireGoTool('github.com/rhysd/actionlint/cmd/actionlint', 'v1.7.12')
  const zizmor = requireZizmor()
  const lint = (config: string, files: readonly string[]) =>
    run(zizmor, ['--offline', '--no-progress', '--quiet', '--config', join(project, config), ...files])
  const results = [
    run(actionlint, [...workflows, ...docs]),
    lint('.github/zizmor.yml', [...workflows, ...actions, '.github/dependabot.yml']),
    lint('.github/zizmor-docs.yml', docs),
  ]
  if (results.includes(false)) process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
