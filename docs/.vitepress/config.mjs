import { cpSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vitepress'

const docs = join(import.meta.dirname, '..')

/** Pages in the order of the sidebar: title → path without `.md`. A page that is missing here comes last. */
const groups = {
  'Get started': {
    'Get started': 'get-started',
    'The command line': 'command-line',
    'Report formats': 'formats',
    'How each tool writes its report': 'tools',
    'Inputs and outputs': 'inputs',
    'CI setups': 'ci-setups',
    'What the reviewer sees': 'reviewer',
    'How good is this gate on my suite?': 'audit',
    'Months of a suite on one page': 'history',
    Migrating: 'migrating',
    Troubleshooting: 'troubleshooting',
  },
  'The verdict': {
    Statistics: 'statistics',
    'A benchmark of eval gates': 'benchmark',
    'Exit codes': 'exit-codes',
    Policy: 'policy',
    'Accepting an intended change': 'accepting-changes',
    Baselines: 'baselines',
    'Results format': 'results-format',
  },
  'The eval service': {
    'Hosted runs': 'hosted-runs',
    'Suites as code': 'suites-as-code',
    'The service': 'service',
    API: 'api',
  },
  Recipes: Object.fromEntries(
    globSync('recipes/*.md', { cwd: docs })
      .sort()
      .map((path) => [titleOf(path), path.replace(/\.md$/, '')]),
  ),
  Background: { Security: 'security', Architecture: 'architecture' },
}

function titleOf(path) {
  const words = basename(path, '.md').replaceAll('-', ' ')
  return words[0].toUpperCase() + words.slice(1)
}

/** The first heading of a page. */
function headingOf(page) {
  const text = readFileSync(join(docs, `${page}.md`), 'utf8')
  return /^# (.+)$/m.exec(text)?.[1].replaceAll('`', '') ?? titleOf(page)
}

const listed = new Set(Object.values(groups).flatMap((pages) => Object.values(pages)))
const missing = globSync(['*.md', 'recipes/*.md'], { cwd: docs })
  .map((path) => path.replace(/\.md$/, ''))
  .filter((page) => page !== 'index' && !listed.has(page))
if (missing.length > 0)
  groups.More = Object.fromEntries(missing.sort().map((page) => [headingOf(page), page]))

export default defineConfig({
  title: 'Eval Gate',
  description: 'A GitHub Action that gates pull requests on eval results',
  cleanUrls: true,
  srcExclude: ['public/**'],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' }]],
  // `buildEnd` copies them.
  ignoreDeadLinks: [/\.json$/],
  markdown: {
    config({ renderer }) {
      // Expressions of GitHub in code are not expressions of Vue.
      const code = renderer.rules.code_inline
      renderer.rules.code_inline = (...args) => code(...args).replace('<code', '<code v-pre')
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    logo: '/icon.svg',
    socialLinks: [{ icon: 'github', link: 'https://github.com/eval-gate/eval-gate' }],
    outline: [2, 3],
    sidebar: Object.entries(groups).map(([text, pages]) => ({
      text,
      items: Object.entries(pages).map(([title, link]) => ({ text: title, link: `/${link}` })),
    })),
  },
  buildEnd({ outDir }) {
    for (const file of globSync('*.json', { cwd: docs, exclude: ['package*.json'] }))
      cpSync(join(docs, file), join(outDir, file))
  },
})
