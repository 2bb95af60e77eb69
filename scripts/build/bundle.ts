import { type OutputBundle, type OutputChunk, type Plugin, type RolldownOutput, rolldown } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import { doors } from '../doors.ts'
import { lateDescriptions } from './late-descriptions.ts'
import { lateChunks, loadLate } from './late-loads.ts'

/** Folder of the project, which the bundler works in: paths in its output are relative to it. */
const root = new URL('../../', import.meta.url).pathname

/** What runs on its own: path in `dist/` without `.js` → source. All of them share the chunks in `dist/chunks/`. */
export const entries = {
  index: 'src/index.ts',
  'post/index': 'src/post.ts',
  'call/index': 'src/call/index.ts',
  'command/index': 'src/command/index.ts',
  'cli/index': 'src/cli/index.ts',
}

/**
 * Chunks that hold a module with all that it imports, as far as no group before has it: a plain run of the action needs
 * these and nothing else. Left alone, the bundler makes a chunk for every set of entries that share some modules, and
 * each of fifty small files takes time to load.
 */
const groups = [
  ...Object.entries(lateChunks).map(([name, test]) => ({
    name,
    test,
    includeDependenciesRecursively: false,
  })),
  { name: 'warnings', test: /^\0rolldown\/|\/src\/platform\/system\/warnings\.ts$/ },
  {
    name: 'inputs',
    test: /\/node_modules\/@actions\/core\/|\/src\/config\/inputs\/(?:service-inputs|input)\.ts$/,
  },
  { name: 'platform', test: /\/src\/platform\/github\/platform\.ts$/ },
  { name: 'main', test: /\/src\/main\.ts$/ },
  { name: 'gate', test: /\/src\/jobs\/(?:line|report\/gate-reports)\.ts$/ },
  { name: 'formats', test: /\/src\/reports\/formats\/(?!junit\/)/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/**
 * Bundles all entries in one pass, so that code which several of them need is in `dist/` once, and code behind an
 * `import()` is a chunk that is loaded when it is used. CommonJS, because it starts sooner: Node loads modules and
 * built-in ones without a detour over its asynchronous loader. Writes `dist/` if asked to.
 */
export async function bundle(write: boolean): Promise<RolldownOutput> {
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    // The late chunks hold their modules alone.
    preserveEntrySignatures: 'allow-extension',
    treeshake: {
      moduleSideEffects: [
        { test: /\/node_modules\/@actions\//, sideEffects: false },
        // A door: who takes one name through it does not load what stands behind the others.
        { test: new RegExp(`/(?:${[...doors.values()].join('|')})$`), sideEffects: false },
      ],
    },
    plugins: [quietArtifacts, lateDescriptions, { name: 'minify', generateBundle: minify }],
    onLog(level, log, report) {
      if (level === 'warn') throw new Error(`the bundler warns: ${log.message}`)
      report(level, log)
    },
  })
  const output = {
    dir: 'dist',
    cleanDir: true,
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    comments: false,
    codeSplitting: { groups },
  } as const
  try {
    return write ? await build.write(output) : await build.generate(output)
  } finally {
    await build.close()
  }
}

const quietCore = '\0quiet-core'

/** The artifact client logs each of its steps, ten lines for a file; here they are debug lines of the job. */
const quietArtifacts: Plugin = {
  name: 'quiet-artifacts',
  resolveId: (source, importer) =>
    source === '@actions/core' && importer?.includes('/@actions/artifact/') === true ? quietCore : undefined,
  load: (id) =>
    id === quietCore
      ? "export * from '@actions/core'\nexport { debug as info } from '@actions/core'"
      : undefined,
}

/**
 * Of our own code, the names of functions stay, for stack traces; a chunk of packages alone is made smaller still. As
 * late as possible: after an earlier hook, the bundler would print the code again.
 */
function minify(_: unknown, files: OutputBundle): void {
  for (const file of Object.values(files)) {
    if (file.type !== 'chunk') continue
    const mangle = { toplevel: true, keepNames: !file.moduleIds.every(isOfPackage) }
    const code = loadLate(file.fileName, withPlainExports(file.code))
    // As a module, whose constants nobody else sees: one that was put in its only place goes.
    const minified = minifySync(file.fileName, code, { mangle, codegen: true, module: true })
    if (minified.errors.length > 0) throw new Error(`${file.fileName} can't be minified`)
    file.code = inAscii(minified.code)
  }
}

/**
 * A getter for each export costs more than most functions that run once; what is set once needs none. Over 128 exports
 * become a hash table of V8 in the end, so they are one from the start.
 */
function withPlainExports(code: string): string {
  const plain = code.replace(
    /^Object\.defineProperty\(exports, "([\w$]+)", \{\s+enumerable: true,\s+get: function\(\) \{\s+return ([\w$]+);\s+\}\s+\}\);$/gm,
    (getter: string, exported: string, name: string) =>
      isSetOnce(name, code) ? `exports.${exported} = ${name};` : getter,
  )
  const isTable = (plain.match(/^exports\./gm) ?? []).length > 128
  return isTable ? `exports = module.exports = Object.create(null);\n${plain}` : plain
}

function isSetOnce(name: string, code: string): boolean {
  const exact = `(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`
  const isDeclared = new RegExp(`^(?:(?:async )?function\\*?|class|const|var) ${exact}(?!;)`, 'm').test(code)
  return (
    isDeclared && !new RegExp(`(?<!(?:const|let|var) )${exact}(?:\\+\\+|--| [^\\w\\s=!<>]*= )`).test(code)
  )
}

/** V8 reads ASCII faster, and keeps it in half the memory. */
function inAscii(code: string): string {
  return code.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const isOfPackage = (id: string) => id.includes('/node_modules/') || id.startsWith('\0')

export function chunksOf({ output }: RolldownOutput): readonly OutputChunk[] {
  return output.filter((file) => file.type === 'chunk')
}
