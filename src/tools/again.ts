/** A case as a report names it. */
export interface NamedCase {
  /** Path relative to the workspace, with forward slashes. */
  readonly file?: string
  readonly suite: readonly string[]
  readonly name: string
}

/** Where a tool runs again. */
interface AgainPlace {
  /** Folder of the tool relative to the workspace; empty for itself. */
  readonly folder: string
  /** Format of the first reports: another one may name the cases differently. */
  readonly format: string
  /** Whether a file of that folder exists. */
  readonly exists: (path: string) => boolean
}

/**
 * How a tool measures chosen cases again: those of its formats, and of the JUnit files that are known to be
 * its own.
 */
export interface AgainRule {
  /**
   * How to recognise the JUnit files of this tool: by their path, or by the outermost suite of their cases.
   */
  readonly junit?: { readonly path?: RegExp; readonly suite?: RegExp }
  /** It runs in the nearest folder above the report that has one of these files. */
  readonly root: readonly string[]
  /** It can't choose cases: all of their files run. */
  readonly runsWholeFiles?: true
  /**
   * Shell script of bash that runs these cases, and at most others of the same files; without any, all. It writes its
   * reports into `$EVAL_GATE_REPORTS`. Empty: none of the cases is one of this place.
   */
  readonly script: (cases: readonly NamedCase[], place: AgainPlace) => string
}

/** Runs a command for each iteration; `$i` is its number. A failing case is a result, not an error. */
const repeatCommand = (command: string) =>
  `for i in $(seq "$EVAL_GATE_ITERATIONS"); do ${command} || true; done`

/** One word for a POSIX shell. */
export function quoteForShell(text: string): string {
  if (/^[\w./@:=-]+$/.test(text)) return text
  return `'${text.replaceAll("'", "'\\''")}'`
}

const joinWords = (texts: readonly string[]) => [...new Set(texts)].map(quoteForShell).join(' ')
const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
/** A regular expression that matches names, or what ends with them. */
const matchAnyName = (names: readonly string[], end = '$') =>
  quoteForShell(`(${[...new Set(names)].map(escapePattern).join('|')})${end}`)
/** A filter by names, which the whole suite has not. */
const filterNames = (option: string, names: readonly string[], end?: string) =>
  names.length === 0 ? '' : `${option} ${matchAnyName(names, end)} `
const listNames = (cases: readonly NamedCase[]) => cases.map(({ name }) => name)

/** The files of the cases, relative to the folder of the tool. What looks like an option is left out. */
function listFiles(cases: readonly NamedCase[], { folder }: AgainPlace): readonly string[] {
  const prefix = folder && `${folder}/`
  return cases
    .flatMap(({ file = '' }) => {
      if (file.startsWith(prefix) && !file.startsWith('/') && !file.slice(prefix.length).startsWith('-'))
        return file.slice(prefix.length)
      return []
    })
    .filter((file) => file !== '')
}

/** Settings of Vitest for evals, by the name in the documentation of vitest-evals. */
const evalSettings = 'vitest.evals.config.ts'

export const vitestAgain: AgainRule = {
  junit: { suite: /\.[cm]?[jt]sx?$/ },
  root: ['package.json'],
  script: (cases, place) => {
    // The names of the JUnit file join what the pattern is matched against by spaces.
    const names = listNames(cases).map((name) => name.replaceAll(' > ', ' '))
    const files = cases
      .flatMap((namedCase) => namedCase.file ?? namedCase.suite[0] ?? [])
      .map((file) => ({ ...cases[0], file, suite: [], name: '' }))
    const reporter = place.format === 'junit-xml' ? 'junit' : 'json'
    const ownFiles = listFiles(files, place)
    // Vitest finds evals by a file of settings only.
    const isOfEvals = cases.length === 0 || ownFiles.some((file) => file.includes('.eval.'))
    const settings = isOfEvals && place.exists(evalSettings)
    return repeatCommand(
      `npx --no-install vitest run ${settings ? `--config ${evalSettings} ` : ''}${joinWords(ownFiles)} ${filterNames('-t', names)}--retry=0 --reporter=default --reporter=${reporter} --outputFile="$EVAL_GATE_REPORTS/$i.${reporter === 'junit' ? 'xml' : 'json'}"`,
    )
  },
}

export const jestAgain: AgainRule = {
  root: ['package.json'],
  script: (cases, place) => {
    const files = joinWords(listFiles(cases, place))
    return repeatCommand(
      `npx --no-install jest ${filterNames('-t', listNames(cases))}--json --outputFile="$EVAL_GATE_REPORTS/$i.json" --testLocationInResults${files === '' ? '' : ` --runTestsByPath ${files}`}`,
    )
  },
}

