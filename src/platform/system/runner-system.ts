/** A system by the names of GitHub. */
interface RunnerSystem {
  /** As `runner.os` says it. */
  readonly os: 'Linux' | 'Windows' | 'macOS'
  /** How labels of `runs-on` begin. */
  readonly label: 'ubuntu' | 'windows' | 'macos'
}

/** What a runner would be on this machine. */
export function readRunnerSystem(): RunnerSystem {
  if (process.platform === 'win32') return { os: 'Windows', label: 'windows' }
  if (process.platform === 'darwin') return { os: 'macOS', label: 'macos' }
  return { os: 'Linux', label: 'ubuntu' }
}
