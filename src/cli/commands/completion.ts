import { UsageError } from '../../errors.ts'
import { isTableKey } from '../../model/data.ts'
import { findNearest } from '../../model/nearest.ts'
import type { Flag } from '../arguments.ts'
import { type Command, defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'

interface Listed {
  readonly name: string
  readonly summary: string
  readonly flags: readonly (readonly [name: string, flag: Flag])[]
}

type Commands = Readonly<Record<string, { readonly summary: string; load(): Promise<Command> }>>

const shells = { bash: writeBashScript, zsh: writeZshScript, fish: writeFishScript }

/** `eval-gate completion`, for all these commands. */
export function createCompletionCommand(commands: Commands): Command {
  return defineCommand({
    usage: ['completion bash|zsh|fish'],
    about: [
      'Prints a script that completes commands and flags.',
      'bash: add `source <(eval-gate completion bash)` to ~/.bashrc. zsh: write it to a file `_eval-gate` in a folder of $fpath. fish: write it to ~/.config/fish/completions/eval-gate.fish.',
    ],
    groups: [],
    exitCodes: '0 printed, 2 usage error',
    run: async ({ positionals: [shell, ...excess] }, io) => {
      const print = shell !== undefined && isTableKey(shells, shell) ? shells[shell] : undefined
      if (print === undefined) throw new UsageError([describeUnknownShell(shell)])
      refuseProblems(findUnexpectedArguments(excess))
      io.stdout.write(print(await listCommandFlags(commands)))
      return 0
    },
  })
}

function describeUnknownShell(shell: string | undefined) {
  const known = Object.keys(shells)
  const suggestion = shell === undefined ? undefined : findNearest(shell, known)
  return {
    message: shell === undefined ? 'no shell given' : `unknown shell "${shell}"`,
    advice: `eval-gate completion ${suggestion ?? known.join('|')}`,
  }
}

async function listCommandFlags(commands: Commands): Promise<readonly Listed[]> {
  return await Promise.all(
    Object.entries(commands).map(async ([name, { summary, load }]) => {
      const { help } = await load()
      const flags = help.groups.flatMap((group) => Object.entries(group.flags))
      return { name, summary, flags: [...new Map(flags)].map(addFlagDashes) }
    }),
  )
}

/** A switch that is on by default is only ever turned off. */
function addFlagDashes([name, flag]: readonly [string, Flag]): readonly [string, Flag] {
  const isOffSwitch = flag.kind === 'switch' && flag.default === 'true'
  return [`--${isOffSwitch ? 'no-' : ''}${name}`, flag]
}

function writeBashScript(commands: readonly Listed[]): string {
  const cases = commands.map(
    ({ name, flags }) => `    ${name}) words='${flags.map(([flag]) => flag).join(' ')}' ;;`,
  )
  return `# bash completion of eval-gate
_eval_gate() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W '${commands.map(({ name }) => name).join(' ')} help' -- "$current")
    return
  fi
  if [[ "$current" != -* ]]; then return; fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words --help" -- "$current")
}
complete -o default -F _eval_gate eval-gate
`
}

function writeZshScript(commands: readonly Listed[]): string {
  const cases = commands.map(({ name, flags }) => {
    const specs = flags.map(([flag, { kind, description, placeholder = '' }]) => {
      const value = kind === 'switch' ? '' : `:${escapeZshText(placeholder)}:_files`
      return `'${flag}${kind === 'switch' ? '' : '='}[${escapeZshText(description)}]${value}'`
    })
    return `    ${name}) flags=(${specs.join(' ')}) ;;`
  })
  const names = commands.map(({ name, summary }) => `'${name}:${escapeZshText(summary)}'`)
  return `#compdef eval-gate
_eval_gate() {
  local -a commands flags
  commands=(${names.join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "$words[2]" in
${cases.join('\n')}
  esac
  shift words
  (( CURRENT -= 1 ))
  _arguments $flags '--help[Show the flags of the command]' '*:file:_files'
}
if [ "$funcstack[1]" = '_eval-gate' ]; then _eval_gate "$@"; else compdef _eval_gate eval-gate; fi
`
}

/** Within single quotes of a specification, where brackets and colons have a meaning. */
const escapeZshText = (text: string) => text.replaceAll(/[[\]:\\]/g, '\\$&').replaceAll("'", "'\\''")

function writeFishScript(commands: readonly Listed[]): string {
  const lines = commands.flatMap(({ name, summary, flags }) => [
    `complete -c eval-gate -n __fish_use_subcommand -f -a ${name} -d '${escapeFishText(summary)}'`,
    ...flags.map(([flag, { kind, description }]) => {
      const value = kind === 'switch' ? '' : ' -r'
      const condition = `'__fish_seen_subcommand_from ${name}'`
      return `complete -c eval-gate -n ${condition} -l ${flag.slice(2)}${value} -d '${escapeFishText(description)}'`
    }),
  ])
  return `# fish completion of eval-gate\n${lines.join('\n')}\n`
}

const escapeFishText = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
