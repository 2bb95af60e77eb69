import { expect, it } from 'vitest'
import { neutraliseLog } from '../../../src/platform/neutralise.ts'

it.each([
  ['::error::x', ':\u200b:error::x'],
  ['a\n \t::set-output name=x::y', 'a\n \t:\u200b:set-output name=x::y'],
  ['a ::error::x', 'a ::error::x'],
  [':single', ':single'],
  ['##[error]x', '#\u200b#[error]x'],
  ['tab\tand\nnewline', 'tab\tand\nnewline'],
  ['\u0000\u0007\u001b[31m\u001f', '\u2400\u2407\u241b[31m\u241f'],
  ['\u007f', '\u2421'],
  ['\u0080\u009b', '\ufffd\ufffd'],
  ['a b\u00e9', 'a b\u00e9'],
  ['a\nb\tc\r', 'a\nb\tc\u240d'],
])('shows %j in a log as %j', (text, expected) => {
  expect(neutraliseLog(text)).toBe(expected)
})
