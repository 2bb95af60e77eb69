/** A file that a step or command writes because somebody named it. */
export interface OutputFile {
  /** The input or flag that names it. */
  readonly setting: string
  /** As it is written there, relative to the workspace or absolute. */
  readonly path: string
}
