/** A message that people meet in their first days: a part of it that stands in the sources, what it means, what to do. */
export interface FirstMessage {
  /** As the log has it; `…` stands for what depends on the run. */
  readonly said: string
  readonly means: string
}

/** In the order of how often they occur. */
export const firstMessages: readonly FirstMessage[] = [
  {
    said: 'No file matches `…`.',
    means:
      'The pattern of `reports` is relative to the workspace, one per line, without quotes and commas. Look at the step that runs the tests: did it run, and where does it write? [Each tool](tools.md).',
  },
  {
    said: 'The reports contain no results.',
    means:
      'Nothing was read, so the step is red and no baseline is kept. The lines before say why: no file, an empty one, another kind of file.',
  },
  {
    said: 'was skipped: …',
    means:
      'The file is not a report that is read; the rest of the line says what it seems to be. Use a [reporter that is read](tools.md), or narrow the pattern.',
  },
  {
    said: 'the file is empty.',
    means:
      'The tool was stopped before it wrote its report. Its own step says why: a crash, a timeout, a missing key.',
  },
  {
    said: 'has no baseline of this suite yet',
    means:
      'The first run on the default branch stores it. If pull requests run only, add `push: { branches: [main] }`.',
  },
  {
    said: 'inconclusive',
    means:
      'The verdict is neither red nor green, because evidence is missing; the first line says which. A second look (`look-again`), more iterations, or the missing report settle it. It fails the step only with `on-inconclusive: fail`.',
  },
  {
    said: 'not compared',
    means:
      'Cases, scores or reports that only one side has. Each is named in the first lines with its reason.',
  },
  {
    said: 'may be chance',
    means:
      'A case failed, and its history says that it does so now and then. [How sure are we?](how-sure.md)',
  },
  {
    said: 'actions: read',
    means:
      'The token may not read the artifacts of earlier runs, so no baseline is found. Add the permission to the job; `eval-gate init --check` names the line.',
  },
  {
    said: 'could not be read completely',
    means:
      'A report is damaged or cut off, at the file and line named. What came before was read, but the verdict is not green.',
  },
  {
    said: 'is not kept as a baseline: …',
    means: 'The run was judged, and later runs do not compare with it, for the reason named.',
  },
  {
    said: '… is required',
    means: 'An input is missing; the table below has each of them.',
  },
]
