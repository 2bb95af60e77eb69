import { parseDocument } from 'yaml'
import { readResults, streamResultsFile } from '#files'
import { readRunnerSystem } from '#github'
import { joinPartCases } from '#job'
import { defaultPolicy, describeMatrixLeg } from '#settings'
import { readFields, readList, readText } from '../../model/data.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import type { Run } from '../../model/run/run.ts'
import { judgeToReport } from '../rehearse/door.ts'
import type { Contexts, Value } from './expressions.ts'
import { findOtherSystem, type Leg, listLegs } from './legs.ts'
import { type LegToPlay, playLeg, type Stage, type TriedStep } from './play-leg.ts'
import {
  createContexts,
  findTools,
  isJudged,
  listCommands,
  readCallInputs,
  tryExpand,
  type WorkflowTexts,
} from './read-workflow.ts'
import { isDue, isGateStep, type Step } from './step.ts'

/** A verdict that a pull request would get. */
interface PlayedVerdict {
  readonly suiteName: string
  readonly run: Run
  readonly files: readonly ReportSummary[]
  /** How many legs it judges together. */
  readonly parts: number
  readonly place: string
}

/** What the workflows came to, played as jobs of a pull request. */
export interface Played {
  readonly tried: readonly TriedStep[]
  readonly verdicts: readonly PlayedVerdict[]
  /** What was not played, as clauses by their places. */
  readonly left: readonly { readonly place: string; readonly steps: readonly string[] }[]
}

/** The workflow that an event starts, and the jobs that lead from there: `tests / `. */
interface Caller {
  readonly file: string
  readonly jobs: string
}

/** One leg of a job, and where it stands. */
interface LegOfJob extends Omit<LegToPlay, 'place'> {
  readonly caller: Caller
  readonly label: string
  readonly leg: Leg
  readonly job: Step
  readonly jobId: string
}

interface PlayedPart {
  readonly suiteName: string
  readonly job: string
  readonly leg: Leg
  readonly label: string
  /** As GitHub lists it. */
  readonly jobName: string
  readonly step: TriedStep
}

/**
 * Plays the jobs that Eval Gate judges: those of workflows that no other one calls, and of those that they call. Each
 * leg runs its steps in order; then the jobs run that judge what the legs stored.
 */
