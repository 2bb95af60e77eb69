import { buildCaseKey } from '../../../src/model/run/identity.ts'
import { answerFactsNames, formatAnswerName } from '../../../src/paths/artifact-name.ts'
import { readZip } from '../../../src/platform/github/artifacts/zip.ts'
import { zipOf } from '../../../test/support/zip.ts'
import { declareIterations, evals } from '../../setups/reports.ts'
import { gate, mains, run } from '../../setups/runs.ts'
import type { Job, Run } from '../../setups/set-up.ts'
import type { Happening } from '../../setups/world/happenings.ts'
import { measureAgain, project } from '../../setups/world/project.ts'
import type { World } from '../../setups/world/world.ts'
import { type Attack, hide } from '../attack.ts'
import type { Left } from '../left.ts'
import { findCommand, findExhaustion, findMarkup } from '../signs.ts'
import { commands, markups } from './markup.ts'

const named = { 'suite-name': 'support' }
const first = project('evals', '')
/** The change breaks an eval for good. */
const change = { 'broken/3': '' }

/** A job that measures its suite itself. */
const measure = (commits: Job['commits'], more: Job['with'] = {}): Job => ({
  id: 'evals',
  does: 'gate',
  commits,
  with: { measure: measureAgain, ...named, ...more },
})

const attempt = (name: string, job: Job): Run => run({ on: 'pull_request', pull: name }, job, { name })

/** So that the first attempt stores its answers, and the second one goes on from them. */
const capped = { policy: 'look-again-budget: { evaluations: 20 }' }
const base = mains(4, gate(declareIterations(evals(20)), { commits: [first], with: named }))
const before = [...base, attempt('change', measure([first, change], capped))]
const again = attempt('change', measure([first, change]))

/** What is stored of one call of the command. */
interface Given {
  readonly file: string
  readonly number: number
  readonly side: 'head' | 'base'
  readonly isWhole: boolean
  readonly tookMs: number
  readonly asked: readonly string[]
  readonly asksMean?: boolean
}

interface Stored {
  readonly facts: Readonly<Record<string, unknown>> & { readonly given: readonly Given[] }
  /** Texts of the files with results, by name. */
  readonly results: Readonly<Record<string, string>>
}

const artifactName = 'eval-gate-answers-support'
const [factsName] = answerFactsNames
const firstName = formatAnswerName(0)

async function readStored({ github }: World): Promise<Stored> {
  const artifact = github.artifacts.artifacts.findLast(({ name }) => name === artifactName)
  if (artifact === undefined) throw new Error('There are no answers to forge.')
  const files = await readZip(artifact.body, { files: [factsName, firstName], maxBytes: 1e8 })
  return {
    facts: JSON.parse(String(files.get(factsName))),
    results: { [firstName]: String(files.get(firstName)) },
  }
}

const pack = ({ facts, results }: Stored): Buffer =>
  zipOf(
    Object.entries({ [factsName]: JSON.stringify(facts), ...results }).map(([name, content]) => ({
      name,
      content,
    })),
  )

/** A job of the run stores other answers in place of those of the first attempt. */
const forge = (change: (stored: Stored) => Stored | Buffer): Happening => ({
  happens: async (world) => {
    const stored = await readStored(world)
    const { artifacts } = world.github.artifacts
    const at = artifacts.findLastIndex(({ name }) => name === artifactName)
    const [honest] = artifacts.splice(at, 1)
    if (honest === undefined) throw new Error('There are no answers to replace.')
    const forged = change(stored)
    if (!Buffer.isBuffer(forged) && pack(forged).equals(pack(stored)))
      throw new Error('The forged answers are those of the first attempt.')
    world.github.artifacts.store(artifactName, honest.run, Buffer.isBuffer(forged) ? forged : pack(forged))
  },
})

const forged = (
  id: string,
  words: string,
  change: Parameters<typeof forge>[0],
  find?: Attack['find'],
): Attack => ({
  ...hide(
    `answers-${id}`,
    `A job of the run stores answers of the first attempt ${words}; the second one goes on from them.`,
    'a second look',
    ...before,
    forge(change),
    again,
  ),
  ...(find && { find }),
})

