import { isMap, isSeq, parseDocument } from 'yaml'
import { readResults, streamResultsFile } from '#files'
import { readRunnerSystem } from '#github'
import { joinPartCases } from '#job'
import { defaultPolicy, describeMatrixLeg } from '#settings'
import { compact, readFields, readList, readText } from '../../model/data.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import type { Run } from '../../model/run/run.ts'
import { openFolder } from '../init/folder.ts'
import { findTestSteps } from '../init/test-steps.ts'
import { judgeToReport } from '../rehearse/door.ts'
import { type Contexts, expand, type Value } from './expressions.ts'
import { findOtherSystem, type Leg, listLegs } from './legs.ts'
import { isDue, isGateStep, playLeg, type Stage, type Step, type TriedStep } from './play-leg.ts'

/** A verdict that a pull request would get. */
export interface PlayedVerdict {
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

/** Texts of workflows: as they would be, and as they were before Eval Gate. */
export interface WorkflowTexts {
  readonly after: ReadonlyMap<string, string>
  readonly before: ReadonlyMap<string, string>
  readonly defaultBranch: string
}

/** The workflow that an event starts, and the jobs that lead from there: `tests / `. */
interface Caller {
  readonly file: string
  readonly jobs: string
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
  for (const name of names.filter((one) => !isCalled(one))) await playFile(name, {}, { file: name, jobs: '' })
  return { tried, verdicts, left }

  async function playFile(name: string, inputs: Contexts, caller: Caller): Promise<void> {
    const document = parseDocument(texts.after.get(name) ?? '')
    const workflow = readFields(document.toJSON())
    const tools = findTools(document.contents)
    const namePlace = (label: string) => `${caller.file}, ${caller.jobs}${label}`
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
        left.push({ place: namePlace(id), steps: ['its matrix, which an expression makes'] })
      let outputs: Contexts = {}
      for (const leg of legs ?? []) {
        const isOnly = Object.keys(leg).length === 0
        const label = isOnly ? id : `${id} (${describeMatrixLeg(leg)})`
        const contexts = { ...createContexts(inputs), matrix: leg, needs }
        const env = { ...readFields(workflow.env), ...readFields(job.env) }
        const expandSafely = (value: unknown) => tryExpand(String(value ?? ''), contexts)
        const other = findOtherSystem(expandSafely(job['runs-on']), readRunnerSystem().label)
        if (!isDue(job.if, contexts, true))
          left.push({ place: namePlace(label), steps: ['its condition leaves it out'] })
        else if (other !== undefined) left.push({ place: namePlace(label), steps: [`runs on ${other}`] })
        else if (called !== undefined)
          await playFile(called, readInputs(called, readFields(job.with), expandSafely), {
            file: caller.file,
            jobs: `${caller.jobs}${label} / `,
          })
        else outputs = await playOneLeg({ label, leg, contexts, env, steps, job, jobId: id })
      }
      needs[id] = { result: 'success', outputs }
      continue

      async function playOneLeg(one: {
        readonly label: string
        readonly leg: Leg
        readonly contexts: Contexts
        readonly env: Step
        readonly steps: readonly Step[]
        readonly job: Step
        readonly jobId: string
      }): Promise<Contexts> {
        const where = namePlace(one.label)
        const merging = one.steps.find(
          (step) => isGateStep(step, stage) && readFields(step.with).mode === 'merge',
        )
        if (merging !== undefined) {
          judgeParts(readFields(merging.with), where)
          return {}
        }
        const own = texts.before.get(name)
        const ownSteps = own === undefined ? undefined : listCommands(own, one.jobId)
        const folder = [one.job, workflow].map(
          ({ defaults }) => readFields(readFields(defaults).run)['working-directory'],
        )
        const played = await playLeg(
          {
            place: where,
            ...{ steps: one.steps, contexts: one.contexts, env: one.env, ownSteps },
            tools: tools.get(one.jobId) ?? new Map(),
            folder: String(folder.find((path) => path !== undefined) ?? '.'),
          },
          stage,
        )
        const services = ['container', 'services'].filter((key) => one.job[key] !== undefined)
        const notPlayed = [...services.map((key) => `its ${key}`), ...played.left]
        if (notPlayed.length > 0) left.push({ place: where, steps: notPlayed })
        for (const step of played.tried) {
          tried.push(step)
          const { measured, suiteName, mode } = step
          if (mode === 'collect')
            parts.push({
              suiteName,
              job: one.jobId,
              leg: one.leg,
              label: one.label,
              jobName: `${caller.jobs}${one.label}`,
              step,
            })
          else if (measured !== undefined)
            verdicts.push({ suiteName, run: measured.run, files: measured.files, parts: 1, place: where })
        }
        const known = { ...one.contexts, steps: played.steps }
        return Object.fromEntries(
          Object.entries(readFields(one.job.outputs)).map(([output, value]) => [
            output,
            tryExpand(String(value), known),
          ]),
        )
      }
    }
  }

