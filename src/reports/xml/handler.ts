import type { XmlAttributes } from './attributes.ts'

/** The events of the XML reader. Names come without a namespace prefix. */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void
  /**
   * An element below the root, before anything of it is read; `start` is after its `<`. Returns where it ends if the
   * handler takes it as it is: then there is neither `open` nor `close` for it. Else -1.
   */
  leaf?(bytes: Buffer, start: number): number
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