const inFacts =
  (change: (facts: Stored['facts']) => object) =>
  ({ facts, results }: Stored): Stored => ({
    facts: { ...facts, ...change(facts) } as Stored['facts'],
    results,
  })

const inResults =
  (change: (text: string) => string) =>
  ({ facts, results }: Stored): Stored => ({
    facts,
    results: Object.fromEntries(Object.entries(results).map(([name, text]) => [name, change(text)])),
  })

const inGiven = (change: (given: Given) => object) =>
  inFacts(({ given }) => ({ given: given.map((one) => ({ ...one, ...change(one) })) }))

/** What is stored of the eval that broke. */
const ofBroken =
  (write: (entry: string) => string) =>
  (stored: Stored): Stored =>
    inResults((text) => text.replace(/\{"name":"answers 3",.*?\]\}(?=\])/, write))(stored)

const passesAll = ofBroken(() => '{"name":"answers 3","passed":1}')

/** Both sides of so many pairs, in each of which the base fails as the head does. */
const withBase =
  (pairs: number) =>
  ({ facts, results }: Stored): Stored => {
    const [head] = facts.given
    if (head === undefined) throw new Error('Nothing was asked.')
    const asked = [buildCaseKey({ suite: ['agent'], name: 'answers 3' })]
    const given = Array.from({ length: pairs }, (_, at) =>
      (['head', 'base'] as const).map((side) => ({ ...head, number: at + 2, side, asked, asksMean: false })),
    )
    const step = { kind: 'measure', cases: asked, iterations: 1, side: 'both', asksMean: false }
    return {
      facts: { ...facts, given: [head, ...given.flat()], steps: [...(facts.steps as []), step] },
      results,
    }
  }

/** More was measured than the budget of the policy allows, in this attempt and those before it. */
function findOverspent({ steps }: Left): string | undefined {
  for (const { stdout } of steps) {
    const [, number = '0'] = /^Measured: .*?(\d[\d,]*) of [\d,]+ evaluations/m.exec(stdout) ?? []
    const evaluations = Number(number.replaceAll(',', ''))
    if (evaluations > 250) return `${evaluations} evaluations`
  }
  return undefined
}

const filled = (text: string) =>
  inFacts(({ files, steps, given }) => ({
    files: [
      ...(files as readonly object[]).map((file) => ({ ...file, path: `a${text}`, warnings: [text] })),
      {
        path: text,
        format: text,
        tests: 0,
        passed: 0,
        failed: 0,
        errored: 0,
        skipped: 0,
        flaky: 0,
        warnings: [text],
        foreign: text,
        error: text,
      },
    ],
    steps,
    given: [...given, { ...given[0], number: 9, asked: [text], file: firstName }],
  }))

const inNames = (text: string) => (stored: Stored) =>
  inResults((results) => results.replaceAll('answers 3"', `answers 3${JSON.stringify(text).slice(1, -1)}"`))(
    filled(text)(stored),
  )

const { 'image-html': image } = markups
const { error } = commands

