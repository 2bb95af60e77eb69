/** `0.95` and `"95%"` as 0.95. The value has passed the schema. */
export function readRate(value: number | string): number {
  return typeof value === 'number' ? value : Number.parseFloat(value) / 100
}
