import type { NeededFile } from '../../tools/index.ts'

/** A module that makes test and eval tools of Node write a report, whatever script starts them. */
export const nodeReports: NeededFile = {
  path: '.github/eval-gate-reports.cjs',
  text: `// Makes Vitest, Jest, Mocha, promptfoo and evalite write a report as well. NODE_OPTIONS of the test step names this file.
const { existsSync, mkdirSync, realpathSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')

const [, program = '', ...args] = process.argv
const valueOf = (...flags) => {
  const at = args.findIndex((word) => flags.includes(word.split('=')[0]))
  return args[at]?.split('=')[1] ?? (at < 0 ? undefined : args[at + 1])
}
const printing = ['--reporter=default', process.env.GITHUB_ACTIONS && '--reporter=github-actions'].filter(Boolean)
const flags = {
  vitest: (file) => [...printing.filter(() => !valueOf('--reporter')), '--reporter=json', \`--outputFile.json=\${file}\`],
  jest: (file) => ['--json', \`--outputFile=\${file}\`, '--testLocationInResults'],
  mocha: (file) => [\`--reporter=\${__filename}\`, '-O', \`output=\${file}\`],
  promptfoo: (file) => (args[0] === 'eval' ? [\`--output=\${file}\`] : []),
  evalite: (file) => [\`--outputPath=\${file}\`],
}

const [, tool] =
  /[\\\\/]_?(vitest|jest|mocha|promptfoo|evalite)(?:[\\\\/]dist[\\\\/](?:src[\\\\/]main|bin))?(?:\\.[cm]?js)?$/.exec(program) ?? []
const isIdle = args.some((word) => /^(?:bench|list|watch|view|init|--help|--version|--listTests|--clearCache)$/.test(word))
if (tool && !isIdle) {
  let count = 1
  const name = () => \`reports/\${tool}\${count === 1 ? '' : \`-\${count}\`}.json\`
  while (existsSync(name())) count += 1
  mkdirSync('reports', { recursive: true })
  process.argv.push(...flags[tool](name()))
}
if (process.execArgv.includes('--test')) mkdirSync('reports', { recursive: true })

// Mocha has one reporter: this one prints what the chosen one does, and writes the file.
module.exports = class {
  constructor(runner, options) {
    const { reporters } = createRequire(realpathSync(program))('..')
    const { [valueOf('--reporter', '-R')]: Chosen = reporters.Spec } = reporters
    new Chosen(runner, options)
    // Before version 9.2 it can only print.
    const { write } = process.stdout
    const isOld = !/output/.test(String(reporters.JSON))
    if (isOld) runner.on('end', () => Object.assign(process.stdout, { write: () => true }))
    new reporters.JSON(runner, options)
    if (!isOld) return
    runner.on('end', () => {
      Object.assign(process.stdout, { write })
      writeFileSync(options.reporterOptions.output, JSON.stringify(runner.testResults))
    })
  }
}
`,
}
