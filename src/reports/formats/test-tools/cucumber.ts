import { readAbout } from '../../about.ts'
import { Damage } from '../../damage.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, readFields, readList, readText as textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readNumber } from '../../numbers.ts'
import { readStatus, type Status, unscored } from '../../statuses.ts'
import { cleanName } from '../../text/names.ts'
import { findHeadline, keptDetail, truncateText } from '../../text/text.ts'
import { addEntry, cleanPath, readText } from './entry.ts'

/** The result of a step or a hook. */
interface Step {
  /** In lower case, as both formats mean it. */
  readonly status: string
  readonly message: string
  readonly ms: number
}

interface Scenario {
  readonly uri: string
  readonly feature: string
  readonly name: string
  readonly line?: number
  readonly tags: readonly unknown[]
  readonly steps: readonly Step[]
  readonly attempts?: number
}

/**
 * Statuses that fail a scenario; the first one that a step has decides. Undefined and pending steps fail a
 * run.
 */
const failing = ['failed', 'ambiguous', 'unknown', 'undefined', 'pending'] as const

/** Takes the scenarios of one report. The rows of an outline have one name, so they are numbered. */
class Scenarios {
  readonly #context: ReadContext
  readonly #counts = new Map<string, number>()

  constructor(context: ReadContext) {
    this.#context = context
  }

  add({ uri, feature, name, line, tags, steps, attempts }: Scenario): void {
    const { workspace } = this.#context
    const key = JSON.stringify([cleanPath(uri, this.#context), feature, name])
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    const broken = failing.flatMap((status) => steps.filter((step) => step.status === status))[0]
    const status = readScenarioStatus(steps, broken, this.#context)
    const text = broken && (readText(broken.message) || `a step is ${broken.status}`)
    const retries = attempts !== undefined && attempts > 1
    addEntry(
      {
        ...status,
        file: uri,
        suite: feature === '' ? [] : [feature],
        name: count === 1 ? name : `${name} (row ${count})`,
        flaky: (retries && status.outcome === 'passed') || undefined,
        attempts: retries ? attempts : undefined,
        ms: steps.reduce((sum, { ms }) => sum + ms, 0),
        ...(text && {
          message: findHeadline(text),
          detail: truncateText(text, keptDetail),
          location: workspace.locateInStack(text) ?? workspace.locate(uri, line),
        }),
        ...readAbout(
          {},
          tags.map((tag) => textOfField(readFields(tag).name)?.replace(/^@/, '')),
        ),
      },
      this.#context,
    )
  }
}

/** A scenario passes when it has steps and each of them says so. */
function readScenarioStatus(
  steps: readonly Step[],
  broken: Step | undefined,
  { collector }: ReadContext,
): Status {
  if (broken !== undefined) return readStatus('cucumber', broken.status, collector)
  const statuses = steps.map(({ status }) => readStatus('cucumber', status, collector))
  return (
    statuses.find(({ unjudged }) => unjudged !== undefined) ??
    statuses.find(({ outcome }) => outcome === 'skipped') ??
    statuses[0] ??
    unscored
  )
}

/** A step of which the report says nothing. */
const silent: Step = { status: '', message: '', ms: 0 }

/** Cucumber's formatter `json`: features with their scenarios. */
export const readCucumberJson: ReadReport = async (source, context) => {
  const scenarios = new Scenarios(context)
  const takeFeature = (value: unknown) => {
    const feature = readFields(value)
    let backgroundSteps: readonly Step[] = []
    for (const element of readList(feature.elements).map(readFields)) {
      const steps = ['before', 'steps', 'after'].flatMap((part) => readList(element[part]).map(readStep))
      if (readList(element.steps).length === 0) steps.push(silent)
      if (element.type === 'background') {
        backgroundSteps = steps
        continue
      }
      scenarios.add({
        uri: textOfField(feature.uri) ?? '',
        feature: textOfField(feature.name) ?? '',
        name: textOfField(element.name) ?? '',
        line: readNumber(element.line),
        tags: readList(element.tags),
        steps: [...backgroundSteps, ...steps],
      })
      backgroundSteps = []
    }
  }
  await readJson(source, context, { items: { take: takeFeature } })
}

/** Reads a step of Cucumber's JSON, whose durations are nanoseconds. */
function readStep(value: unknown): Step {
  const { status, error_message: message, duration } = readFields(readFields(value).result)
  return {
    status: (textOfField(status) ?? '').toLowerCase(),
    message: textOfField(message) ?? '',
    ms: (readNumber(duration) ?? 0) / 1e6,
  }
}

/** Cucumber's messages, one per line. */
export const readCucumberMessages: ReadReport = async (source, context) => {
  const reading = new MessageReading(context)
  await readJson(source, context, { take: (value) => reading.take(readFields(value)) }, { many: true })
  reading.finish()
}

interface RunningScenario {
  readonly pickle: Fields
  readonly attempt: number
  readonly steps: Step[]
}

class MessageReading {
  readonly #context: ReadContext
  readonly #scenarios: Scenarios
  readonly #features = new Map<string, string>()
  readonly #pickles = new Map<string, Fields>()
  /** Test cases by id, and attempts at them that run. */
  readonly #cases = new Map<string, Fields>()
  readonly #running = new Map<string, RunningScenario>()
  #isDone = false

  constructor(context: ReadContext) {
    this.#context = context
    this.#scenarios = new Scenarios(context)
  }

  take(envelope: Fields): void {
    const [[kind, content] = ['', undefined]] = Object.entries(envelope)
    const event = readFields(content)
    const started = this.#running.get(textOfField(event.testCaseStartedId) ?? '')
    switch (kind) {
      case 'gherkinDocument':
        this.#features.set(textOfField(event.uri) ?? '', textOfField(readFields(event.feature).name) ?? '')
        return
      case 'pickle':
        this.#pickles.set(textOfField(event.id) ?? '', event)
        return
      case 'testCase':
        this.#cases.set(
          textOfField(event.id) ?? '',
          this.#pickles.get(textOfField(event.pickleId) ?? '') ?? {},
        )
        return
      case 'testCaseStarted': {
        const pickle = this.#cases.get(textOfField(event.testCaseId) ?? '') ?? {}
        this.#running.set(textOfField(event.id) ?? '', {
          pickle,
          attempt: readNumber(event.attempt) ?? 0,
          steps: [],
        })
        return
      }
      case 'testStepFinished':
        started?.steps.push(readStepResult(event.testStepResult))
        return
      case 'testCaseFinished':
        if (started !== undefined && event.willBeRetried !== true) this.#add(started)
        this.#running.delete(textOfField(event.testCaseStartedId) ?? '')
        return
      case 'testRunHookFinished':
        this.#addBroken('a hook around all scenarios', readStepResult(event.result))
        return
      case 'parseError':
        this.#addBroken(textOfField(readFields(readFields(event.source)).uri) ?? 'a feature', {
          status: 'failed',
          message: textOfField(event.message) ?? '',
          ms: 0,
        })
        return
      case 'testRunFinished':
        this.#isDone = typeof event.success === 'boolean'
        if (event.success === false && this.#context.collector.failing === 0)
          this.#context.collector.stateTotals({ failures: 1 })
    }
  }