export async function playWorkflows(texts: WorkflowTexts, stage: Stage): Promise<Played> {
  const tried: TriedStep[] = []
  const verdicts: PlayedVerdict[] = []
  const left: { place: string; steps: readonly string[] }[] = []
  const parts: PlayedPart[] = []
  const names = [...texts.after.keys()].filter((name) => isJudged(name, texts, stage))
  const isCalled = (name: string) =>
    [...texts.after.values()].some((text) => text.includes(`./.github/workflows/${name}`))
  for (const name of names.filter((file) => !isCalled(file)))
    await playFile(name, {}, { file: name, jobs: '' })
  return { tried, verdicts, left }

  async function playFile(name: string, inputs: Contexts, caller: Caller): Promise<void> {
    const document = parseDocument(texts.after.get(name) ?? '')
    const workflow = readFields(document.toJSON())
    const tools = findTools(document.contents, stage.root)
    const needs: Record<string, Value> = {}
    const waiting = new Map(
      Object.entries(readFields(workflow.jobs)).map(([id, job]) => [id, readFields(job)]),
    )
    while (waiting.size > 0) {
      const ready = [...waiting].find(([, job]) =>
        [job.needs ?? []].flat().every((id) => !waiting.has(String(id))),
      )
      // Jobs that wait for each other never run.
      if (ready === undefined) return
      const [id, job] = ready
      waiting.delete(id)
      needs[id] = { result: 'success', outputs: {} }
      const steps = readList(job.steps).map(readFields)
      const called = /^\.\/\.github\/workflows\/([\w.-]+)$/.exec(readText(job.uses) ?? '')?.[1]
      if (called === undefined && !steps.some((step) => isGateStep(step, stage))) continue
      const legs = listLegs(job.strategy)
      if (legs === undefined)
        left.push({ place: namePlace(caller, id), steps: ['its matrix, which an expression makes'] })
      let outputs: Contexts = {}
      for (const leg of legs ?? []) {
        const isOnly = Object.keys(leg).length === 0
        const label = isOnly ? id : `${id} (${describeMatrixLeg(leg)})`
        const contexts = { ...createContexts(inputs, texts.defaultBranch, stage), matrix: leg, needs }
        const expandSafely = (value: unknown) => tryExpand(String(value ?? ''), contexts)
        const other = findOtherSystem(expandSafely(job['runs-on']), readRunnerSystem().label)
        if (!isDue(job.if, contexts, true))
          left.push({ place: namePlace(caller, label), steps: ['its condition leaves it out'] })
        else if (other !== undefined)
          left.push({ place: namePlace(caller, label), steps: [`runs on ${other}`] })
        else if (called !== undefined)
          await playFile(
            called,
            readCallInputs(texts.after.get(called) ?? '', readFields(job.with), expandSafely),
            { file: caller.file, jobs: `${caller.jobs}${label} / ` },
          )
        else {
          const textBefore = texts.before.get(name)
          outputs = await playOneLeg({
            caller,
            label,
            leg,
            contexts,
            env: { ...readFields(workflow.env), ...readFields(job.env) },
            steps,
            job,
            jobId: id,
            tools: tools.get(id) ?? new Map(),
            folder: findDefaultFolder([job, workflow]),
            ownSteps: textBefore === undefined ? undefined : listCommands(textBefore, id),
          })
        }
      }
      needs[id] = { result: 'success', outputs }
    }
  }

  /** Plays one leg of a job with a step of Eval Gate. Returns the outputs of the job. */
  async function playOneLeg(played: LegOfJob): Promise<Contexts> {
    const { caller, label, leg, contexts, env, steps, jobId, job } = played
    const place = namePlace(caller, label)
    const merging = steps.find((step) => isGateStep(step, stage) && readFields(step.with).mode === 'merge')
    if (merging !== undefined) {
      judgeParts(readFields(merging.with), place)
      return {}
    }
    const { tools, folder, ownSteps } = played
    const came = await playLeg({ place, steps, contexts, env, ownSteps, tools, folder }, stage)
    const services = ['container', 'services'].filter((key) => job[key] !== undefined)
    const notPlayed = [...services.map((key) => `its ${key}`), ...came.left]
    if (notPlayed.length > 0) left.push({ place, steps: notPlayed })
    for (const step of came.tried) {
      tried.push(step)
      const { measured, suiteName, mode } = step
      if (mode === 'collect')
        parts.push({ suiteName, job: jobId, leg, label, jobName: `${caller.jobs}${label}`, step })
      else if (measured !== undefined)
        verdicts.push({ suiteName, run: measured.run, files: measured.files, parts: 1, place })
    }
    const known = { ...contexts, steps: came.steps }
    return Object.fromEntries(
      Object.entries(readFields(job.outputs)).map(([output, value]) => [
        output,
        tryExpand(String(value), known),
      ]),
    )
  }

  function judgeParts({ 'suite-name': suiteName, policy }: Step, place: string): void {
    const found = parts.filter((part) => part.suiteName === suiteName && part.step.measured !== undefined)
    const how = /\bparts: *(shards|variants)/.exec(String(policy))?.[1] === 'shards' ? 'shards' : 'variants'
    const stored = found.flatMap(({ label, job, leg, jobName, step: { measured } }) => {
      if (measured === undefined) return []
      const described = Object.keys(leg).length === 0 ? undefined : describeMatrixLeg(leg)
      const report = judgeToReport(measured.run, [], defaultPolicy, {
        suiteName: String(suiteName),
        files: measured.files,
      })
      const run = readResults([...streamResultsFile(report)].join(''), label)
      return [
        {
          label,
          jobName,
          artifact: label,
          facts: { job, leg: described, attempt: 1 },
          files: measured.files,
          run,
        },
      ]
    })
    const [first] = stored
    if (first === undefined) return
    const run = { info: first.run.info, cases: joinPartCases(stored, how) }
    const files = stored.flatMap((part) => part.files)
    verdicts.push({ suiteName: String(suiteName), run, files, parts: stored.length, place })
  }
}

const namePlace = ({ file, jobs }: Caller, label: string) => `${file}, ${jobs}${label}`

/** Where commands run that name no folder, by the first that says so. */
function findDefaultFolder(places: readonly Step[]): string {
  const folders = places.map(({ defaults }) => readFields(readFields(defaults).run)['working-directory'])
  return String(folders.find((folder) => folder !== undefined) ?? '.')
}
