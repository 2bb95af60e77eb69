import { type OutputBundle, type OutputChunk, type Plugin, type RolldownOutput, rolldown } from 'rolldown'
import { minifySync } from 'rolldown/utils'

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
  { name: 'core', test: /\/node_modules\/@actions\/core\// },
  {
    name: 'platform',
    test: /\/src\/(?:platform\/github\/platform|config\/inputs\/(?:service-inputs|input)|model\/nearest)\.ts$/,
  },
  { name: 'main', test: /\/src\/main\.ts$/ },
  { name: 'gate', test: /\/src\/jobs\/report\/gate-reports\.ts$/ },
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
    treeshake: { moduleSideEffects: [{ test: /\/node_modules\/@actions\//, sideEffects: false }] },
    plugins: [quietArtifacts, { name: 'minify-packages', generateBundle: minifyPackages }],
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
 * Of our own code, the first that runs stays readable, for reviews; a chunk of packages alone is made
 * small, and the rest of ours loses its white space. As late as possible:
 * after an earlier hook, the bundler would print the code again.
 */
function minifyPackages(_: unknown, files: OutputBundle): void {
  const loaded = new Set(['index.js', 'chunks/main.js', 'chunks/platform.js'])
  for (const file of Object.values(files)) {
    if (file.type !== 'chunk') continue
    const isPackage = file.moduleIds.every(isOfPackage)
    if (loaded.has(file.fileName) && !isPackage) continue
    // What a plain run does not load keeps the names of functions, for stack traces.
    const mangle = isPackage ? { toplevel: true } : { keepNames: true }
    const minified = minifySync(file.fileName, file.code, { mangle, codegen: true })
    if (minified.errors.length > 0) throw new Error(`${file.fileName} can't be minified`)
    file.code = minified.code
  }
}

const isOfPackage = (id: string) => id.includes('/node_modules/') || id.startsWith('\0')

export function chunksOf({ output }: RolldownOutput): readonly OutputChunk[] {
  return output.filter((file) => file.type === 'chunk')
}