  #add({ pickle, attempt, steps }: RunningScenario): void {
    const uri = textOfField(pickle.uri) ?? ''
    this.#scenarios.add({
      uri,
      feature: this.#features.get(uri) ?? '',
      name: textOfField(pickle.name) ?? '',
      line: readNumber(readFields(pickle.location).line),
      tags: readList(pickle.tags),
      steps,
      attempts: attempt + 1,
    })
  }

  #addBroken(name: string, { status, message }: Step): void {
    const { outcome, unjudged } = readStatus('cucumber', status, this.#context.collector)
    if (outcome === 'passed' || outcome === 'skipped') return
    const text = readText(message)
    this.#context.collector.addSuiteError({
      identity: { suite: [], name: cleanName(this.#context.workspace.relative(name)) },
      unjudged,
      message: findHeadline(text) || 'it failed outside of the scenarios',
      detail: truncateText(text, keptDetail) || undefined,
      location: this.#context.workspace.locateInStack(text),
    })
  }

  /** @throws {@link Damage} when the run has no end */
  finish(): void {
    for (const { pickle, attempt, steps } of this.#running.values())
      this.#add({
        pickle,
        attempt,
        steps: [...steps, { status: 'failed', message: 'the scenario did not end', ms: 0 }],
      })
    this.#context.collector.stateTotals({ cases: this.#cases.size })
    if (!this.#isDone) throw Damage.atEnd('the run did not end')
  }
}

function readStepResult(value: unknown): Step {
  const { status, message, duration } = readFields(value)
  const { seconds, nanos } = readFields(duration)
  return {
    status: (textOfField(status) ?? '').toLowerCase(),
    message: textOfField(message) ?? '',
    ms: (readNumber(seconds) ?? 0) * 1_000 + (readNumber(nanos) ?? 0) / 1e6,
  }
}
