/**
 * Files that a job reads and writes. Paths are absolute; errors of the file system are thrown as they are.
 */
export interface Files {
  /**
   * Writes a file of ours into the scratch folder, which is private and goes with the job. A large text comes
   * in pieces, so that it is never in memory as a whole.
   * @param name relative; missing folders are made
   * @returns the path of the file
   */
  writeScratch(name: string, text: string | Iterable<string>): string
  /** Writes a file of ours into a new private folder that stays when the process ends. */
  writeLasting(name: string, text: string): string
  /** Makes a folder in the scratch folder, or empties the one that is there, and returns its path. */
  emptyScratchFolder(name: string): string
  /**
   * Writes a file that the user asked for and makes its folder. Within the workspace no symbolic link is
   * followed.
   * @throws Error that explains why
   */
  writeOutput(path: string, text: string | Iterable<string>): void
  list(folder: string): readonly string[]
  readText(path: string): string
  readBytes(path: string): Promise<Buffer>
  /** Size of the file in bytes. */
  sizeOf(path: string): Promise<number>
  stream(path: string): AsyncIterable<Uint8Array>
}
