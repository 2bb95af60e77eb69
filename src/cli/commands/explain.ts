import { resolve } from 'node:path'
import {
  buildRerunCommand,
  type ExplainedCase,
  type Explanation,
  explanationForms,
  showMarkdown,
} from '#views'
import { documents, type ExitCode, UsageError } from '../../errors.ts'
import { findTellingEvidence } from '../../model/before-after.ts'
import type { GroupName } from '../../model/comparison/group-names.ts'
import { isTableKey } from '../../model/data.ts'
import { quoteName } from '../../model/format.ts'
import { suggestNearest } from '../../model/nearest.ts'
import { buildCaseKey, formatCaseTitle } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import { computePassRate, type Run } from '../../model/run/run.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand } from '../command.ts'
import { type ReadResults, readResultsFile } from '../results-file.ts'
import type { TerminalIo } from '../terminal-io.ts'

const shownCases = 50

/** Groups to explain, the most important first; a case that is asked for by name is explained in any. */
const explained: readonly GroupName[] = ['broken', 'regressed', 'failing', 'newFailures']

export const explainCommand = defineCommand({
  usage: ['explain RESULTS [flags]'],
  about: [
    'Explains a results file: each case that got worse with its input, what came out before and now, its place, and how to run it again.',
  ],
  groups: [
    {
      title: 'Flags',
      flags: {
        why: {
          kind: 'switch',
          description:
            'Why the verdict is what it is: everything that was due, and what settles or opens it.',
        },
        case: { placeholder: 'TEXT', description: 'Only cases whose title contains this.' },
        json: {
          kind: 'switch',
          description: `The same as --as json: ${documents}/results-format.md`,
        },
        as: {
          placeholder: 'FORM',
          description:
            'markdown (default), text, json, slack (blocks of a message), badge (endpoint file of shields.io) or why.',
        },
      },
    },
  ],
  exitCodes: '0 explained, 2 usage error or unreadable file',
  run: async (args, io) => runExplainCommand(args, io),
})

function runExplainCommand(args: ParsedArguments<'case' | 'as' | 'json' | 'why'>, io: TerminalIo): ExitCode {
  const [path, ...excess] = args.positionals
  const switched = (['json', 'why'] as const).find((name) => args.isOn(name))
  const form = args.text('as') ?? switched ?? 'markdown'
  if (path === undefined || excess.length > 0) {
    throw new UsageError({
      message: 'explain requires one results file',
      advice: 'eval-gate explain results.json',
    })
  }
  if (!isTableKey(explanationForms, form)) {
    const message = `--as must be one of ${Object.keys(explanationForms).join(', ')}, not "${form}"`
    throw new UsageError({ message, advice: 'eval-gate explain results.json --as slack' })
  }
  const explanation = explainResults(readResultsFile(resolve(io.cwd, path), path), path, args.text('case'))
  const written = explanationForms[form](explanation)
  // Marks and escapes of Markdown are for files and agents.
  const isRead = form === 'markdown' && io.columns !== undefined
  io.stdout.write(isRead ? showMarkdown(written, { columns: io.columns, color: io.color }) : written)
  return 0
}

function explainResults({ json, run }: ReadResults, name: string, wanted = ''): Explanation {
  const { suiteName, facts, comparison, files, totals, certificate, reasons } = json
  const isWantedTitle = (title: string) => title.toLowerCase().includes(wanted.toLowerCase())
  const chosen = comparison.cases
    .map((row) => ({ ...row, title: row.title ?? formatCaseTitle(row.identity) }))
    .filter(({ title, identity }) => isWantedTitle(title) || isWantedTitle(formatCaseTitle(identity)))
  const unchanged = wanted === '' ? [] : findUnchangedTitles(run, chosen, isWantedTitle)
  if (wanted !== '' && chosen.length + unchanged.length === 0) refuseUnknownCase(name, wanted, run)
  const formats = files.flatMap(({ format }) => format ?? [])
  const cases = chosen.flatMap(
    (row): (ExplainedCase & { readonly rank: number; readonly drop?: number })[] => {
      const { identity, group, title, text = '', since, scores, passedBefore, owners, drop } = row
      const rank = group === undefined ? -1 : explained.indexOf(group)
      if (group === undefined || (rank < 0 && wanted === '')) return []
      const telltale = findTellingEvidence(run.cases.get(buildCaseKey(identity)))
      const failing = telltale?.outcome === 'passed' ? undefined : telltale
      const command = buildRerunCommand(identity, formats)
      const facts = { identity, title, text, group, since, scores, failing, passedBefore, owners, command }
      return [{ ...facts, rank: rank < 0 ? explained.length : rank, drop }]
    },
  )
  cases.sort((a, b) => a.rank - b.rank || (b.drop ?? 0) - (a.drop ?? 0))
  const branches = new Set(comparison.baseline?.runs.map(({ branch }) => branch))
  const [branch] = branches.size === 1 ? branches : []
  return {
    suiteName,
    facts,
    slices: comparison.slices,
    cases: cases.slice(0, shownCases).map(({ rank: _, drop: __, ...explainedCase }) => explainedCase),
    leftOut: Math.max(0, cases.length - shownCases),
    unchanged,
    ...(branch !== undefined && { branch }),
    passRate: computePassRate(totals),
    totalCases: totals.cases,
    certificate,
    reasons,
  }
}

/** Titles of the cases that were asked for and did not change. */
function findUnchangedTitles(
  run: Run,
  news: readonly { readonly identity: CaseIdentity }[],
  isWantedTitle: (title: string) => boolean,
): string[] {
  const known = new Set(news.map(({ identity }) => buildCaseKey(identity)))
  return [...run.cases.values()]
    .filter(({ key, identity }) => !known.has(key) && isWantedTitle(formatCaseTitle(identity)))
    .map(({ identity }) => formatCaseTitle(identity))
}

function refuseUnknownCase(name: string, wanted: string, run: Run): never {
  const titles = [...run.cases.values()].map(({ identity }) => formatCaseTitle(identity))
  const question = suggestNearest(wanted, titles, quoteName)
  const advice = 'Give a part of its title, as eval-gate explain shows it without --case.'
  const message = `no case of ${name} is called ${quoteName(wanted)}${question}`
  throw new UsageError({ message, advice })
}
