import { createReadStream, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { XMLParser } from 'fast-xml-parser'
import { SaxesParser } from 'saxes'
import { countTotals } from '../src/model/run/run.ts'
import { readReport } from '../src/reports/read.ts'
import { RunTally } from '../src/reports/tally/run-tally.ts'

/** One measurement in a process of its own: `node parse-worker.ts <reader> <file> [package]`. */
const [, , reader = '', file = '', packagePath = ''] = process.argv

interface Count {
  readonly results: number
  readonly cases?: number
}

/** As a job reads a report. */
async function ours(): Promise<Count> {
  const tallies = new RunTally({ id: 'bench', suiteName: 'bench', createdAt: 0 })
  const report = tallies.begin(file)
  const options = { root: dirname(file), passes: report.passes }
  const summary = await readReport({ path: file, absolutePath: file }, options, (batch) => {
    for (const result of batch) report.add(result)
  })
  if (summary.error !== undefined) throw new Error(summary.error)
  await tallies.end(report, summary)
  const run = tallies.finish()
  return { results: countTotals(run).total, cases: run.cases.size }
}

async function bareSaxes(): Promise<Count> {
  const parser = new SaxesParser()
  const nothing = (): void => {}
  parser.on('opentag', nothing)
  parser.on('closetag', nothing)
  parser.on('text', nothing)
  parser.on('cdata', nothing)
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 }))
    parser.write(chunk)
  parser.close()
  return { results: 0 }
}

function tree(): Count {
  const parser = new XMLParser({ ignoreAttributes: false, processEntities: false })
  const { testsuites } = parser.parse(readFileSync(file))
  let results = 0
  for (const suite of testsuites.testsuite) results += suite.testcase.length
  return { results }
}

async function junitToCtrf(): Promise<Count> {
  const { convertJUnitToCTRFReport } = await import(pathToFileURL(packagePath).href)
  const report = await convertJUnitToCTRFReport(file)
  return { results: report?.results.tests.length ?? 0 }
}

async function testResultsParser(): Promise<Count> {
  const { default: library } = await import(pathToFileURL(packagePath).href)
  return { results: library.parse({ type: 'junit', files: [file] }).total }
}

async function junit2json(): Promise<Count> {
  const library = await import(pathToFileURL(packagePath).href)
  const { testsuite } = await library.parse(readFileSync(file, 'utf8'))
  let results = 0
  for (const suite of testsuite) results += suite.testcase.length
  return { results }
}

async function xml2js(): Promise<Count> {
  const { default: library } = await import(pathToFileURL(packagePath).href)
  const parsed = await library.parseStringPromise(readFileSync(file, 'utf8'))
  let results = 0
  for (const suite of parsed.testsuites.testsuite) results += suite.testcase.length
  return { results }
}

function jsonParse(): Count {
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as { testResults: { assertionResults: unknown[] }[] }
  let results = 0
  for (const { assertionResults } of parsed.testResults) results += assertionResults.length
  return { results }
}

const readers: Record<string, () => Count | Promise<Count>> = {
  ours,
  'bare-saxes': bareSaxes,
  'fast-xml-parser': tree,
  'junit-to-ctrf': junitToCtrf,
  'test-results-parser': testResultsParser,
  junit2json,
  xml2js,
  'json-parse': jsonParse,
}

const read = readers[reader]
if (read === undefined) throw new Error(`no reader named ${reader}`)
const before = performance.now()
const cpuBefore = process.cpuUsage()
const count = await read()
const ms = performance.now() - before
const cpu = process.cpuUsage(cpuBefore)
process.stdout.write(
  JSON.stringify({
    ms,
    cpuMs: (cpu.user + cpu.system) / 1000,
    rssMb: process.resourceUsage().maxRSS / 1024,
    ...count,
  }),
)
