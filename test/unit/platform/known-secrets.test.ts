import { createHash } from 'node:crypto'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { madeUp } from '../../../bench/credentials/made-up.ts'
import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { buildView } from '../../../src/facts/view.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import { listAllCases } from '../../../src/model/quiet/all-cases.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { createKnownSecrets } from '../../../src/platform/known-secrets.ts'
import { collectHtmlData } from '../../../src/render/html/cases.ts'
import { buildReport } from '../render/builders.ts'

const secret = 'sk_live_0123456789'

function runOf(id: string): Run {
  const run = createRun({ id, suiteName: 's', createdAt: 1 })
  for (const name of ['a', `logs in with ${secret}`, 'z'])
    addResult(run, { identity: { suite: ['s'], name }, outcome: 'passed', durationMs: 5 })
  return run
}

/** Cases that passed once on both sides, so that the gate has nothing to say about them. */
const [head, runs] = [runOf('head'), [runOf('base')]]
const baseline = { source: 'file', description: 'base', runs } as const
const comparison = compareRuns(head, baseline, defaultPolicy, { today: 0 })
const verdict = decideCompleteRun(head, comparison, defaultPolicy)
const report = { ...buildReport({ cases: [] }), head, comparison, verdict, baselineRuns: runs }

it('hides a secret in the name of a case that passes as before', () => {
  expect(report.comparison.quiet?.length).toBe(3)
  const secrets = createKnownSecrets()
  secrets.add(secret)
  const hidden = secrets.hide(report)
  expect(JSON.stringify(collectHtmlData(buildView(hidden)))).not.toContain(secret)
  expect(listAllCases(hidden.comparison).map(({ identity }) => identity.name)).toContainEqual(
    expect.stringMatching(/^logs in with \*\*\* #[0-9a-f]{4}$/),
  )
  expect(hidden.verdict).toEqual(report.verdict)
})

it('returns a report without a secret as it is', () => {
  const secrets = createKnownSecrets()
  secrets.add('another-secret')
  expect(secrets.hide(report)).toBe(report)
})

it('finds a secret within a map, as a key or a value, and nowhere else', () => {
  const secrets = createKnownSecrets()
  secrets.add(secret)
  expect(secrets.hide(new Map([['a', [secret]]]))).toEqual(new Map([['a', ['***']]]))
  expect(secrets.hide({ of: new Map([[secret, 1]]) })).toEqual({ of: new Map([['***', 1]]) })
  const without = new Map([['a', { b: ['c'] }]])
  expect(secrets.hide(without)).toBe(without)
})

it('finds a secret that was added after the names of a run were searched', () => {
  const secrets = createKnownSecrets()
  const run = runOf('late')
  expect(secrets.hide(run)).toBe(run)
  secrets.add(secret)
  expect(JSON.stringify([...secrets.hide(run).cases])).not.toContain(secret)
})

describe('credentials of others', () => {
  const [one = '', two = ''] = madeUp
    .filter(({ issuer }) => issuer.startsWith('GitHub,'))
    .map(({ text }) => text)

  it('are replaced by what they are, and counted once each', () => {
    const secrets = createKnownSecrets()
    const report = { output: `${one} and ${two}`, of: new Map([['x', { again: one, more: [`key ${two}`] }]]) }
    expect(secrets.hide(report)).toEqual({
      output: '‹GitHub token› and ‹GitHub token›',
      of: new Map([['x', { again: '‹GitHub token›', more: ['key ‹GitHub token›'] }]]),
    })
    expect(secrets.foundCredentials()).toEqual([{ kind: 'GitHub token', count: 2 }])
  })

  it.each(madeUp)(
    'are found in the name of a case that follows another: $issuer',
    ({ text, secret: made }) => {
      const run = createRun({ id: 'head', suiteName: 's', createdAt: 1 })
      for (const name of ['test a', text, 'z'])
        addResult(run, { identity: { suite: ['s'], name }, outcome: 'passed', durationMs: 5 })
      const names = [...createKnownSecrets().hide(run).cases].map(([, { identity }]) => identity.name)
      expect(names.filter((name) => name.includes(made))).toEqual([])
    },
  )

  it('are known by the name of a member, too', () => {
    const secrets = createKnownSecrets()
    const secret = 'q7Rz2mKx9LpT4vBn8WcY'
    expect(secrets.hide({ client_secret: secret, commit: secret, token: 'none' })).toEqual({
      client_secret: '‹credential›',
      commit: secret,
      token: 'none',
    })
    expect(secrets.foundCredentials()).toEqual([{ kind: 'credential', count: 1 }])
  })

  it('leave cases apart whose names differ in them alone, in the same way in every run', () => {
    const named = (id: string) => {
      const run = createRun({ id, suiteName: 's', createdAt: 1 })
      for (const [index, text] of [one, two].entries())
        addResult(run, {
          identity: { suite: ['s'], name: `rejects ${text}` },
          outcome: index === 0 ? 'failed' : 'passed',
        })
      return createKnownSecrets().hide(run)
    }
    const [head, base] = [named('head'), named('base')]
    expect(head.cases.size).toBe(2)
    expect([...head.cases.keys()]).toEqual([...base.cases.keys()])
    for (const [key, tally] of head.cases) expect(tally.key).toBe(key)
    const joined = compareRuns(head, { source: 'file', description: 'b', runs: [base] }, defaultPolicy, {
      today: 0,
    })
    expect(joined.cases.map(({ change }) => change)).not.toContain('new')
    expect(JSON.stringify([...head.cases])).not.toContain(one)
  })
})

it('hides the line of a credential that another text has broken over two lines', () => {
  const credential = madeUp.find(({ issuer }) => issuer === 'Replicate')?.text ?? ''
  const lines = [credential.slice(0, 20), credential.slice(20)]
  const detail = `the output was ${lines.join('\n')} and more`
  const secrets = createKnownSecrets()
  const hidden = secrets.hide({ message: `the output was ${lines[0]}`, detail })
  expect(hidden).toEqual({
    message: 'the output was ***',
    detail: 'the output was ‹Replicate token› and more',
  })
  expect(secrets.hide(`${lines[1]} and more`)).toBe('*** and more')
  expect(secrets.foundCredentials()).toEqual([{ kind: 'Replicate token', count: 1 }])
})

const base64 = (text: string, encoding: 'base64' | 'base64url' = 'base64') =>
  Buffer.from(text).toString(encoding)
const hex = (text: string) => Buffer.from(text).toString('hex')
const inAddress = encodeURIComponent
const inLines = (text: string, width: number) => text.replace(RegExp(`.{${width}}(?=.)`, 'g'), '$&\r\n')
const bytesIn = (text: string, encoding: 'utf8' | 'utf16le' = 'utf8') => [...Buffer.from(text, encoding)]
const inNumbers = (text: string, radix: number, width: number, before: string) =>
  bytesIn(text)
    .map((byte) => before + byte.toString(radix).padStart(width, '0'))
    .join('')
const reversed = (text: string) => [...text].reverse().join('')
const inBase32 = (text: string) => {
  const bits = bytesIn(text).map((byte) => byte.toString(2).padStart(8, '0'))
  const digit = (group: string) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(group.padEnd(5, '0'), 2)]
  return (bits.join('').match(/.{1,5}/g) ?? []).map(digit).join('')
}
const rotated = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0)
    return String.fromCharCode(/[a-m]/i.test(letter) ? code + 13 : code - 13)
  })
const inFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
/** @param group how many bytes stand together @param frame around the text of a line */
function inDump(text: string, group: number, colon: string, frame: string): string {
  const bytes = Buffer.from(text)
  const lines = Array.from({ length: Math.ceil(bytes.length / 16) }, (_, at) => {
    const line = bytes.subarray(at * 16, at * 16 + 16)
    const digits = inLines(line.toString('hex'), group * 2).replaceAll('\r\n', ' ')
    const seen = line.toString('latin1').replace(/[^ -~]/g, '.')
    return `${(at * 16).toString(16).padStart(8, '0')}${colon} ${digits.padEnd(47)}  ${frame}${seen}${frame}`
  })
  return lines.join('\n')
}
const long = (text: string) => `The answer of the tool is longer than a line and ends so: ${text}`

describe.each([
  ['a key of the service', secret],
  ['a password with signs', 'p4ss/W0rd+"x"=&ü z'],
  ['a token', 'Rz2mKx9LpT4vBn8WcYq7'],
])('%s of the step is hidden', (_, known) => {
  it.each<[string, (text: string) => string]>([
    ['as it is', (text) => text],
    ['in base64', base64],
    ['in base64, after one byte', (text) => base64(`:${text}`)],
    ['in base64, after two bytes', (text) => base64(`u:${text}:more`)],
    ['in base64 of addresses', (text) => base64(text, 'base64url')],
    ['in base64 of addresses, after one byte', (text) => base64(`:${text}`, 'base64url')],
    ['in base64 of addresses, after two bytes', (text) => base64(`u:${text}`, 'base64url')],
    ['in hexadecimal digits', hex],
    ['in hexadecimal digits, in capitals, within more', (text) => `0x00${hex(text).toUpperCase()}00`],
    ['in an address', (text) => inAddress(text)],
    ['in an address, every byte', (text) => hex(text).replace(/../g, '%$&')],
    ['in an address within an address', (text) => inAddress(inAddress(text))],
    ['in a form', (text) => String(new URLSearchParams({ value: text }))],
    ['in JSON', (text) => JSON.stringify({ text })],
    ['in JSON within JSON', (text) => JSON.stringify(JSON.stringify({ text }))],
    [
      'in escapes of JSON',
      (text) => text.replace(/./g, (of) => `\\u${of.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ],
    ['in escapes of XML', (text) => text.replace(/./g, (of) => `&#${of.charCodeAt(0)};`)],
    ['with a zero-width space', (text) => `${text.slice(0, 7)}\u200b${text.slice(7)}`],
    ['in base64 of base64', (text) => base64(`Basic ${base64(`user:${text}`)}`)],
    ['in base64 of JSON', (text) => base64(JSON.stringify({ text }))],
    ['in base64 of an address', (text) => base64(`https://x.example/?${inAddress(text)}`)],
    ['in base64 of hexadecimal digits', (text) => base64(hex(text))],
    ['in hexadecimal digits of base64', (text) => hex(base64(text))],
    ['in hexadecimal digits with blanks', (text) => inNumbers(text, 16, 2, ' ')],
    ['in hexadecimal digits with colons', (text) => inNumbers(text, 16, 2, ':').toUpperCase()],
    ['in hexadecimal numbers', (text) => inNumbers(text, 16, 2, ', 0x')],
    ['in hexadecimal digits in lines', (text) => inLines(hex(text), 16)],
    ['as Node prints a buffer', (text) => inspect(Buffer.from(text))],
    ['as JSON has a buffer', (text) => JSON.stringify({ out: Buffer.from(text) }, null, 2)],
    ['as Go prints bytes', (text) => `[${bytesIn(text).join(' ')}]`],
    ['in octal escapes', (text) => inNumbers(text, 8, 3, '\\')],
    ['in bits', (text) => inNumbers(text, 2, 8, ' ')],
    ['in quoted-printable, every byte', (text) => inNumbers(text, 16, 2, '=').toUpperCase()],
    [
      'in quoted-printable',
      (text) => {
        const written = text.replaceAll('=', '=3D').replaceAll('ü', '=C3=BC')
        return `${written.slice(0, 9)}=\r\n${written.slice(9)}`
      },
    ],
    ['in hexadecimal escapes of XML', (text) => `${inNumbers(text, 16, 0, ';&#x').slice(1)};`],
    [
      'in escapes of code points',
      (text) => text.replace(/./g, (of) => `\\u{${of.charCodeAt(0).toString(16)}}`),
    ],
    ['in UTF-16', (text) => Buffer.from(text, 'utf16le').toString('latin1')],
    ['in base64 of UTF-16', (text) => Buffer.from(long(text), 'utf16le').toString('base64')],
    ['in hexadecimal digits of UTF-16', (text) => Buffer.from(text, 'utf16le').toString('hex')],
    ['in base32', inBase32],
    ['in base32, within more', (text) => inBase32(long(`${text}, it was.`))],
    ['in ROT13', rotated],
    ['in full width', inFullWidth],
    ['as xxd prints it', (text) => `\n${inDump(long(text), 2, ':', '')}\n`],
    ['as hexdump prints it', (text) => `\n${inDump(long(`${text}\nmore`), 1, ' ', '|')}\n`],
    ['backwards', reversed],
    ['in base64, backwards', (text) => base64(long(`${reversed(text)}.`))],
    ['in base64 of hexadecimal digits with blanks', (text) => base64(inNumbers(text, 16, 2, ' '))],
    ['in base64 with blanks', (text) => inLines(base64(long(text)), 4).replaceAll('\r\n', ' ')],
    ['in short lines', (text) => inLines(text, 5).replaceAll('\r\n', '\n      ')],
    ['letter by letter', (text) => [...text].join(' ')],
    ['as a list of letters', (text) => JSON.stringify([...text])],
    ['in two literals', (text) => `"${text.slice(0, 9)}" +\n  "${text.slice(9)}"`],
    ['in capitals', (text) => text.toUpperCase()],
    ['in base64 of base64, each in lines', (text) => inLines(base64(inLines(base64(long(text)), 76)), 76)],
  ])('%s', (__, write) => {
    const secrets = createKnownSecrets()
    secrets.add(known)
    const hidden = secrets.hide(`got ${write(known)} back`)
    expect(hidden).toContain('***')
    for (const spelling of [known, known.slice(-8), base64(known).slice(0, -4), hex(known)])
      expect(hidden).not.toContain(spelling)
  })

  it.each([64, 76])('in base64 in lines of %i characters, wherever a line ends in it', (width) => {
    const secrets = createKnownSecrets()
    secrets.add(known)
    const open: string[] = []
    for (let before = 0; before < 80; before += 1)
      for (const after of ['', '.', '..', ' and more']) {
        const text = `${long('').repeat(2).slice(0, before)}${known}${after}`
        if (!secrets.hide(`body:\r\n${inLines(base64(text), width)}\r\nend`).includes('***')) open.push(text)
      }
    expect(open).toEqual([])
  })
})

it.each<[string, (text: string) => string]>([
  ['compressed', (text) => gzipSync(text).toString('base64')],
  ['hashed', (text) => createHash('sha256').update(text).digest('hex')],
  ['with other letters in between', (text) => [...text].join('x')],
])('does not find a secret that is %s, as docs/security.md says', (_, write) => {
  const secrets = createKnownSecrets()
  secrets.add(secret)
  expect(secrets.isIn(write(secret))).toBe(false)
})

it.each([
  ['at its end', ''],
  ['and says so', '… (cut)'],
])('hides the most of a secret where a text was cut %s', (_, mark) => {
  const secrets = createKnownSecrets()
  secrets.add('Rz2mKx9LpT4vBn8WcYq7')
  const text = 'output '.repeat(50)
  expect(secrets.hide(`${text}Rz2mKx9LpT4v${mark}`)).toBe(`${text}***${mark}`)
  const less = `${text}Rz2mKx9${mark}`
  expect(secrets.hide(less)).toBe(less)
})

it('takes no ordinary words for a short secret, and others for a secret alone where they are equal', () => {
  const secrets = createKnownSecrets()
  secrets.add('20261127')
  secrets.add('staging-token')
  const text = 'On 2026-11-27, staging took 10 s'
  expect(secrets.hide(text)).toBe(text)
  expect(secrets.hide('20261127 or Staging token')).toBe('*** or ***')
})

it.each([
  'Bearer Rz2mKx9LpT4vBn8WcYq7',
  'theme=dark; session=Rz2mKx9LpT4vBn8WcYq7',
  'bot:Rz2mKx9LpT4vBn8WcYq7',
])('hides what is secret in the header %s', (header) => {
  const secrets = createKnownSecrets()
  secrets.add(header)
  expect(secrets.hide('sent Rz2mKx9LpT4vBn8WcYq7 as a Bearer of the dark theme')).toBe(
    'sent *** as a Bearer of the dark theme',
  )
})

it('hides a secret that looks as if it had escapes, and a password of an address that has some', () => {
  const secrets = createKnownSecrets()
  secrets.add('Rz%41mKx&amp;pT')
  expect(secrets.hide('got Rz%41mKx&amp;pT')).toBe('got ***')
  expect(secrets.isIn('x=Rz%41mKx&amp;pT')).toBe(true)
  expect(secrets.isIn('x=RzmKxpT')).toBe(false)
  expect(secrets.hide('postgres://app:q7%40Rz2mKx9Lp@db.internal/shop')).toBe(
    'postgres://app:‹password›@db.internal/shop',
  )
})

it('searches a tally again that has got another iteration', () => {
  const secrets = createKnownSecrets()
  const run = createRun({ id: 'a', suiteName: 's', createdAt: 1 })
  const add = (message: string) =>
    addResult(run, { identity: { suite: ['s'], name: 'a' }, outcome: 'failed', message })
  add('no secret')
  secrets.add(secret)
  expect(secrets.hide(run)).toBe(run)
  add(`it was ${secret}`)
  expect(JSON.stringify([...secrets.hide(run).cases.values()])).not.toContain(secret)
})
