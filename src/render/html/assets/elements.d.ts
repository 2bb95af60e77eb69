/** Milliseconds in the notation of `formatDuration`. */
export function durationText(ms: number): string
