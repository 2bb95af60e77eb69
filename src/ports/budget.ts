/** The time that everything around the verdict may take together (`publish-timeout`). */
export interface Budget {
  /**
   * Runs the body within what is left. A body that is late is not waited for any longer.
   *
   * @param task what takes long, as the start of a sentence
   * @param share of what is left that it may take at most, 0..1
   * @throws OutOfTime; what the body throws
   */
  spend<T>(task: string, body: () => Promise<T>, share?: number): Promise<T>
  /**
   * The same for a piece of what is measured, which may take as long as all of that together and uses nothing up.
   *
   * @throws OutOfTime; what the body throws
   */
  wait<T>(task: string, body: () => Promise<T>): Promise<T>
  /** Changes the whole time, of which some may be spent. */
  resize(totalMs: number): void
}