  /** The tools of each job by the positions of the steps that run them. */
  function findTools(root: unknown) {
    const found = new Map<string, Map<number, TriedStep['commands'][number]['tools']>>()
    if (!isMap(root)) return found
    const { steps } = findTestSteps(root, stage.root, (path) => openFolder(stage.root, path))
    for (const { jobId, job, step, tool } of steps) {
      const list = job.get('steps')
      const index = isSeq(list) ? list.items.indexOf(step) : -1
      const ofJob = found.get(jobId) ?? new Map()
      found.set(jobId, ofJob.set(index, [...(ofJob.get(index) ?? []), tool]))
    }
    return found
  }

  function readInputs(called: string, given: Step, expandSafely: (value: unknown) => string): Contexts {
    const { on } = readFields(parseDocument(texts.after.get(called) ?? '').toJSON())
    const { inputs } = readFields(readFields(on).workflow_call)
    const defaults = Object.entries(readFields(inputs)).map(([name, input]) => [
      name,
      readFields(input).default ?? '',
    ])
    return Object.fromEntries([
      ...defaults,
      ...Object.entries(given).map(([name, value]) => [name, expandSafely(value)]),
    ])
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

  function createContexts(inputs: Contexts): Contexts {
    const branch = texts.defaultBranch
    const pullRequest = { number: 1, draft: false, labels: [], base: { ref: branch } }
    return {
      github: {
        event_name: 'pull_request',
        event: { pull_request: pullRequest },
        ref: 'refs/pull/1/merge',
        base_ref: branch,
        workspace: stage.root,
        run_id: '1',
        run_attempt: '1',
      },
      runner: { os: readRunnerSystem().os },
      // A secret is what the environment has by its name.
      secrets: Object.fromEntries(Object.entries(stage.env).map(([name, value]) => [name, value ?? ''])),
      ...{ inputs, env: {}, vars: {}, job: {}, strategy: {}, steps: {} },
    }
  }
}

/** Whether a workflow, or one that it calls, has a step of Eval Gate. */
function isJudged(name: string, texts: WorkflowTexts, stage: Stage, seen: readonly string[] = []): boolean {
  const { jobs } = readFields(parseDocument(texts.after.get(name) ?? '').toJSON())
  return Object.values(readFields(jobs))
    .map(readFields)
    .some((job) => {
      const called = readText(job.uses)?.replace('./.github/workflows/', '') ?? ''
      if (readList(job.steps).some((step) => isGateStep(readFields(step), stage))) return true
      return (
        texts.after.has(called) && !seen.includes(called) && isJudged(called, texts, stage, [...seen, name])
      )
    })
}

function listCommands(text: string, jobId: string): readonly Step[] {
  const job = readFields(readFields(readFields(parseDocument(text).toJSON()).jobs)[jobId])
  return compact(readList(job.steps).map(readFields)).filter(({ run }) => run !== undefined)
}

function tryExpand(text: string, contexts: Contexts): string {
  try {
    return expand(text, contexts)
  } catch {
    return text
  }
}
