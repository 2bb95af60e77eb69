import { posix } from 'node:path'
import { parseJson, readFields } from '../../model/data.ts'
import { splitLines } from '../../paths/lines.ts'
import type { Folder } from './folder.ts'

/** One command that a line runs, by itself or through a script, a Makefile or a task runner. */
export interface Command {
  readonly text: string
  /** Where it runs, relative to the repository; `.` for itself. */
  readonly folder: string
}

/** Opens a folder of the repository. */
export type OpenFolder = (path: string) => Folder

/** Deepest nesting of scripts that is followed. */
const deepest = 6
/** Commands that name a test tool, but run no tests. */
const idle =
  /(?:^|\s)(?:pip3?|npm|pnpm|[np]+x|yarn|bun|uv|apt(?:-get)?|brew|gem|corepack|cargo|go|poetry)\s+(?:(?!run\b)\S+\s+)*?(?:install|add|i|ci|sync|get|lock|download|login|publish)(?:\s|$)|\s(?:bench|--notest|--no-run|--version|--watch)(?=\s|$)|maven\.test\.skip|-DskipTests|^(?:rm|cat|grep|cp|mkdir|export|which|type|command -v)\s|^\w+=\S*$/
/** Largest file of commands that is read, in characters. */
const largestScript = 100_000

