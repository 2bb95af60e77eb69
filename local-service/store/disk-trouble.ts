/**
 * SQLite's primary result codes for a file that the system does not let it read or write
 * (sqlite.org/rescode.html).
 */
const troubles: Readonly<Record<number, string>> = {
  8: 'it is read-only',
  10: 'the system reports an input/output error',
  13: 'the disk is full',
  14: "it can't be opened",
}

/**
 * Why the database file could not be used, as a clause such as `the disk is full`; undefined for every other
 * error. The write that failed is undone, and what was stored before is still there.
 */
export function describeDiskTrouble(error: unknown): string | undefined {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  // The lowest byte of an extended result code is the primary one.
  return troubles[code & 0xff]
}
