/** Order of two texts by their code units, for `sort`: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
