import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../src/jobs/measure/answers.ts'
import { openAnswerFolder, parseFacts } from '../../../../src/jobs/measure/answers-file.ts'
import { answerFactsNames, isAnswerFile } from '../../../../src/paths/artifact-name.ts'
import { createFiles } from '../../../../src/platform/files.ts'

const answer = (number: number): Answer => ({
  number,
  side: 'head',
  asked: [],
  isWhole: true,
  tookMs: 10,
  isPaid: false,
  run: { info: { id: `${number}`, suiteName: 'suite', createdAt: 0 }, cases: new Map() },
})

describe('answers in a folder', () => {
  it('are those before the last one where the writing of that was cut off', () => {
    const folder = mkdtempSync(join(tmpdir(), 'eval-gate-answers-'))
    const kept = openAnswerFolder(folder, 'digest', (run) => run, createFiles(folder, folder))
    kept.save({ calls: [], given: [answer(1)], steps: [], files: [] })
    kept.save({ calls: [], given: [answer(1), answer(2)], steps: [], files: [] })
    const [facts, before] = answerFactsNames.map((name) => join(folder, name))
    const read = (path = '') => parseFacts(readFileSync(path, 'utf8'))?.given.map(({ number }) => number)
    expect([read(facts), read(before)]).toEqual([[1, 2], [1]])
    writeFileSync(facts ?? '', readFileSync(facts ?? '', 'utf8').slice(0, 50))
    expect([read(facts), read(before)]).toEqual([undefined, [1]])
    const names = kept.paths().map((path) => basename(path))
    expect(names).toEqual(['eval-gate-answers.json', 'eval-gate-answer-1.json', 'eval-gate-answer-2.json'])
    expect([...names, '../x.json', 'eval-gate-results.json'].filter(isAnswerFile)).toEqual(names)
  })
  it.each<[string, readonly object[]]>([
    ['of more calls than any budget pays for', Array.from({ length: 1_001 }, () => ({}))],
    ['that name another file', [{ file: '../../etc/passwd' }]],
  ])('are none %s', (_, given) => {
    const call = {
      file: 'eval-gate-answer-1.json',
      number: 1,
      side: 'head',
      isWhole: true,
      tookMs: 1,
      asked: [],
    }
    const facts = { schema: 'eval-gate-answers', version: 1, calls: [], digest: 'd', steps: [], files: [] }
    const parse = (calls: readonly object[]) => parseFacts(JSON.stringify({ ...facts, given: calls }))
    expect(parse([call])?.given).toHaveLength(1)
    expect(parse(given.map((more) => ({ ...call, ...more })))).toBeUndefined()
  })
})
