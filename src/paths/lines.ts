/** The lines of a text that a person or a tool wrote on any system. */
export function splitLines(text: string): string[] {
  return text.split(/\r?\n/)
}
