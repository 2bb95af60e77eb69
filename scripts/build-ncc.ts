/**
 * Builds the conventional bundle of the action, `lib/ncc/`, with the tool that most actions are built with. It is not
 * what users run (docs/architecture.md says why); it lets anybody audit that the ordinary build of the same sources
 * behaves alike: `npm run test:ncc` runs the scenarios of a plain run on it.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { listFiles } from '../test/support/list-files.ts'
import { doors } from './doors.ts'

const root = join(import.meta.dirname, '..')
const [sources, target] = [join(root, 'lib/ncc-sources'), join(root, 'lib/ncc')]
for (const folder of [sources, target]) rmSync(folder, { recursive: true, force: true })

// ncc's own TypeScript loader needs an older compiler than ours, so it gets the sources without their types.
for (const file of listFiles('src/**/*.{ts,js}', root)) {
  const [from, to] = [join(root, file), join(sources, file.replace(/\.ts$/, '.js'))]
  mkdirSync(dirname(to), { recursive: true })
  if (to.endsWith(file)) cpSync(from, to)
  else
    writeFileSync(
      to,
      stripTypeScriptTypes(readFileSync(from, 'utf8')).replace(
        /(?<=(?:from |import |import\()'\.[^'\n]*)\.ts(?=')/g,
        '.js',
      ),
    )
}
const imports = Object.fromEntries(
  [...doors].map(([name, file]) => [name, `./${file.replace(/\.ts$/, '.js')}`]),
)
writeFileSync(join(sources, 'package.json'), JSON.stringify({ type: 'module', imports }))

const ncc = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
const options = ['-o', target, '--minify', '--no-cache', '--license', 'licenses.txt']
execFileSync(process.execPath, [ncc, 'build', join(sources, 'src/index.js'), ...options], {
  stdio: 'inherit',
})
