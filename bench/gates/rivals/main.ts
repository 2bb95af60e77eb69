import { readFolder } from '../folder.ts'
import { rules } from './rules.ts'

/** A rule as a contestant: `node bench/gates/rivals/main.ts NAME FOLDER…`, one line of JSON for each folder. */
const [name = '', ...folders] = process.argv.slice(2)
const rule = rules[name]
if (rule === undefined) {
  console.error(`there is no rule "${name}"; there are ${Object.keys(rules).join(', ')}`)
  process.exit(2)
}
for (const folder of folders) console.log(JSON.stringify(rule.judge(readFolder(folder))))