export const playwrightAgain: AgainRule = {
  root: ['package.json'],
  script: (cases, place) =>
    // A file is a pattern that is searched in its absolute path, so something is before its name.
    `PLAYWRIGHT_JSON_OUTPUT_FILE="$EVAL_GATE_REPORTS/playwright.json" npx --no-install playwright test ${joinWords(listFiles(cases, place).map((file) => `.${escapePattern(file.split('/').at(-1) ?? file)}$`))} ${filterNames('-g', listNames(cases), '')}--repeat-each="$EVAL_GATE_ITERATIONS" --retries=0 --reporter=json || true`,
}

/** Of a folder of Python. */
const pythonFiles = ['pyproject.toml', 'setup.cfg', 'requirements.txt']
/** The code of this checkout, also where an editable install points to another one; `$start` runs what is installed. */
const startPython = `export PYTHONPATH="$PWD/src:$PWD\${PYTHONPATH:+:$PYTHONPATH}"
start=; [ ! -e uv.lock ] || start='uv run'; [ ! -e poetry.lock ] || start='poetry run'`

export const pytestAgain: AgainRule = {
  junit: { suite: /^pytest$/ },
  root: ['pytest.ini', 'tox.ini', 'conftest.py', ...pythonFiles],
  script: (cases, { exists }) => {
    const ids = cases.flatMap(({ suite, name }) => {
      // `tests.test_shop.TestCart`: a file, then classes.
      const parts = (suite.at(-1) ?? '').split('.')
      const depth = parts.findIndex((_, index) => exists(`${parts.slice(0, index + 1).join('/')}.py`))
      if (depth < 0) return []
      return [`${parts.slice(0, depth + 1).join('/')}.py`, ...parts.slice(depth + 1)].concat(name).join('::')
    })
    if (ids.length === 0 && cases.length > 0) return ''
    return `${startPython}
${repeatCommand(`$start python -m pytest ${joinWords(ids)} --junitxml="$EVAL_GATE_REPORTS/$i.xml"`)}`
  },
}

/** Samples of Inspect by `task:id`; its option takes a list, and patterns. */
function filterSamples(cases: readonly NamedCase[]): string {
  const samples = cases.map(({ suite: [task = ''], name }) => `${task}:${name}`)
  if (samples.length === 0 || samples.some((sample) => /[,*?[\]]|\s$/.test(sample))) return ''
  return `--sample-id ${quoteForShell(samples.join(','))} `
}

export const inspectAgain: AgainRule = {
  root: pythonFiles,
  script: (cases, place) => {
    const tasks = [
      ...listFiles(cases, place),
      ...cases.flatMap(({ file, suite: [task = ''] }) =>
        file === undefined && !task.startsWith('-') ? task : [],
      ),
    ]
    if (tasks.length === 0 && cases.length > 0) return ''
    return `${startPython}
$start inspect eval ${joinWords(tasks)} ${filterSamples(cases)}--epochs "$EVAL_GATE_ITERATIONS" --no-fail-on-error --display plain --log-dir "$EVAL_GATE_REPORTS" || true`
  },
}

/** A plugin of pytest that keeps the tests of the cases; a repeat has added its number to their names. `-k` finds parts of names, and no spaces. */
const selectTests = `cat > "$TMPDIR/eval_gate_select.py" <<'END'
import json, os, re

with open(os.environ["EVAL_GATE_CASES"], encoding="utf8") as file:
    chosen = {case["suite"][0] for case in json.load(file) if case["suite"]}


def without_repeat(name):
    return re.sub(r"-\\d+-\\d+\\]$", "]", re.sub(r"\\[\\d+-\\d+\\]$", "", name))


def pytest_collection_modifyitems(items):
    items[:] = [item for item in items if item.name in chosen or without_repeat(item.name) in chosen]
END
export PYTHONPATH="$TMPDIR:$PYTHONPATH" PYTEST_ADDOPTS="$PYTEST_ADDOPTS -p eval_gate_select"
`

export const deepevalAgain: AgainRule = {
  root: pythonFiles,
  script: (cases) => {
    if (cases.length > 0 && cases.every(({ suite }) => suite.length === 0)) return ''
    return `${startPython}
${cases.length === 0 ? '' : selectTests}DEEPEVAL_RESULTS_FOLDER="$EVAL_GATE_REPORTS" $start deepeval test run . --repeat "$EVAL_GATE_ITERATIONS" --ignore-errors || true`
  },
}

export const evaliteAgain: AgainRule = {
  root: ['package.json'],
  runsWholeFiles: true,
  script: (cases, place) => {
    const files = [...new Set(listFiles(cases, place))]
    if (files.length === 0 && cases.length > 0) return ''
    // It takes one file, and keeps answers of models since version 1.
    const runs = (files.length === 0 ? [''] : files).map((file, index) =>
      repeatCommand(
        `npx --no-install evalite run ${file === '' ? '' : `${quoteForShell(file)} `}$fresh --outputPath="$EVAL_GATE_REPORTS/$i-${index}.json"`,
      ),
    )
    return ["fresh=$(npx --no-install evalite run --help | grep -om1 -e '--noCache' || true)", ...runs].join(
      '\n',
    )
  },
}

const writeGoTest = (which: string) =>
  `go test -json -count="$EVAL_GATE_ITERATIONS" ${which} > "$EVAL_GATE_REPORTS/go.json" || true`

