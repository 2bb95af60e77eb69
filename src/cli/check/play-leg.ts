import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findReports } from '#files'
import { makeTemporaryFolder } from '#github'
import type { Measurement } from '#job'
import { readFields, readText } from '../../model/data.ts'
import type { Tool } from '../../tools/index.ts'
import { type Contexts, expand, type Value } from './expressions.ts'
import { type RanCommand, runCommand, type StepCommand } from './run-command.ts'
import { isDue, isGateStep, readPatterns, type Step, shortenCommand } from './step.ts'

/** A command that runs tests, as a workflow has it. */
export interface TriedCommand {
  readonly text: string
  readonly tools: readonly Tool[]
  readonly proposed: RanCommand
  /** As the project has it without Eval Gate; undefined where that is the same, or would be paid twice. */
  readonly own: RanCommand | undefined
}

/** What one step of Eval Gate reads in one leg. */
export interface TriedStep {
  /** Such as `ci.yml, test (22)`. */
  readonly place: string
  readonly mode: string
  readonly suiteName: string
  readonly commands: readonly TriedCommand[]
  /** Patterns of its reports. */
  readonly patterns: readonly string[]
  /** Absent where there is no report. */
  readonly measured?: Measurement
  /** The leg where the same commands ran before. */
  readonly ranIn?: string
}

/** Where all jobs are played. */
export interface Stage {
  /** Absolute folder of the checkout. */
  readonly root: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Runs the other commands, too. */
  readonly runsAll: boolean
  readonly show: (text: string) => void
  readonly measure: (patterns: readonly string[]) => Promise<Measurement>
  /** The script of `measure`, for the whole suite. */
  readonly writeSuiteScript: (command: string) => string
  readonly isEvalGate: (used: string) => boolean
  /** What ran so far: legs often run the same. */
  readonly ran: Map<string, RanCommand>
  readonly read: Map<string, TriedStep>
}

/** One leg of a job. */
export interface LegToPlay {
  readonly place: string
  readonly steps: readonly Step[]
  /** Tools by the position of the step that runs them. */
  readonly tools: ReadonlyMap<number, readonly Tool[]>
  /** With the values of the leg. */
  readonly contexts: Contexts
  /** Environment of the workflow and of the job. */
  readonly env: Step
  /** Where commands run that name no folder. */
  readonly folder: string
  /** Steps with a command as they were before Eval Gate; undefined in a workflow of its own. */
  readonly ownSteps: readonly Step[] | undefined
}

/** What a leg came to. */
interface PlayedLeg {
  readonly tried: readonly TriedStep[]
  /** Steps that were not played. */
  readonly left: readonly string[]
  readonly steps: Contexts
}

