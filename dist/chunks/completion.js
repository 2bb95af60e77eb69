const require_platform=require("./platform.js"),require_main=require("./main2.js"),shells={bash,zsh,fish};function completionCommand(commands){return require_main.defineCommand({usage:[`completion bash|zsh|fish`],about:[`Prints a script that completes commands and flags.`,"bash: add `source <(eval-gate completion bash)` to ~/.bashrc. zsh: write it to a file `_eval-gate` in a folder of $fpath. fish: write it to ~/.config/fish/completions/eval-gate.fish."],groups:[],exitCodes:`0 printed, 2 usage error`,run:async({positionals:[shell,...rest]},io)=>{let print=shell!==void 0&&Object.hasOwn(shells,shell)?shells[shell]:void 0;if(print===void 0||rest.length>0)throw new require_platform.UsageError([unknownShell(shell)]);return io.stdout.write(print(await listCommands(commands))),0}})}function unknownShell(shell){let known=Object.keys(shells),suggestion=shell===void 0?void 0:require_platform.nearest(shell,known);return{message:shell===void 0?`no shell given`:`unknown shell "${shell}"`,advice:`eval-gate completion ${suggestion??known.join(`|`)}`}}async function listCommands(commands){return await Promise.all(Object.entries(commands).map(async([name,{summary,load}])=>{let{help}=await load(),flags=help.groups.flatMap(group=>Object.entries(group.flags));return{name,summary,flags:[...new Map(flags)].map(withDashes)}}))}function withDashes([name,flag]){return[`--${flag.kind===`switch`&&flag.default===`true`?`no-`:``}${name}`,flag]}function bash(commands){let cases=commands.map(({name,flags})=>`    ${name}) words='${flags.map(([flag])=>flag).join(` `)}' ;;`);return`# bash completion of eval-gate
_eval_gate() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W '${commands.map(({name})=>name).join(` `)} help' -- "$current")
    return
  fi
  if [[ "$current" != -* ]]; then return; fi
  case "\${COMP_WORDS[1]}" in
${cases.join(`
`)}
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words --help" -- "$current")
}
complete -o default -F _eval_gate eval-gate
`}function zsh(commands){let cases=commands.map(({name,flags})=>`    ${name}) flags=(${flags.map(([flag,{kind,description,placeholder=``}])=>{let value=kind===`switch`?``:`:${zshText(placeholder)}:_files`;return`'${flag}${kind===`switch`?``:`=`}[${zshText(description)}]${value}'`}).join(` `)}) ;;`);return`#compdef eval-gate
_eval_gate() {
  local -a commands flags
  commands=(${commands.map(({name,summary})=>`'${name}:${zshText(summary)}'`).join(` `)})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "$words[2]" in
${cases.join(`
`)}
  esac
  shift words
  (( CURRENT -= 1 ))
  _arguments $flags '--help[Show the flags of the command]' '*:file:_files'
}
if [ "$funcstack[1]" = '_eval-gate' ]; then _eval_gate "$@"; else compdef _eval_gate eval-gate; fi
`}const zshText=text=>text.replaceAll(/[[\]:\\]/g,`\\$&`).replaceAll(`'`,`'\\''`);function fish(commands){return`# fish completion of eval-gate\n${commands.flatMap(({name,summary,flags})=>[`complete -c eval-gate -n __fish_use_subcommand -f -a ${name} -d '${fishText(summary)}'`,...flags.map(([flag,{kind,description}])=>{let value=kind===`switch`?``:` -r`;return`complete -c eval-gate -n ${`'__fish_seen_subcommand_from ${name}'`} -l ${flag.slice(2)}${value} -d '${fishText(description)}'`})]).join(`
`)}\n`}const fishText=text=>text.replaceAll(`\\`,`\\\\`).replaceAll(`'`,`\\'`);exports.completionCommand=completionCommand;