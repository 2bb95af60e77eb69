const e=require("./inputs.js"),t=require("./platform.js"),n=require("./main2.js"),r={bash:writeBashScript,zsh:writeZshScript,fish:writeFishScript};function createCompletionCommand(i){return n.defineCommand({usage:[`completion bash|zsh|fish`],about:[`Prints a script that completes commands and flags.`,"bash: add `source <(eval-gate completion bash)` to ~/.bashrc. zsh: write it to a file `_eval-gate` in a folder of $fpath. fish: write it to ~/.config/fish/completions/eval-gate.fish."],groups:[],exitCodes:`0 printed, 2 usage error`,run:async({positionals:[a,...o]},s)=>{let c=a!==void 0&&t.isTableKey(r,a)?r[a]:void 0;if(c===void 0)throw new e.UsageError([describeUnknownShell(a)]);return n.refuseProblems(n.findUnexpectedArguments(o)),s.stdout.write(c(await listCommandFlags(i))),0}})}function describeUnknownShell(t){let n=Object.keys(r),i=t===void 0?void 0:e.findNearest(t,n);return{message:t===void 0?`no shell given`:`unknown shell "${t}"`,advice:`eval-gate completion ${i??n.join(`|`)}`}}async function listCommandFlags(e){return await Promise.all(Object.entries(e).map(async([e,{summary:t,load:n}])=>{let{help:r}=await n(),i=r.groups.flatMap(e=>Object.entries(e.flags));return{name:e,summary:t,flags:[...new Map(i)].map(addFlagDashes)}}))}function addFlagDashes([e,t]){return[`--${t.kind===`switch`&&t.default===`true`?`no-`:``}${e}`,t]}function writeBashScript(e){let t=e.map(({name:e,flags:t})=>`    ${e}) words='${t.map(([e])=>e).join(` `)}' ;;`);return`# bash completion of eval-gate
_eval_gate() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W '${e.map(({name:e})=>e).join(` `)} help' -- "$current")
    return
  fi
  if [[ "$current" != -* ]]; then return; fi
  case "\${COMP_WORDS[1]}" in
${t.join(`
`)}
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words --help" -- "$current")
}
complete -o default -F _eval_gate eval-gate
`}function writeZshScript(e){let t=e.map(({name:e,flags:t})=>`    ${e}) flags=(${t.map(([e,{kind:t,description:n,placeholder:r=``}])=>{let i=t===`switch`?``:`:${escapeZshText(r)}:_files`;return`'${e}${t===`switch`?``:`=`}[${escapeZshText(n)}]${i}'`}).join(` `)}) ;;`);return`#compdef eval-gate
_eval_gate() {
  local -a commands flags
  commands=(${e.map(({name:e,summary:t})=>`'${e}:${escapeZshText(t)}'`).join(` `)})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "$words[2]" in
${t.join(`
`)}
  esac
  shift words
  (( CURRENT -= 1 ))
  _arguments $flags '--help[Show the flags of the command]' '*:file:_files'
}
if [ "$funcstack[1]" = '_eval-gate' ]; then _eval_gate "$@"; else compdef _eval_gate eval-gate; fi
`}const escapeZshText=e=>e.replaceAll(/[[\]:\\]/g,`\\$&`).replaceAll(`'`,`'\\''`);function writeFishScript(e){return`# fish completion of eval-gate\n${e.flatMap(({name:e,summary:t,flags:n})=>[`complete -c eval-gate -n __fish_use_subcommand -f -a ${e} -d '${escapeFishText(t)}'`,...n.map(([t,{kind:n,description:r}])=>{let i=n===`switch`?``:` -r`;return`complete -c eval-gate -n ${`'__fish_seen_subcommand_from ${e}'`} -l ${t.slice(2)}${i} -d '${escapeFishText(r)}'`})]).join(`
`)}\n`}const escapeFishText=e=>e.replaceAll(`\\`,`\\\\`).replaceAll(`'`,`\\'`);exports.createCompletionCommand=createCompletionCommand;