/**
 * `npm run rehearse [-- RECIPE …] [--tests PATH …]`: follows recipes of CONTRIBUTING.md, all without an argument, in a copy of the project:
 * edits the files that a recipe names, runs the scripts that it names, and then everything that may say that
 * something is missing (types, format, generated pages, quick tests, or those in a path). Fails when a recipe edits other files
 * than it says, or when anything is red.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Edit, type Rehearsal, rehearsals } from './rehearsals/recipes.ts'

const project = resolve(import.meta.dirname, '..')
const { recipes: asked, tests } = readArguments(process.argv.slice(2))
const chosen = rehearsals.filter(({ recipe }) => asked.length === 0 || asked.includes(recipe))
const contributing = readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8')

const copy = join(mkdtempSync(join(tmpdir(), 'rehearsal-')), 'project')
try {
  // Also what is not committed; nothing to stash prints nothing.
  const commit = runGit('stash', 'create') || 'HEAD'
  runGit('worktree', 'add', '--quiet', '--detach', copy, commit)
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  const problems = chosen.flatMap(compareWithRecipe)
  for (const { edits } of chosen) edits.forEach(applyEdit)
  for (const script of new Set(chosen.flatMap(({ scripts }) => scripts)))
    runInCopy('npm', 'run', '-s', script)
  const edited = chosen
    .flatMap(({ edits }) => edits.map(({ file }) => file))
    .filter((file) => file.endsWith('.ts'))
  runInCopy('npx', 'biome', 'check', '--write', ...new Set(edited))
  const checks = [
    ['npx', 'biome', 'check', '--error-on-warnings', ...new Set(edited)],
    ['npm', 'run', '-s', 'typecheck'],
    ['npm', 'run', '-s', 'docs:check'],
    ['npx', 'vitest', 'run', '--project', 'quick', ...tests],
  ]
  for (const [command = '', ...args] of checks) {
    if (!runInCopy(command, ...args))
      problems.push(`After ${listRecipes()}, \`${command} ${args.join(' ')}\` fails.`)
  }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`Rehearsed as written: ${listRecipes()}.`)
} finally {
  runGit('worktree', 'remove', '--force', copy)
  rmSync(dirname(copy), { recursive: true, force: true })
}

function readArguments(args: readonly string[]): {
  readonly recipes: readonly string[]
  readonly tests: readonly string[]
} {
  const end = args.indexOf('--tests')
  if (end === -1) return { recipes: args, tests: [] }
  return { recipes: args.slice(0, end), tests: args.slice(end + 1) }
}

function listRecipes(): string {
  return chosen.map(({ recipe }) => recipe.toLowerCase()).join(', ')
}

/** Where a recipe says something else than what is done here. */
function compareWithRecipe({ recipe, edits, scripts }: Rehearsal): readonly string[] {
  const [, text = ''] = contributing.split(`**${recipe}**`)
  const [paragraphs = ''] = text.split(/\n\n\*\*|\n## /)
  const files = [...new Set(edits.map(({ file }) => file))]
  const problems = []
  if (!paragraphs.includes(`(${files.length} files)`))
    problems.push(`${recipe}: CONTRIBUTING.md says another number of files than ${files.length}.`)
  for (const file of files) {
    if (!isNamed(file, paragraphs)) problems.push(`${recipe}: CONTRIBUTING.md does not name ${file}.`)
  }
  for (const script of scripts) {
    if (!paragraphs.includes(`npm run ${script}`))
      problems.push(`${recipe}: CONTRIBUTING.md does not name ${script}.`)
  }
  return problems
}

/** Whether a file, or a folder that it is in, is named; a test and the code that uses a value may be anywhere. */
function isNamed(file: string, text: string): boolean {
  const folders = file.split('/').map((_, index, parts) => `${parts.slice(0, index + 1).join('/')}/`)
  if (folders.some((folder) => text.includes(`\`${folder}`)) || text.includes(file)) return true
  if (file.startsWith('test/')) return /\btest of it\b/.test(text)
  return text.includes(`\`${file.split('/').at(-1)}\``) || text.includes('code that uses the value')
}

function applyEdit({ file, before, below = '', text }: Edit): void {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  if (before === undefined) {
    writeFileSync(path, text)
    return
  }
  const content = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const start = content.indexOf(below)
  const place = content.indexOf(`\n${before}`, start) + 1
  if (start < 0 || place === 0) throw new Error(`${file} has no line that begins with ${before}`)
  writeFileSync(path, content.slice(0, place) + text + content.slice(place))
}

function runInCopy(command: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: copy, stdio: 'inherit' })
  return status === 0
}

function runGit(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
}
