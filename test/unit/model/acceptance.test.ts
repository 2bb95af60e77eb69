import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCaseFinder, formatAcceptedName } from '../../../src/model/acceptance/acceptance.ts'
import { writeAcceptCommand } from '../../../src/model/acceptance/command.ts'
import { readAcceptCommand } from '../../../src/model/acceptance/read-command.ts'
import { isInEffect } from '../../../src/model/format-time.ts'
import type { CaseIdentity } from '../../../src/model/run/result.ts'
import { anyCharacter } from '../../support/any-character.ts'

const commit = '4f0c1d2e5b6a79880716253443526170f9e8d7c6'
const now = Date.UTC(2030, 0, 1, 12)
const good = `/evals accept ${commit}
suite: support agent
until: 2030-01-31
- evals/refunds.eval.ts > refunds > states the limit
reason: new terms`

const read = (body: string) => readAcceptCommand(body, now)

describe('a command', () => {
  it('is read as it is written', () => {
    expect(read(good)).toEqual({
      commit,
      covered: 1,
      suiteName: 'support agent',
      until: '2030-01-31',
      cases: ['evals/refunds.eval.ts > refunds > states the limit'],
      reason: 'new terms',
    })
    expect(read(good.replaceAll('\n', '\r\n'))).toEqual(read(good))
    expect(read(good.replace(/^- .*$/m, 'cases: all'))).toEqual({
      ...read(good),
      cases: 'all',
      covered: undefined,
    })
    expect(read(good.replace(/^- .*$/m, 'cases: all 34'))).toMatchObject({ cases: 'all', covered: 34 })
  })

  it.each([
    ['a shortened commit', good.replace(commit, commit.slice(0, 12)), 'with all digits'],
    ['no commit', good.replace(` ${commit}`, ''), 'with all digits'],
    ['two commits', good.replace(commit, `${commit} ${commit}`), 'with all digits'],
    ['no suite', good.replace(/^suite.*\n/m, ''), 'suite'],
    ['no reason', good.replace('new terms', ''), 'reason'],
    ['a reason without a word', good.replace('new terms', '…'), 'reason'],
    ['a reason that is too long', good.replace('new terms', 'x'.repeat(501)), '500 characters'],
    ['no end', good.replace(/^until.*\n/m, ''), 'until'],
    ['an end that is no day', good.replace('2030-01-31', '2030-02-31'), 'must be a day'],
    ['an end too far away', good.replace('2030-01-31', '2032-01-31'), '366 days'],
    ['no case', good.replace(/^- .*\n/m, ''), 'must name cases'],
    ['a list and all', good.replace('reason', 'cases: all\nreason'), 'in place of a list'],
    ['other cases than all', good.replace(/^- .*$/m, 'cases: some'), 'must be `all`'],
    ['a number of cases that is none', good.replace(/^- .*$/m, 'cases: all -1'), 'must be `all`'],
    ['a line that means nothing', good.replace('reason', 'and more\nreason'), "line 5 can't be read"],
    ['a line twice', good.replace('reason', 'suite: other\nreason'), "line 5 can't be read"],
    ['a broken name', good.replace(/^- .*$/m, '- "broken'), 'line 4 has broken quotes'],
    ['a name that is no text', good.replace(/^- .*$/m, '- "a" "b"'), 'line 4 has broken quotes'],
    ['too much text', `${good}\n${'- x\n'.repeat(30_000)}`, 'too long'],
    ['too many cases', good.replace('reason', `${'- x\n'.repeat(1_000)}reason`), 'more than 1000 names'],
  ])('with %s is void as a whole', (_, body, problem) => {
    expect(read(body)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it.each([
    ['text before it', `Please:\n${good}`],
    ['a quote', `> ${good}`],
    ['a blank before it', ` ${good}`],
    ['another word', good.replace('accept', 'accepted')],
    ['a code block', `\`\`\`\n${good}\n\`\`\``],
  ])('is not a command with %s', (_, body) => {
    expect(read(body)).toBeUndefined()
  })

  it('holds through the end of its last day', () => {
    const until = '2030-01-31'
    expect(isInEffect({ until }, Date.UTC(2030, 0, 31, 23, 59, 59))).toBe(true)
    expect(isInEffect({ until }, Date.UTC(2030, 1, 1))).toBe(false)
  })
})

describe('the command that a comment offers', () => {
  it('is void until somebody gives a reason', () => {
    const offered = writeAcceptCommand({ commit, suiteName: 's', cases: ['a'] }, now)
    expect(read(offered)).toEqual({ problem: expect.stringContaining('no reason') })
    expect(read(`${offered}because`)).toMatchObject({ reason: 'because', until: '2030-01-31' })
  })

  it('names exactly the cases and the suite that are meant, whatever they are called', () => {
    const name = fc.oneof(
      fc.string({ unit: anyCharacter, minLength: 1 }),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom(
        '- x',
        '"',
        'cases: all',
        'reason: x',
        '* a',
        ' a ',
        'a\nreason: b',
        '\u202ea',
        '',
        '*',
      ),
    )
    fc.assert(
      fc.property(name, fc.array(name, { minLength: 1, maxLength: 5 }), (suiteName, cases) => {
        const offered = writeAcceptCommand({ commit, suiteName: `s${suiteName}`, cases }, now)
        const command = read(`${offered}because`)
        expect(command).toMatchObject({ suiteName: `s${suiteName}`, cases })
        // Nothing hidden: what is copied is what is seen.
        expect(offered).not.toMatch(/[^\n\P{C}]/u)
      }),
      { numRuns: 40 },
    )
  })
})

describe('names of cases', () => {
  const named = (name: string, more: Partial<CaseIdentity> = {}) => ({
    identity: { suite: ['refunds'], name, file: 'a.ts', ...more },
  })

  it('find a case by file and title, by title, and by its id', () => {
    const [limit, other, declared] = [named('limit'), named('other'), named('x', { id: 'refund-1' })]
    const find = createCaseFinder([limit, other, declared])
    expect(find('a.ts > refunds > limit')).toBe(limit)
    expect(find('refunds › other')).toBe(other)
    expect(find(formatAcceptedName(declared.identity))).toBe(declared)
    expect(find('limit')).toBeUndefined()
    expect(find('*')).toBeUndefined()
  })

  it('of several cases find none: a pull request chooses the names of its cases', () => {
    const twins = [named('limit'), named('limit', { suite: [], name: 'refunds > limit' })]
    expect(createCaseFinder(twins)('a.ts > refunds > limit')).toBe('ambiguous')
    const files = [named('limit'), named('limit', { file: 'b.ts' })]
    expect(createCaseFinder(files)('refunds > limit')).toBe('ambiguous')
    expect(createCaseFinder(files)('b.ts > refunds > limit')).toBe(files[1])
    const taken = [named('limit'), named('x', { id: 'a.ts > refunds > limit' })]
    expect(createCaseFinder(taken)('a.ts > refunds > limit')).toBe('ambiguous')
  })

  it('tell variants apart', () => {
    const [one, two] = [named('limit', { variant: 'gpt' }), named('limit', { variant: 'opus' })]
    const find = createCaseFinder([one, two])
    expect(find(formatAcceptedName(two.identity))).toBe(two)
  })
})
