import { describe, expect, test } from 'vitest'
import { listInnocentTexts } from '../../../../bench/credentials/innocent.ts'
import { leaks } from '../../../../bench/credentials/leaks.ts'
import { madeUp } from '../../../../bench/credentials/made-up.ts'
import { positions } from '../../../../bench/credentials/positions.ts'
import { findCredentials } from '../../../../src/platform/credentials/find-credentials.ts'
import { MarkIndex } from '../../../../src/platform/credentials/index-marks.ts'
import { credentialShapes } from '../../../../src/platform/credentials/shapes.ts'

const index = new MarkIndex()
const find = (text: string) => findCredentials(text, index)
const kindsIn = (text: string) => find(text).map(({ kind }) => kind)
const textsIn = (text: string) => find(text).map(({ start, end }) => text.slice(start, end))

/** The text without what was found. */
function hide(text: string): string {
  return find(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
}

describe('a credential of a documented shape', () => {
  test.each(positions.filter(({ name }) => name !== 'two lines'))('is hidden in $name', ({ write }) => {
    const leaked = madeUp.filter(({ text, secret }) => leaks(hide(write(text)), secret))
    expect(leaked.map(({ issuer }) => issuer)).toEqual([])
  })

  test.each(['\n', '\r\n'])('is hidden across %j, but for those that nothing shows then', (end) => {
    const { write } = positions.find(({ name }) => name === 'two lines') ?? { write: String }
    const leaked = madeUp.filter(({ text, secret }) => leaks(hide(write(text).replace('\n', end)), secret))
    expect(leaked.length).toBeLessThanOrEqual(madeUp.length * 0.043)
  })

  test.each<[string, (text: string) => string]>([
    ['hexadecimal digits', (text) => `dump ${Buffer.from(text).toString('hex')}`],
    ['base64 of base64', (text) => btoa(`value ${btoa(text)}`)],
    [
      'base64 in lines',
      (text) => btoa(`${'The output is '.repeat(4)}${text} and more`).replace(/.{76}/g, '$&\n'),
    ],
  ])('is hidden in %s', (_, write) => {
    const leaked = madeUp.filter(({ text, secret }) => {
      const hidden = hide(write(text))
      return hidden.length > 200 || leaks(hidden.replaceAll('\n', ''), secret)
    })
    expect(leaked.map(({ issuer }) => issuer)).toEqual([])
  })

  test('has a shape with a source, and each shape is one of them', () => {
    const found = new Set(madeUp.flatMap(({ text }) => kindsIn(text)))
    const known = new Set(credentialShapes.map(({ kind }) => kind))
    expect([...known].filter((kind) => !found.has(kind))).toEqual([])
    expect(madeUp.length).toBeGreaterThan(200)
  })

  test('is not seen in what only looks random', () => {
    const texts = listInnocentTexts(10_000)
    expect(texts.filter((text) => find(text).length > 0)).toEqual([])
  })

  const cuttable = madeUp.filter(({ text }) =>
    credentialShapes.some(
      ({ cut, marks, rest }) =>
        cut !== undefined && !rest.includes('|') && marks.some((mark) => text.startsWith(mark)),
    ),
  )
  test.each(cuttable)('of $issuer is found where the text was cut within it', ({ text }) => {
    const most = text.slice(0, -4)
    for (const end of ['', '…', '… [cut: 4,000 of 9,000 characters]', ' (cut)'])
      expect(kindsIn(`${'output '.repeat(50)}${most}${end}`), end).toHaveLength(1)
  })
})

test.each([
  'sk-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'sk-ant-api03-YOUR_API_KEY_GOES_HERE_0123456789',
  `ghp_${'0'.repeat(36)}`,
  'AKIAIOSFODNN7EXAMPLE',
  'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  'sk-learn-compatible-estimators-with-a-long-name',
  'the ask-user-question tool and the risk-assessment-of-everything-that-matters',
  'hf_hub_download from huggingface_hub',
  'npm_config_registry npm_lifecycle_event npm_package_json_dependencies_version',
  'https://example.com/users/@me and http://localhost:3000/@scope/name',
  'postgres://postgres:postgres@localhost:5432/test',
  'postgres://app:secret@db:5432/test mysql://root:password@mysql/app',
  'redis://user:%REDIS_PASSWORD%@host',
  'postgres://app:local-only-1@127.0.0.1/test',
  'git@github.com:octo/app.git and ssh://git@github.com/octo/app',
  'a commit 4f9c2b1e8d7a6c5b4a39281706f5e4d3c2b1a098 and a digest sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'an id 123e4567-e89b-42d3-a456-426614174000',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4',
  'OPENAI_API_KEY is not set; set API_KEY=your-key-here-0123456789 or API_KEY=process.env.MY_API_KEY_NAME',
  'Authorization: Bearer authentication-is-required-here',
  '-----BEGIN PRIVATE KEY----- is the first line of the file that is missing.',
  'eyJ is how a token starts; eyJhbGciOiJIUzI1NiJ9 is a header alone',
  'the AKIA prefix, the AIza prefix, the SG. prefix',
  'SKU SK1234567890 is out of stock',
])('is no credential: %s', (text) => {
  expect(textsIn(text)).toEqual([])
})

/** A made-up token of GitHub that was cut after ten characters. */
const cutToken = `ghp${'_'}a1b2c3d4e5`
/** A made-up key that has to start where a word starts. */
const whole = `S${'K'}${'0a1b2c3d4e5f6789'.repeat(2)}`

describe('a text that ends within a credential', () => {
  test.each([
    ['is too short to have been cut', cutToken.padStart(289), []],
    ['may have been cut', cutToken.padStart(290), [cutToken]],
    ['ends in blanks and is too short', `${cutToken}\n `.padStart(289), []],
    ['says that it was cut, however short it is', `${cutToken}… and more`, [cutToken]],
    ['was cut long before its end', `${cutToken}…`.padEnd(4 + 8_200, 'z'), [cutToken]],
    ['was cut too long before its end', `${cutToken}…`.padEnd(4 + 8_201, 'z'), []],
    ['has five characters of it', cutToken.slice(0, 9).padStart(290), []],
    ['has six characters of it', cutToken.slice(0, 10).padStart(290), [cutToken.slice(0, 10)]],
  ])('%s', (_, text, expected) => {
    expect(textsIn(text)).toEqual(expected)
  })
})

describe('what looks random enough', () => {
  test.each([
    [9, 'a1b2c3d4ea1b2c3d4e', []],
    [10, 'a1b2c3d4e5a1b2c3d4e5', ['credential']],
    ['10, all of them letters,', 'abcdefghijabcdefghij', []],
    ['10, all of them digits,', '01234567890123456789', []],
    ['enough, in words,', 'get-the-value-2-of-zones', []],
  ])('behind a name: %s different characters', (_, secret, expected) => {
    expect(kindsIn(`API_KEY=${secret}`)).toEqual(expected)
  })

  test.each([
    [5, 'abcd1', []],
    [6, 'abcde1', ['npm token']],
  ])('behind a mark: %i different characters', (_, part, expected) => {
    expect(kindsIn(`npm${'_'}${part.repeat(9)}`)).toEqual(expected)
  })
})

test.each([
  ['', [whole]],
  ['\\n', [whole]],
  ['%3D', [whole]],
  ['x%3D', [whole]],
  ['x', []],
  ['-', []],
  ['_', []],
  ['\\x', []],
  ['%3', []],
  ['é', [whole]],
])('a word begins at the start of the text and after %j', (before, expected) => {
  expect(textsIn(`${before}${whole}`)).toEqual(expected)
})

test.each([
  ['its issuer', `sk-ant${'-'}a1b2c3d4e5f6a1b2c3d4e5f6`, 'Anthropic key'],
  ['its issuer, behind more', `v1.sk-ant${'-'}a1b2c3d4e5f6a1b2c3d4e5f6`, 'Anthropic key'],
  ['no issuer', 'a1b2c3d4e5f6a1b2c3d4e5f6', 'credential'],
  ['a mark without enough behind it', 'q7AIzab2c3d4e5f6g7h8', 'credential'],
  ['the name of another one', 'AUTH_TOKEN=a1b2c3d4e5f6a1b2c3d4e5f6', 'credential'],
])('what is behind a name is called by %s', (_, secret, kind) => {
  expect(find(`API_KEY=${secret}`)).toEqual([{ kind, start: 8, end: 8 + secret.length }])
})

test('what is before a mark belongs to it, as far as it can', () => {
  const token = `:AA${'f7G2h3-'.repeat(5).slice(0, 33)}`
  expect(find(`12345678901${token}`)).toEqual([{ kind: 'Telegram token', start: 1, end: 47 }])
  expect(textsIn(`1234567${token}`)).toEqual([])
})