/** What the head says of itself in an answer is believed as what a report says is, so no attack is about that. */
export const answers: readonly Attack[] = [
  {
    ...hide(
      'answers-of-other-commit',
      'A commit before the break stores its answers; a job of the run stores them in the place of its own.',
      'a second look',
      ...base,
      attempt('fine', measure([first, { 'notes.md': '' }], capped)),
      {
        happens: ({ github }) => {
          for (const artifact of github.artifacts.artifacts)
            if (artifact.name === artifactName) Object.assign(artifact, { name: 'kept-aside' })
        },
      },
      attempt('change', measure([first, change], capped)),
      {
        happens: ({ github }) => {
          const { artifacts } = github.artifacts
          const aside = artifacts.find(({ name }) => name === 'kept-aside')
          const own = artifacts.find(({ name }) => name === artifactName)
          if (aside === undefined || own === undefined) throw new Error('There are no answers to replay.')
          Object.assign(own, { body: aside.body })
        },
      },
      again,
    ),
  },
  {
    ...hide(
      'answers-of-other-run',
      'Another run of the same commit stores that all evals pass, under the name that this one would read.',
      'a second look',
      ...before,
      {
        happens: async (world) => {
          const { artifacts } = world.github
          const own = artifacts.artifacts.findLast(({ name }) => name === artifactName)
          if (own === undefined) throw new Error('There are no answers.')
          const elsewhere = artifacts.addRun({ ...own.run, id: world.nextRunId() })
          artifacts.store(artifactName, elsewhere, pack(passesAll(await readStored(world))))
          Object.assign(own, { expired: true })
        },
      },
      again,
    ),
  },
  {
    ...hide(
      'answers-of-first-attempt',
      'A job stores answers in which all evals pass before the first attempt has measured any.',
      'a second look',
      ...before,
      {
        happens: async (world) => {
          const { artifacts } = world.github.artifacts
          const stored = pack(passesAll(await readStored(world)))
          for (const artifact of artifacts) if (artifact.name === artifactName) artifact.body = stored
        },
      },
      { ...attempt('first', measure([first, change])), alters: { stored: storeForRun } },
    ),
  },
  forged(
    'of-other-suite',
    'that are of another suite',
    inFacts(() => ({ digest: 'a'.repeat(64) })),
  ),
  forged('base-fails', 'in which the base fails what broke', withBase(1)),
  forged(
    'without-it',
    'without the eval that broke',
    ofBroken(() => ''),
  ),
  forged(
    'nothing-asked',
    'that say that everything was asked, and nothing answered',
    inResults((text) => text.replace(/"groups":\[[\s\S]*\n\]/, '"groups":[]')),
  ),
  forged(
    'steps-done',
    'that say that all steps were taken a million times',
    inFacts(({ steps }) => ({
      steps: (steps as readonly object[]).map((step) => ({ ...step, iterations: 1e6 })),
    })),
  ),
  forged(
    'negative',
    'with negative counts',
    ofBroken(() => '{"name":"answers 3","passed":2,"failed":-1}'),
  ),
  forged(
    'last-number',
    'whose last call has the largest number',
    inGiven(() => ({ number: 1.7e308 })),
  ),
  forged(
    'cost-negative',
    'that have cost less than nothing',
    ({ facts, results }) =>
      ofBroken((entry) => entry.replace('"failed"', '"costUsd":-1000000,"failed"'))({
        facts: { ...facts, given: facts.given.map((one) => ({ ...one, tookMs: -1e12 })) },
        results,
      }),
    (left) => (left.colour === 'green' ? 'green' : findOverspent(left)),
  ),
  forged('prototype', 'with keys that objects of JavaScript have', ({ facts, results }) =>
    pack({ facts: JSON.parse(`{"__proto__":{"given":[]},${JSON.stringify(facts).slice(1)}`), results }),
  ),
  forged(
    'path',
    'that name a file outside of the archive',
    inGiven(() => ({ file: '../../../../../etc/passwd' })),
    (left) =>
      left.colour === 'green' ||
      [...left.pages, ...left.steps.map(({ stdout }) => stdout)].some((text) => /root:.*:0:0:/.test(text))
        ? 'the file'
        : undefined,
  ),
  forged(
    'many',
    'of a hundred thousand calls',
    inFacts(({ given }) => ({
      given: Array.from({ length: 100_000 }, (_, at) => ({ ...given[0], number: at + 1 })),
    })),
    findExhaustion,
  ),
  forged(
    'nested',
    'of endless lists',
    inResults((text) => text.replace('{', `{"x":${'['.repeat(200_000)}${']'.repeat(200_000)},`)),
    findExhaustion,
  ),
  forged(
    'bomb',
    'that hold 200 MB',
    ({ facts }) => pack({ facts, results: { [firstName]: ' '.repeat(200 * 2 ** 20) } }),
    findExhaustion,
  ),
  forged('markup-image', `with ${image?.[0]} in all names`, inNames(image?.[1] ?? ''), findMarkup),
  forged('command-error', `with ${error?.[0]} in all names`, inNames(error?.[1] ?? ''), findCommand),
]

/** Answers of another run become those of this one. */
function storeForRun(world: World, ownId: number): void {
  const { artifacts } = world.github
  const kept = artifacts.artifacts.findLast(({ name }) => name === artifactName)
  if (kept === undefined) throw new Error('There are no answers to store.')
  artifacts.store(artifactName, artifacts.addRun({ ...kept.run, id: ownId }), kept.body)
}
