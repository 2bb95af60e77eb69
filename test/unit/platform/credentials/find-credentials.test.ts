import { describe, expect, test } from 'vitest'
import { findCredentials, holdsCredential } from '../../../../src/platform/credentials/find-credentials.ts'
import { credentialShapes } from '../../../../src/platform/credentials/shapes.ts'
import { inContext, type MadeUp, madeUp } from '../../../support/made-up-credentials.ts'

const kindsIn = (text: string) => findCredentials(text).map(({ kind }) => kind)
const textsIn = (text: string) => findCredentials(text).map(({ start, end }) => text.slice(start, end))

describe('a credential', () => {
  test.each(madeUp)('of $issuer is found as a whole, wherever it stands', ({ kind, text }) => {
    const inJson = JSON.stringify(text).slice(1, -1)
    for (const around of [' ', '"', "'", '`', '\n', '(', '=', ': ', '>', '\\n', '%3D', ',']) {
      const end = around === '"' || around === "'" ? around : ' '
      expect(textsIn(`the model said${around}${text}${end}and more`), around).toEqual([text])
      expect(kindsIn(`{"key":"${around}${inJson}"}`), around).toEqual([kind])
    }
    expect(textsIn(text)).toEqual([text])
    expect(kindsIn(`${text} ${text}`)).toEqual([kind, kind])
  })

  test.each(inContext)('of $issuer is found by what is around it', ({ kind, before, text, after }) => {
    const whole = `log: ${before}${text}${after}`
    expect(findCredentials(whole)).toEqual([
      { kind, start: 5 + before.length, end: 5 + before.length + text.length },
    ])
  })

  test.each(madeUp.filter(isCuttable))(
    'of $issuer is found where the text was cut within it',
    ({ kind, text }) => {
      const most = text.slice(0, -4)
      for (const end of ['', '…', '… [cut: 4,000 of 9,000 characters]', ' (cut)'])
        expect(kindsIn(`${'output '.repeat(50)}${most}${end}`), end).toEqual([kind])
    },
  )

  test('of at least 40 issuers is known', () => {
    expect(new Set(credentialShapes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(40)
    const tested = new Set([...madeUp, ...inContext].map(({ kind }) => kind))
    expect(tested.size).toBeGreaterThanOrEqual(40)
  })
})

/** Whether its shape says what a cut one looks like. */
function isCuttable({ kind: wanted, text }: MadeUp): boolean {
  return credentialShapes.some(
    ({ kind, cut, marks }) =>
      kind === wanted && cut !== undefined && marks.some((mark) => text.startsWith(mark)),
  )
}

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
const aws = `AK${'IA'}A2B3C4D5E6F7G2H3`

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
    expect(holdsCredential(text)).toBe(expected.length > 0)
  })
})

describe('what looks random enough', () => {
  test.each([
    [9, 'abcdefgh1abcdefgh1ab', []],
    [10, 'abcdefghi1abcdefghi1', ['credential']],
    ['10, all of them letters,', 'abcdefghijabcdefghij', []],
    ['10, all of them digits,', '01234567890123456789', []],
    ['9 at its end', 'zyxwvabcdefgh1abcdefgh1ab', []],
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
  ['', [aws]],
  ['\\n', [aws]],
  ['%3D', [aws]],
  ['x%3D', [aws]],
  ['x', []],
  ['-', []],
  ['_', []],
  ['\\x', []],
  ['%3', []],
  ['é', [aws]],
])('a word begins at the start of the text and after %j', (before, expected) => {
  expect(textsIn(`${before}${aws}`)).toEqual(expected)
})

test.each([
  ['its issuer', `sk-ant${'-'}a1b2c3d4e5f6a1b2c3d4e5f6`, 'Anthropic key'],
  ['its issuer, behind more', `v1.sk-ant${'-'}a1b2c3d4e5f6a1b2c3d4e5f6`, 'Anthropic key'],
  ['no issuer', 'a1b2c3d4e5f6a1b2c3d4e5f6', 'credential'],
  ['a mark without enough behind it', 'q7AIzab2c3d4e5f6g7h8', 'credential'],
  ['the name of another one', 'AUTH_TOKEN=a1b2c3d4e5f6a1b2c3d4e5f6', 'credential'],
])('what is behind a name is called by %s', (_, secret, kind) => {
  expect(findCredentials(`API_KEY=${secret}`)).toEqual([{ kind, start: 8, end: 8 + secret.length }])
})

test('what is before a mark belongs to it, as far as it can', () => {
  const token = `:AA${'f7G2h3-'.repeat(5).slice(0, 33)}`
  expect(findCredentials(`12345678901${token}`)).toEqual([{ kind: 'Telegram token', start: 1, end: 47 }])
  expect(textsIn(`1234567${token}`)).toEqual([])
})
