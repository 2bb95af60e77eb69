import type { TerminalIo } from '../terminal-io.ts'
export async function checkRepository(
  _: { reports: readonly string[]; format?: string },
  io: TerminalIo,
): Promise<number> {
  io.stdout.write('')
  return 0
}
