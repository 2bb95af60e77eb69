import { ByteWindow } from '../bytes/byte-window.ts'
import { Damage } from '../damage.ts'
import { JsonMembers } from './members.ts'
import { findStringEnd, JsonValue } from './value.ts'

/**
 * Which parts of a JSON document are wanted. A value is taken whole (`take`), walked into (`keys`, `items`), or,
 * skipped without being built if no plan asks for it.
 */
export interface JsonPlan {
  /** Gets the parsed value and its byte offset. */
  readonly take?: (value: unknown, offset: number) => void
  /** The only members of an object that `take` looks at: the others need not be built. */
  readonly members?: readonly string[]
  /** Plans for the members of an object. */
  readonly keys?: Readonly<Record<string, JsonPlan>>
  /** Plan for a member that `keys` does not name. */
  readonly otherKey?: (key: string) => JsonPlan | undefined
  /** Plan for every element of an array. */
  readonly items?: JsonPlan
  readonly begin?: () => void
  readonly end?: () => void
}

/** Deeper than any real report; anything deeper is an attack. */
const deepestJson = 512
const longestKey = 1024 * 1024

type State = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'after' | 'done'

const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d
const quote = 0x22
const comma = 0x2c
const colon = 0x3a

/**
 * Reads JSON from UTF-8 bytes in one pass: elements of large arrays are cut out and parsed one by one, so memory
 * follows the largest element and not the file. Several documents in one file (JSON lines) are read one after
 * the other when `many` is set. Throws {@link Damage} where it can't read on.
 */
export class JsonReader {
  readonly #root: JsonPlan
  readonly #many: boolean
  readonly #plans: JsonPlan[] = []
  readonly #kinds: number[] = []
  #pending: JsonPlan | undefined
  #state: State = 'value'
  #value: JsonValue | undefined
  readonly #window = new ByteWindow()
  #offset = 0
  #documents = 0
  readonly #members = new Map<readonly string[], JsonMembers>()

  constructor(root: JsonPlan, options: { readonly many?: boolean } = {}) {
    this.#root = root
    this.#many = options.many ?? false
  }

  write(chunk: Buffer): void {
    const buffer = this.#window.add(chunk)
    let at = 0
    while (at < buffer.length) {
      if (this.#value !== undefined) {
        at = this.#continueValue(this.#value, buffer, at)
        continue
      }
      const byte = buffer[at] ?? 0
      if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
        at += 1
        continue
      }
      const next = this.#token(buffer, at, byte)
      if (next === -1) break
      at = next
    }
    this.#window.consume(at)
    this.#offset += at
  }

  end(): void {
    if (this.#value?.finishAtEnd() === true) this.#finishValue()
    if (this.#value === undefined && this.#state === 'done' && this.#window.length === 0) return
    if (this.#documents === 0 && this.#state === 'value' && this.#value === undefined)
      throw this.#damage('the file is empty', this.#offset)
    throw Damage.atEnd('the file ends before its JSON is complete', this.#offset + this.#window.length)
  }

  #damage(message: string, offset: number): Damage {
    return new Damage(message, offset, 'The file is not well-formed JSON. Look at the step that writes it.')
  }

  #token(buffer: Buffer, at: number, byte: number): number {
    switch (this.#state) {
      case 'key-or-end':
      case 'key':
        if (byte === closeBrace && this.#state === 'key-or-end') return this.#close(at, byte)
        return this.#key(buffer, at, byte)
      case 'colon':
        if (byte !== colon) throw this.#damage('expected ":" after a key', this.#offset + at)
        this.#state = 'value'
        return at + 1
      case 'value-or-end':
        if (byte === closeBracket) return this.#close(at, byte)
        return this.#beginValue(buffer, at, byte)
      case 'value':
        return this.#beginValue(buffer, at, byte)
      case 'after':
        if (byte !== comma) return this.#close(at, byte)
        this.#state = this.#kinds.at(-1) === openBrace ? 'key' : 'value'
        return at + 1
      case 'done':
        if (this.#many) return this.#beginValue(buffer, at, byte)
        throw this.#damage('more text after the end of the JSON', this.#offset + at)
    }
  }

  #key(buffer: Buffer, at: number, byte: number): number {
    if (byte !== quote) throw this.#damage('expected a key in double quotes', this.#offset + at)
    const end = findStringEnd(buffer, at + 1)
    if (end === -1) {
      if (buffer.length - at > longestKey) throw this.#damage('a key longer than 1 MB', this.#offset + at)
      return -1
    }
    const plan = this.#plans.at(-1)
    const key = parseKey(buffer.toString('utf8', at, end))
    const { keys } = plan ?? {}
    this.#pending = keys !== undefined && Object.hasOwn(keys, key) ? keys[key] : plan?.otherKey?.(key)
    this.#state = 'colon'
    return end
  }

  #beginValue(buffer: Buffer, at: number, byte: number): number {
    const plan = this.#findPlan()
    if (plan !== undefined && plan.take === undefined) {
      const isObject = byte === openBrace && (plan.keys ?? plan.otherKey) !== undefined
      if (isObject || (byte === openBracket && plan.items !== undefined)) {
        this.#plans.push(plan)
        this.#kinds.push(byte)
        this.#state = isObject ? 'key-or-end' : 'value-or-end'
        plan.begin?.()
        return at + 1
      }
    }
    const end = plan === undefined ? -1 : this.#takeMembers(buffer, at, plan)
    if (end !== -1) return end
    this.#value = new JsonValue(this.#offset + at, deepestJson - this.#kinds.length, plan?.take)
    return at
  }

  /** The plan of the value that begins. */
  #findPlan(): JsonPlan | undefined {
    const kind = this.#kinds.at(-1)
    if (kind === undefined) return this.#root
    if (kind === openBrace) return this.#pending
    return this.#plans.at(-1)?.items
  }

  /** Index after an object of which only some members are wanted; -1 where it is to be read like any other value. */
  #takeMembers(buffer: Buffer, at: number, { take, members }: JsonPlan): number {
    if (take === undefined || members === undefined) return -1
    let reading = this.#members.get(members)
    if (reading === undefined) {
      reading = new JsonMembers(members, deepestJson - this.#kinds.length - 1)
      this.#members.set(members, reading)
    }
    const end = reading.read(buffer, at)
    if (end === -1) return -1
    this.#afterValue()
    take(reading.value, this.#offset + at)
    return end
  }

  #continueValue(value: JsonValue, buffer: Buffer, at: number): number {
    const end = value.read(buffer, at, this.#offset)
    if (value.complete) this.#finishValue()
    return end
  }

  #finishValue(): void {
    const value = this.#value
    this.#value = undefined
    this.#afterValue()
    value?.deliver()
  }

  #close(at: number, byte: number): number {
    const kind = this.#kinds.at(-1)
    const matches =
      (byte === closeBrace && kind === openBrace) || (byte === closeBracket && kind === openBracket)
    if (!matches) throw this.#damage('expected "," or the end of a list or object', this.#offset + at)
    this.#kinds.pop()
    const plan = this.#plans.pop()
    this.#afterValue()
    plan?.end?.()
    return at + 1
  }

  #afterValue(): void {
    this.#state = 'after'
    if (this.#kinds.length > 0) return
    this.#state = 'done'
    this.#documents += 1
  }
}

function parseKey(written: string): string {
  if (!written.includes('\\')) return written.slice(1, -1)
  try {
    return String(JSON.parse(written))
  } catch {
    return written.slice(1, -1)
  }
}