/** The commands that a text of shell runs in a folder, down to those that call programs. */
export function findCommands(text: string, folder: string, open: OpenFolder, depth = 0): readonly Command[] {
  let place = folder
  return splitCommands(text).flatMap((command): readonly Command[] => {
    const [, target] = /^\(?\s*cd\s+["']?([\w@./-]+)/.exec(command) ?? []
    if (target !== undefined) {
      place = joinPath(place, target)
      return []
    }
    const inner = depth < deepest ? findInnerTexts(command, place, open) : []
    if (inner.length === 0) return [{ text: command, folder: place }]
    return inner.flatMap((script) => findCommands(script.text, script.folder, open, depth + 1))
  })
}

/** A backslash at the end of a line goes on with the next one. */
function joinLines(text: string): string {
  return splitLines(text).join('\n').replaceAll('\\\n', ' ')
}

function splitCommands(text: string): readonly string[] {
  return joinLines(text)
    .split(/[\r\n]+|&&|\|\||;/)
    .map((command) => command.trim())
    .filter((command) => command !== '' && !/^(?:#|echo\b)/.test(command) && !idle.test(command))
}

function findInnerTexts(command: string, folder: string, open: OpenFolder): readonly Command[] {
  const { read, has } = open(folder)
  const [, target] = /(?:^|\s)make\b(?:\s+-\S+)*(?:\s+([\w.-]+))?/.exec(command) ?? [undefined, undefined]
  const makefile = ['GNUmakefile', 'Makefile', 'makefile'].find(has)
  if (makefile !== undefined && /(?:^|\s)make(?:\s|$)/.test(command))
    return readRecipes(read(makefile), target).map((text) => ({ text, folder }))
  const [, script] =
    /^(?:(?:ba|da)?sh\s+)?(?:\.\/)?([\w./-]*\/[\w.-]+|[\w-]+\.sh)(?:\s|$)/.exec(command) ?? []
  if (script !== undefined && !script.includes('node_modules')) {
    const text = read(script)
    if (/^#!.*sh\b/.test(text) && text.length < largestScript) return [{ text, folder }]
  }
  const runner = taskRunners.find(({ call }) => call.test(command))
  if (runner !== undefined) {
    const text = runner.files.map(read).join('\n')
    return [{ text: selectTask(text, command).replaceAll(/[[\]",']+/g, ' '), folder }]
  }
  const [, goal] = /<defaultGoal>([^<]+)</.exec(read('pom.xml')) ?? []
  if (goal !== undefined && /^(?:\.\/)?mvnw?(?:\s+(?:-\S+|'[^']*'|\$\{\{.*?\}\}))*$/.test(command))
    return [{ text: `${command} ${goal}`, folder }]
  return findPackageScripts(command, folder, open)
}

/** Programs that run what a file of theirs names. */
const taskRunners: readonly { readonly call: RegExp; readonly files: readonly string[] }[] = [
  { call: /(?:^|\s)tox(?:\s|$)/, files: ['tox.ini', 'pyproject.toml', 'setup.cfg'] },
  { call: /(?:^|\s)nox(?:\s|$)/, files: ['noxfile.py'] },
  { call: /(?:^|\s)(?:hatch|pdm)\s+(?:run|test)\b/, files: ['pyproject.toml', 'hatch.toml'] },
  { call: /(?:^|\s)just(?:\s|$)/, files: ['justfile', 'Justfile'] },
]

/** The part of a task file that a call selects by name, or all of it. */
function selectTask(text: string, command: string): string {
  const [, name] = /\s(?:-e|-s|--session)[ =]?([\w.-]+)/.exec(command) ?? []
  if (name === undefined) return text
  const escaped = name.replaceAll('.', '\\.')
  const [part] =
    new RegExp(
      `^(?:\\[(?:testenv:|tool\\.tox\\.env\\.)"?${escaped}"?\\]|def ${escaped}\\()[\\s\\S]*?(?=^\\[|^def |$(?![\\s\\S]))`,
      'm',
    ).exec(text) ?? []
  return part ?? text
}

/** Recipe of a target of a Makefile and of those that it needs; the first target by default. */
function readRecipes(makefile: string, target: string | undefined): readonly string[] {
  const rules = new Map<string, { needs: readonly string[]; lines: string[] }>()
  let current: string[] = []
  for (const line of splitLines(joinLines(makefile))) {
    const [, names, needs = ''] = /^([\w./-]+(?: +[\w./-]+)*) *::?(?!=)([^#]*)/.exec(line) ?? []
    if (names !== undefined && !line.startsWith('\t')) {
      current = []
      for (const name of names.split(/\s+/))
        rules.set(name, { needs: needs.trim().split(/\s+/), lines: current })
    } else if (/^\s+\S/.test(line)) current.push(line.replaceAll(/\$\(?\{?GO\b\)?\}?/g, 'go'))
  }
  const seen = new Set<string>()
  const collect = (name: string): readonly string[] => {
    const rule = rules.get(name)
    if (rule === undefined || seen.has(name)) return []
    seen.add(name)
    return [...rule.needs.flatMap(collect), ...rule.lines.map((line) => line.trim().replace(/^[@-]+/, ''))]
  }
  return collect(target ?? [...rules.keys()][0] ?? '')
}

/** The scripts of package.json that a call of a package manager runs, in one package or in several. */
function findPackageScripts(command: string, folder: string, open: OpenFolder): readonly Command[] {
  const [, rest] = /(?:^|\s)(?:npm|pnpm|yarn|bun|turbo|nx|lerna|wireit)\s+(.+)/.exec(command) ?? []
  // `bun test` is a runner of its own.
  if (rest === undefined || /(?:^|\s)bun\s+test\b/.test(command)) return []
  const words = rest.split(/\s+/).map((word) => word.replaceAll(/^["']|["']$/g, ''))
  const ofAll =
    /(?:^|\s)(?:-r|--recursive|-ws|--workspaces|--filter|-F|-w|--workspace|workspaces?)(?=[\s=]|$)/
  const isOfMembers = ofAll.test(rest) || /\b(?:turbo|nx|lerna)\s/.test(command)
  const folders = isOfMembers ? selectMembers(words, folder, open) : [folder]
  const packages = folders.map((path) => ({ path, scripts: open(path).scripts() }))
  const name = words
    .map((word) => (word === 't' ? 'test' : word))
    .find((word) => packages.some(({ scripts }) => scripts[word] !== undefined))
  const isIdle =
    words[0] !== 'run' && words.some((word) => /^(?:install|ci|add|exec|dlx|publish)$/.test(word))
  if (name === undefined || isIdle) return []
  return packages.flatMap(({ path, scripts }) => {
    const text = scripts[name]
    return text === undefined ? [] : [{ text, folder: path }]
  })
}

/** Folders of the packages of a workspace that the words select by name or folder; all by default. */
function selectMembers(words: readonly string[], folder: string, open: OpenFolder): readonly string[] {
  const owner = open(folder)
  const members = listMembers(owner)
  const names = new Map(
    members.map((path) => [path, String(readFields(parseJson(open(path).read('package.json'))).name)]),
  )
  const picks = (word: string) =>
    members.filter((path) => names.get(path) === word || path === word.replace(/^\.\//, ''))
  const left = new Set(words.flatMap((word) => (word.startsWith('!') ? picks(word.slice(1)) : [])))
  const picked = words.flatMap((word) => picks(word.replace(/^--?\w+=/, '')))
  return (picked.length > 0 ? picked : members).filter((path) => !left.has(path))
}

/** Folders of the packages of a workspace, relative to the repository. */
export function listMembers(owner: Folder): readonly string[] {
  return owner
    .workspaces()
    .filter((glob) => !glob.startsWith('!'))
    .flatMap((glob) => owner.find(`${glob.replace(/(?<!\/)\/+$/, '')}/package.json`))
    .map((file) => joinPath(owner.path, posix.dirname(file)))
}

const joinPath = (folder: string, path: string) => posix.join(folder, path)
