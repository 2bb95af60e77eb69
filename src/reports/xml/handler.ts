import type { XmlAttributes } from './attributes.ts'

/** The events of the XML reader. Names come without a namespace prefix. */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void
  /**
   * An element with no content, or only {@link silent} elements, before anything of it is parsed: the bytes of its start tag between `<` and `/>` or `>`.
   * If it returns true, there is neither `open` nor `close` for it. Never called for the root.
   */
  leaf?(bytes: Buffer, start: number, end: number): boolean
  /** Names of elements whose text means nothing within a leaf. */
  readonly silent?: readonly string[]
  close(name: string): void
  /**
   * A piece of character data as UTF-8 bytes; `raw` is true inside CDATA, where `&` means itself. Only called
   * while `wantsText` is true, so that unused output costs nothing.
   */
  text(bytes: Buffer, start: number, end: number, raw: boolean): void
  wantsText: boolean
  /** Something tolerated; the same message may come often. */
  warn(message: string): void
}