/** Plays the steps of a leg in their order: those that run tests, and Eval Gate's. */
export async function playLeg(leg: LegToPlay, stage: Stage): Promise<PlayedLeg> {
  const { steps, place } = leg
  const known: Record<string, Value> = {}
  const left: string[] = []
  const tried: TriedStep[] = []
  const exported: Record<string, string> = {}
  let commands: { readonly step: Step; readonly index: number; readonly command: StepCommand }[] = []
  let isFine = true
  let isRepeated = false
  for (const [index, step] of steps.entries()) {
    const contexts = { ...leg.contexts, steps: known }
    const end = (outcome: string, outputs: Contexts = {}) => {
      const id = readText(step.id)
      if (id !== undefined) known[id] = { outcome, conclusion: outcome, outputs }
      if (outcome === 'failure' && step['continue-on-error'] !== true) isFine = false
    }
    const uses = readText(step.uses)
    const isGate = isGateStep(step, stage)
    const isPlayed = isGate || leg.tools.has(index) || (stage.runsAll && uses === undefined)
    if (!isDue(step.if, contexts, isFine)) end('skipped')
    else if (!isPlayed) {
      left.push(uses === undefined ? `\`${shortenCommand(String(step.run))}\`` : uses)
      end('success')
    } else if (isGate) {
      const read = await readGate(step, contexts)
      tried.push(read)
      commands = []
      end(read.measured === undefined ? 'failure' : 'success')
    } else {
      const command = readCommand(step, contexts)
      const isTest = leg.tools.has(index)
      if (isTest && commands.length === 0) isRepeated = await prepareTests(index, contexts)
      if (isTest) commands.push({ step, index, command })
      if (!isRepeated) stage.ran.delete(JSON.stringify(command))
      const { endedWith, outputs, ...ran } = await runOnce(command, stage)
      Object.assign(exported, ran.exported)
      end(endedWith === 0 ? 'success' : 'failure', outputs)
    }
  }
  return { tried, left, steps: known }

  function readCommand(step: Step, contexts: Contexts, source: Step = step): StepCommand {
    const expandAll = (values: Step, known: Contexts) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, expand(String(value), known)]))
    const outer = { ...expandAll(leg.env, contexts), ...exported }
    const env = { ...outer, ...expandAll(readFields(source.env), { ...contexts, env: outer }) }
    const place = String(source['working-directory'] ?? leg.folder)
    return {
      text: expand(String(source.run), { ...contexts, env }),
      folder: expand(place, { ...contexts, env }),
      env,
    }
  }

  /** Whether another leg ran just the same; otherwise no older report may speak for this one. */
  async function prepareTests(first: number, contexts: Contexts): Promise<boolean> {
    const last = steps.findIndex((step, index) => index > first && isGateStep(step, stage))
    const inputs = readFields(steps[last]?.with)
    const due = steps.slice(first, last).filter((step, index) => {
      return leg.tools.has(first + index) && isDue(step.if, contexts, true)
    })
    const coming = due.map((step) => readCommand(step, contexts))
    if (stage.read.has(createKey(inputs, coming))) return true
    const { files } = await findReports(readPatterns(inputs, contexts), stage.root)
    for (const { absolutePath } of files) rmSync(absolutePath, { force: true })
    return false
  }

  async function readGate(gate: Step, contexts: Contexts): Promise<TriedStep> {
    const inputs = readFields(gate.with)
    const { mode = 'gate', 'suite-name': suiteName = leg.place } = inputs
    const ran = commands.map(({ command }) => command)
    const key = createKey(inputs, ran)
    const earlier = stage.read.get(key)
    const named = { place, mode: String(mode), suiteName: String(suiteName) }
    if (earlier !== undefined) return { ...earlier, ...named, ranIn: earlier.place }
    const suite =
      inputs.measure === undefined ? undefined : await measureSuite(String(inputs.measure), gate, contexts)
    const patterns = suite?.patterns ?? readPatterns(inputs, contexts)
    const measured = await stage.measure(patterns)
    const compared: TriedCommand[] = suite === undefined ? [] : [suite.command]
    for (const { step, index, command } of commands) {
      const tools = leg.tools.get(index) ?? []
      const proposed = await runOnce(command, stage)
      const ownCommand = findOwnCommand(step, index, contexts)
      const differs = ownCommand !== undefined && JSON.stringify(ownCommand) !== JSON.stringify(command)
      // Evals are not paid twice.
      const runsOwn = differs && tools.every(({ kind }) => kind === 'test')
      const isGo = tools.some(({ name }) => name === 'Go')
      // Go prints its tests only when it is asked.
      const env = isGo
        ? { ...ownCommand?.env, GOFLAGS: `${ownCommand?.env.GOFLAGS ?? ''} -v`.trim() }
        : ownCommand?.env
      compared.push({
        text: command.text,
        tools,
        proposed,
        own: runsOwn ? await runOnce({ ...ownCommand, env: { ...env } }, stage) : undefined,
      })
    }
    const hasReport = measured.files.length > 0
    const read = { ...named, commands: compared, patterns, ...(hasReport && { measured }) }
    stage.read.set(key, read)
    return read
  }

  function findOwnCommand(step: Step, index: number, contexts: Contexts): StepCommand | undefined {
    if (leg.ownSteps === undefined) return readCommand(step, contexts, { ...step, env: {} })
    const source = leg.ownSteps[steps.slice(0, index).filter(({ run }) => run !== undefined).length]
    return source && readCommand(step, contexts, source)
  }

  async function measureSuite(command: string, gate: Step, contexts: Contexts) {
    const reports = makeTemporaryFolder()
    const cases = join(makeTemporaryFolder(), 'cases.json')
    writeFileSync(cases, '[]')
    const text = stage.writeSuiteScript(command)
    const { env: given } = readCommand({ ...gate, run: '' }, contexts)
    const env = {
      ...given,
      EVAL_GATE_REPORTS: reports,
      EVAL_GATE_CASES: cases,
      EVAL_GATE_PATTERN: '',
      EVAL_GATE_ITERATIONS: '1',
    }
    const proposed = await runOnce({ text, folder: '.', env }, stage)
    return { patterns: [`${reports}/**/*`], command: { text, tools: [], proposed, own: undefined } }
  }
}

const createKey = ({ reports, measure }: Step, commands: readonly StepCommand[]) =>
  JSON.stringify([reports, measure, commands])

async function runOnce(command: StepCommand, stage: Stage): Promise<RanCommand> {
  const key = JSON.stringify(command)
  const earlier = stage.ran.get(key)
  if (earlier !== undefined) return earlier
  const names = Object.keys(command.env)
  stage.show(`$ ${command.text.trim()}${names.length === 0 ? '' : `   (with ${names.join(', ')})`}\n`)
  const ran = await runCommand(command, stage)
  stage.ran.set(key, ran)
  return ran
}
