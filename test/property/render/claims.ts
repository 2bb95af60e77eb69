import { expect } from 'vitest'
import {
  formatChange,
  formatCount,
  formatLevel,
  formatNumber,
  formatPointsChange,
  formatPValue,
  formatRate,
} from '../../../src/model/format.ts'
import { formatMetric, metricNames } from '../../../src/model/run/metric.ts'
import type { ResultsJson } from '../../../src/results/results-schema.ts'

/*
 * What views say, taken apart: each number, each number with its noun, each claim, each case with its counts. The results
 * file has all of them, so it says what they must be.
 */

/** What a person reads, as text without marks and addresses. */
export function read(page: string): string {
  return page
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<details><summary>Where the time went[\s\S]*?<\/details>/g, '')
    .replaceAll(/```mermaid[\s\S]*?```/g, '')
    .replaceAll(/\]\(https?:[^)]*\)/g, ']')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&nbsp;|[\u00a0]/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[`*\\\u200b]/g, '')
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''))

/** A pattern with one number, and what it may be. */
type Counted = readonly [RegExp, readonly number[]]

/** Numbers with their nouns, and what the results file has of them. */
function countsOf({ facts, totals, comparison, service }: ResultsJson): readonly Counted[] {
  const { counts } = facts
  const { groups } = counts
  const files = counts.failedFiles
  const executed = service.kind === 'executed' ? service.runs.length : -1
  const same = /^(?:All )?([\d,]+)/.exec(facts.sameFailure ?? '')?.[1]
  return [
    [/([\d,]+) of [\d,]+ (?:cases|tests) regressed(?!, \d)/g, [groups.regressed]],
    [/[\d,]+ of ([\d,]+) (?:cases|tests) regressed/g, [counts.compared]],
    [/no regression in ([\d,]+) (?:case|test)s?/g, [counts.compared]],
    [/with ([\d,]+) failing (?:case|test)s? to check/g, [counts.toCheck]],
    [/Regressed(?: \(|: )([\d,]+)/g, [groups.regressed]],
    [/New failures(?: \(|: )([\d,]+)/g, [groups.newFailures]],
    [/Failing(?: \(|: )([\d,]+)/g, [groups.failing]],
    [/Still failing(?: \(|: )([\d,]+)/g, [groups.stillFailing]],
    [/Fixed(?: \(|: )([\d,]+)/g, [groups.fixed]],
    [/Flaky(?: \(|: )([\d,]+)/g, [groups.flaky]],
    [/([\d,]+) flaky cases?/g, [groups.flaky]],
    [/New cases(?: \(|: )([\d,]+)/g, [groups.new]],
    [/Removed cases(?: \(|: )([\d,]+)/g, [groups.removed]],
    [/Newly skipped(?: \(|: )([\d,]+)/g, [groups.skipped]],
    [/Without an outcome(?: \(|: )([\d,]+)/g, [groups.lost]],
    [/([\d,]+) cases? slower/g, [groups.slower]],
    [/([\d,]+) cases? more expensive/g, [groups.costlier]],
    [/([\d,]+) cases? both passed and failed/g, [counts.history?.passedAndFailed ?? -1]],
    [/both passed and failed \(([\d,]+) failed now\)/g, [counts.history?.failedNow ?? -1]],
    [/([\d,]+) cases? never passed/g, [counts.history?.neverPassed ?? -1]],
    [/([\d,]+) cases? failed at least once/g, [counts.noise?.failed ?? -1]],
    [/about ([\d,]+) (?:is|are) expected/g, [Math.round(counts.noise?.expected ?? -1)]],
    [/its ([\d,]+) tests? did not run/g, [counts.goneWithFiles]],
    [/([\d,]+) (?:cases|tests|case|test)(?:, [\d,]+ iterations?)?: [\d,]+ passed/g, [totals.cases]],
    [/(?:cases|tests|case|test), ([\d,]+) iterations?: [\d,]+ passed/g, [totals.total - files]],
    [/(?:case|test|iteration)s?: ([\d,]+) passed/g, [totals.passed]],
    [/passed, ([\d,]+) failed(?:,|$|\.)/gm, [totals.failed - files, totals.failed]],
    [/([\d,]+) files? or suites? failed as a whole/g, [files]],
    [/([\d,]+) passed only on a retry/g, [totals.flaky]],
    [/compared with ([\d,]+) base runs?/g, [comparison.baseline?.runs.length ?? -1]],
    [/Over ([\d,]+) base runs?:/g, [counts.history?.runs ?? -1]],
    [/^([\d,]+) hosted runs/gm, [executed]],
    [
      /(?:All )?([\d,]+) (?:of [\d,]+ )?(?:fail|were lost) (?:alike|with the same message)/g,
      [...facts.causes.map(({ cases }) => cases), ...(same === undefined ? [] : [numberOf(same)])],
    ],
    // The newest commit of the issue is the first of its measurements.
    [/How often: [01] of ([\d,]+) measurements? since then failed/g, [1]],
  ]
}

/** Counts of what a view leaves out, which depend on its room. */
const leftOut = /\b(?:and )?[\d,]+ more\b|^(?:All )?[\d,]+ of [\d,]+:/gm

/** Without numbers that are checked elsewhere, or are no figures of this run. */
function withoutDerived(text: string): string {
  return text
    .replaceAll(differences, '$1% → $2%')
    .replaceAll(shares, '')
    .replaceAll(leftOut, '')
    .replaceAll(ofMethod, '')
    .replaceAll(offeredDay, '')
}

/** How long an acceptance counts that somebody may write: from the day of the job, which the results do not have. */
const offeredDay = /^until: \d{4}-\d\d-\d\d$/gm

/** Numbers of the method: the same in every report. */
const ofMethod = /95% (?:interval|confidence)|80% of runs|p50 \/ p95|p95 /g

/** Every number of the texts and figures of a results file, as views write it. */
function knownNumbers(results: ResultsJson): Set<string> {
  const known = new Set<string>()
  const learn = (text: string) => {
    for (const [number] of text.matchAll(numbers)) known.add(number)
  }
  const visit = (value: unknown): void => {
    if (typeof value === 'string') learn(value)
    if (typeof value === 'number') {
      const asText = [formatCount, formatRate, formatPValue, formatLevel, formatNumber, formatChange, String]
      for (const write of asText) learn(write(value))
      for (const name of metricNames) learn(formatMetric(name, value))
      learn(formatPointsChange(value))
      learn(new Date(value).toISOString())
    }
    if (isSide(value))
      for (const decimals of [1, 2, 3]) learn(formatRate(value.passed / value.judged, decimals))
    if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) {
        learn(name)
        visit(one)
      }
  }
  visit(results)
  for (const count of Object.values(results.facts.counts.groups)) learn(formatCount(count))
  return known
}

/** Counts that views show as their rate. */
function isSide(value: unknown): value is { readonly passed: number; readonly judged: number } {
  return typeof value === 'object' && value !== null && 'passed' in value && 'judged' in value
}

const numbers = /\d[\d,]*(?:\.\d+)*(?<!,)/g

/** `97.5% → 94.7%, −2.8 points`, in a sentence or in cells of a table. */
const differences =
  /(\d[\d.]*)% → (\d[\d.]*)%\s*[,|(]?\s*([+−]?)(\d[\d.]*) points?|fell by (\d[\d.]*) points?, from (\d[\d.]*)% to (\d[\d.]*)%/g

/** Every difference of two rates is the difference of what it shows. */
function expectSums(text: string, name: string) {
  for (const [whole, a, b, sign, size, fell, from, to] of text.matchAll(differences)) {
    const [before, after] = [Number(a ?? from), Number(b ?? to)]
    const change = size === undefined ? -Number(fell) : (sign === '−' ? -1 : 1) * Number(size)
    expect(change, `${name}: ${whole}`).toBeCloseTo(after - before, 6)
  }
}

/** `4.8% | 1 of 21`: of the history of a case, whose runs are not in the results file. */
const shares = /([\d.]+%)[\s|]+([\d,]+) of ([\d,]+)/g

function expectShares(text: string, name: string) {
  for (const [whole, rate, part = '', all = ''] of text.matchAll(shares))
    expect(rate, `${name}: ${whole}`).toBe(formatRate(numberOf(part) / numberOf(all)))
}

/** What a view says of chance is what its p-value says. */
function expectChances(text: string, name: string, levels: readonly number[]) {
  const said = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([whole, sign, p]) => ({ whole, p: sign === '<' ? 0 : Number(p) }))
  const [strictest, laxest] = [Math.min(...levels), Math.max(...levels)]
  for (const { whole, p } of said(/beyond chance, p ([=<]) ([\d.]+)/g))
    expect(p, `${name}: ${whole}`).toBeLessThanOrEqual(laxest)
  for (const { whole, p } of said(/may be chance,? \(?p ([=<]) ([\d.]+)/g))
    expect(p, `${name}: ${whole}`).toBeGreaterThan(strictest)
  for (const { whole, p } of said(/very unlikely to be noise \(p ([=<]) ([\d.]+)/g))
    expect(p, `${name}: ${whole}`).toBeLessThanOrEqual(0.01)
  for (const { whole, p } of said(/unlikely to be noise \(p ([=<]) ([\d.]+)/g))
    expect(p, `${name}: ${whole}`).toBeLessThanOrEqual(0.05)
  expect(text, name).not.toMatch(/not significant|may not be chance/i)
}

/** A run stores the first baseline only where there is none. */
function expectFirst(text: string, name: string, { comparison }: ResultsJson) {
  if (/stores the first one|no baseline to compare with yet/.test(text))
    expect(comparison.baseline, name).toBeNull()
  if (/\bin all \d+ runs of\b|compared with \d+ base runs?/.test(text))
    expect(comparison.baseline, name).not.toBeNull()
}

/** A line about a case has the counts of that case. */
function expectCases(text: string, name: string, { comparison }: ResultsJson) {
  const byTitle = Map.groupBy(comparison.cases, ({ title = '' }) => title)
  for (const line of text.split('\n')) {
    const [shown] = /\d+\/\d+ → \d+\/\d+/.exec(line) ?? []
    if (shown === undefined || line.includes('measured again')) continue
    const named = [...byTitle].filter(([title]) => title !== '' && line.includes(title))
    if (named.length === 0) continue
    const texts = named.flatMap(([, cases]) => cases.map((of) => of.text))
    expect(texts, `${name}: ${line}`).toContain(shown)
  }
}

/**
 * Every number and every claim of these views is that of the results file.
 *
 * @param views as they are written, by their names
 * @param said counts how often each pattern was found
 */
export function expectAgreement(
  views: Readonly<Record<string, string>>,
  results: ResultsJson,
  said = new Map<string, number>(),
): void {
  const known = knownNumbers(results)
  const { levels } = results.comparison
  for (const [name, page] of Object.entries(views)) {
    const text = read(page)
    for (const [pattern, expected] of countsOf(results))
      for (const [whole, number = ''] of text.matchAll(pattern)) {
        expect(expected, `${name}: ${whole}`).toContain(numberOf(number))
        said.set(pattern.source, (said.get(pattern.source) ?? 0) + 1)
      }
    expectSums(text, name)
    expectShares(text, name)
    expectChances(text, name, Object.values(levels ?? {}))
    expectFirst(text, name, results)
    expectCases(text, name, results)
    for (const line of withoutDerived(text).split('\n'))
      for (const [number] of line.matchAll(numbers)) expect(known, `${name}: ${line}`).toContain(number)
  }
}