export const goAgain: AgainRule = {
  root: ['go.mod'],
  script: (cases) => {
    if (cases.length === 0) return writeGoTest('./...')
    // A subtest runs with its test.
    const tests = cases.map(({ name }) => name.split('/')[0] ?? name).filter((name) => /^\w+$/.test(name))
    const packages = cases.flatMap(({ suite: [path = ''] }) =>
      /^[\w./~-]+$/.test(path) && !path.startsWith('-') ? path : [],
    )
    if (tests.length === 0 || packages.length === 0) return ''
    return writeGoTest(`-run ${quoteForShell(`^(${[...new Set(tests)].join('|')})$`)} ${joinWords(packages)}`)
  },
}

export const mavenAgain: AgainRule = {
  junit: { path: /(?:^|\/)target\/surefire-reports\// },
  root: ['mvnw', '.mvn', 'pom.xml'],
  script: (cases) => {
    const methods = new Map<string, Set<string>>()
    for (const { suite, name } of cases) {
      // `adds(int)[1]` is a method and its parameters.
      const [, method] = /^([\w$]+)/.exec(name) ?? []
      const type = suite.at(-1) ?? ''
      if (method === undefined || !/^[\w$.]+$/.test(type)) continue
      methods.set(type, (methods.get(type) ?? new Set()).add(method))
    }
    if (methods.size === 0 && cases.length > 0) return ''
    const tests = [...methods].map(([type, typeMethods]) => `${type}#${[...typeMethods].join('+')}`).join(',')
    return `mvn=mvn; [ ! -x mvnw ] || mvn=./mvnw
${repeatCommand(
  `{ stamp=$(mktemp); "$mvn" --batch-mode --no-transfer-progress test ${tests === '' ? '' : `-Dtest=${quoteForShell(tests)} `}-Dsurefire.failIfNoSpecifiedTests=false -DfailIfNoTests=false || true
  n=0; find . -path '*/target/surefire-reports/TEST-*.xml' -newer "$stamp" | while read -r file; do n=$((n+1)); cp "$file" "$EVAL_GATE_REPORTS/$i-$n.xml"; done; }`,
)}`
  },
}

export const promptfooAgain: AgainRule = {
  root: [
    'promptfooconfig.yaml',
    'promptfooconfig.yml',
    'promptfooconfig.js',
    'promptfooconfig.json',
    'promptfooconfig.ts',
    'promptfooconfig.mjs',
    'package.json',
  ],
  script: (cases) =>
    `npx promptfoo eval ${filterNames('--filter-pattern', listNames(cases))}--repeat "$EVAL_GATE_ITERATIONS" --no-cache --output "$EVAL_GATE_REPORTS/promptfoo.json" || true`,
}

/** What an install of packages reads besides the sources, as patterns of git. */
const readByInstalls = [
  ...['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'],
  ...['yarn.lock', 'bun.lock', '.npmrc', '.yarnrc*', '.yarn/*', '.pnpmfile.cjs'],
  ...['patches/*', '.patch', '.prisma', 'binding.gyp'],
].map((end) => `'*${end}'`)

/**
 * Installs in a second checkout the packages of Node that the first one has installed. They are copied from there,
 * and never shared, where both checkouts have all that an install reads in common; a script of an install may
 * read anything, and a package that is a folder of the repository is its code.
 */
export const installMissing = `locks=$(git ls-files -- '*package-lock.json' '*pnpm-lock.yaml' '*yarn.lock' '*bun.lock')
same=
if git -c core.fsmonitor=false -C "$EVAL_GATE_WORKSPACE" diff --quiet --no-ext-diff "$(git rev-parse HEAD)" -- ${readByInstalls.join(' ')} &&
  ! git grep -qE '"((pre|post)?install|prepare)" *:' -- '*package.json'; then same=1; fi
for lock in \${locks:-package.json}; do
  folder=$(dirname "$lock"); from="$EVAL_GATE_WORKSPACE/$folder"
  [ -d "$from/node_modules" ] && [ ! -e "$folder/node_modules" ] || continue
  if [ -n "$same" ] && [ ! -e "$folder/pnpm-workspace.yaml" ] && ! grep -qE '"workspaces"|"(file|link|portal):' "$folder/package.json"; then
    cp -a "$from/node_modules" "$folder/node_modules"
    rm -rf "$folder/node_modules/.cache" "$folder/node_modules/.vite" "$folder/node_modules/.vitest"
    continue
  fi
  case $lock in
    *pnpm-lock.yaml) (cd "$folder" && pnpm install --frozen-lockfile) ;;
    *yarn.lock) (cd "$folder" && yarn install --immutable) ;;
    *bun.lock) (cd "$folder" && bun install --frozen-lockfile) ;;
    *package-lock.json) (cd "$folder" && npm ci --no-audit --no-fund) ;;
    *) (cd "$folder" && npm install --no-audit --no-fund) ;;
  esac
done`
