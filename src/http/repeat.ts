import type { Clock } from '../ports/platform.ts'

/** How a turn ended: with a value, or with so many ms to wait before the next one. */
export type Turn<T> = { readonly value: T } | { readonly waitMs: number }

/**
 * Takes turns until one has a value, and waits in between. Whatever waits and repeats does it here.
 *
 * @param takeTurn gets the number of the turn, from 1; what it throws ends the loop
 * @throws the reason of the signal while it waits
 */
export async function repeatUntilDone<T>(
  takeTurn: (turn: number) => Promise<Turn<T>>,
  { clock, signal }: { readonly clock: Clock; readonly signal?: AbortSignal | undefined },
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    const ended = await takeTurn(turn)
    if ('value' in ended) return ended.value
    await clock.sleep(ended.waitMs, signal)
  }
}
