import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { messageOf, UsageError } from '../../errors.ts'
import { sameMessageSentence } from '../../facts/same-failure.ts'
import { telling } from '../../model/before-after.ts'
import { quoteName } from '../../model/format.ts'
import { nearest } from '../../model/nearest.ts'
import { caseKey, caseTitle } from '../../model/run/identity.ts'
import { passRate } from '../../model/run/run.ts'
import type { ExplainedCase, Explanation } from '../../render/explain/explanation.ts'
import { explainMarkdown } from '../../render/explain/markdown.ts'
import { explainBadge, explainSlack, explainText } from '../../render/explain/short.ts'
import { looksLikeResults } from '../../results/format.ts'
import { readExplanation } from '../../results/read-explanation.ts'
import { readResults } from '../../results/read-results.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand } from '../command.ts'
import type { TerminalIo } from '../terminal-io.ts'

const forms = {
  markdown: explainMarkdown,
  text: explainText,
  slack: explainSlack,
  badge: explainBadge,
} as const
type Form = keyof typeof forms

const shownCases = 50

/** Changes to explain, the most important first. */
const explained = ['regressed', 'newly-failing', 'new', 'still-failing', 'flaky'] as const

/** `eval-gate explain`. */
export const explainCommand = defineCommand({
  usage: ['explain RESULTS [flags]'],
  about: [
    'Explains a results file: each case that got worse with its input, what came out before and now, its place, and how to run it again.',
  ],
  groups: [
    {
      title: 'Flags',
      flags: {
        case: { kind: 'value', placeholder: 'TEXT', description: 'Only cases whose title contains this.' },
        as: {
          kind: 'value',
          placeholder: 'FORM',
          description:
            'markdown (default), text, slack (blocks of a message) or badge (endpoint file of shields.io).',
        },
      },
    },
  ],
  exitCodes: '0 explained, 2 usage error or unreadable file',
  run: async (args, io) => runExplain(args, io),
})

function runExplain(args: ParsedArguments<'case' | 'as'>, io: TerminalIo): number {
  const [path, ...more] = args.positionals
  const form = args.text('as') ?? 'markdown'
  if (path === undefined || more.length > 0) {
    throw new UsageError([
      { message: 'explain requires one results file', advice: 'eval-gate explain results.json' },
    ])
  }
  if (!isForm(form)) {
    const message = `--as must be one of ${Object.keys(forms).join(', ')}, not "${form}"`
    throw new UsageError([{ message, advice: 'eval-gate explain results.json --as slack' }])
  }
  io.stdout.write(forms[form](explanationOf(readText(resolve(io.cwd, path), path), path, args.text('case'))))
  return 0
}

const isForm = (text: string): text is Form => Object.hasOwn(forms, text)

function readText(absolutePath: string, path: string): string {
  let content: string
  try {
    content = readFileSync(absolutePath, 'utf8')
  } catch (error) {
    const message = `${path} can't be read (${messageOf(error)})`
    throw new UsageError([{ message, advice: 'Name a results file that a gate has written.' }])
  }
  if (looksLikeResults(content)) return content
  const message = `${path} is not a results file of Eval Gate`
  const advice = `A report is read by eval-gate inspect ${path}. A gate writes results with --results-file.`
  throw new UsageError([{ message, advice }])
}

function explanationOf(content: string, name: string, wanted = ''): Explanation {
  const { suiteName, verdict, notCompared, reasons, comparison, files, totals } = readExplanation(
    content,
    name,
  )
  const run = readResults(content, name)
  const chosen = comparison.cases.filter(({ identity }) =>
    caseTitle(identity).toLowerCase().includes(wanted.toLowerCase()),
  )
  if (wanted !== '' && chosen.length === 0) {
    const meant = nearest(
      wanted,
      comparison.cases.map(({ identity }) => caseTitle(identity)),
    )
    const question = meant === undefined ? '' : `; did you mean ${quoteName(meant)}?`
    const advice = 'Give a part of its title, as eval-gate explain shows it without --case.'
    throw new UsageError([
      { message: `no case of ${name} is called ${quoteName(wanted)}${question}`, advice },
    ])
  }
  const cases = chosen
    // What somebody accepted is not to be repaired.
    .filter(({ accepted }) => accepted === undefined)
    .flatMap((of): (ExplainedCase & { readonly rank: number; readonly drop?: number })[] => {
      const failing = telling(run.cases.get(caseKey(of.identity)))
      const isFailing = failing !== undefined && failing.outcome !== 'passed'
      const rank = (explained as readonly string[]).indexOf(of.change)
      const { identity, change, before, after, passedBefore, owners, drop } = of
      return rank < 0 || !isFailing
        ? []
        : [{ identity, change, before, after, passedBefore, owners, failing, rank, drop }]
    })
    .sort((a, b) => a.rank - b.rank || (b.drop ?? 0) - (a.drop ?? 0))
  return {
    suiteName,
    outcome: verdict,
    notCompared,
    reasons,
    sameFailure: sameMessageSentence(cases.map(({ failing }) => failing?.message)),
    slices: comparison.slices,
    cases: cases.slice(0, shownCases),
    leftOut: Math.max(0, cases.length - shownCases),
    formats: files.flatMap(({ format }) => format ?? []),
    passRate: passRate(totals),
    totalCases: totals.cases,
  }
}
