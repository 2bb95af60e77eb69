import { appendFileSync, writeSync } from 'node:fs'
import { codeOf } from '../errors.ts'

/**
 * What a step and its runner say to each other: workflow commands, files of commands, and variables. Written by file
 * descriptor, because the stream of the standard output brings those of the network along.
 */

type Properties = Readonly<Record<string, string | number | undefined>>

/** An input of the step, by the name in its `action.yml`; empty without one. */
export const getInput = (name: string): string =>
  (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim()

/** What an earlier part of the same step has saved. */
export const getState = (name: string): string => process.env[`STATE_${name}`] ?? ''

/** @throws errors of the file system */
export const setOutput = (name: string, value: string | number): void =>
  tell(process.env.GITHUB_OUTPUT, 'set-output', name, String(value))

/** @throws errors of the file system */
export const saveState = (name: string, value: string): void =>
  tell(process.env.GITHUB_STATE, 'save-state', name, value)

export const info = (message: string): void => print(`${message}\n`)
export const debug = (message: string): void => command('debug', {}, message)
export const notice = (message: string, of: Properties = {}): void => command('notice', of, message)
export const warning = (message: string, of: Properties = {}): void => command('warning', of, message)
export const error = (message: string, of: Properties = {}): void => command('error', of, message)
/** The runner hides it from here on. */
export const setSecret = (secret: string): void => command('add-mask', {}, secret)

/** The lines that the body prints can be folded. */
export async function group<T>(title: string, body: () => Promise<T>): Promise<T> {
  command('group', {}, title)
  try {
    return await body()
  } finally {
    command('endgroup', {}, '')
  }
}

/** Prints a text as it is. Waits where the reader is behind and the pipe does not: a child may have set it so. */
export function print(text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}

function command(name: string, properties: Properties, message: string): void {
  const given = Object.entries(properties).flatMap(([key, value]) =>
    value ? [`${key}=${escapeProperty(String(value))}`] : [],
  )
  print(`::${[name, given.join(',')].join(' ').trimEnd()}::${escapeData(message)}\n`)
}

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** By a file that the runner has made; one that makes no such files takes a command. */
function tell(file: string | undefined, name: string, key: string, value: string): void {
  if (file === undefined || file === '') {
    command(name, { name: key }, value)
    return
  }
  // Nothing in the value can end it.
  let end = 'end'
  while (value.includes(end)) end += '_'
  appendFileSync(file, `${key}<<${end}\n${value}\n${end}\n`)
}
