import type { Tool } from '../../tools/index.ts'
import { imports, providers, secretsNamedIn } from '../../tools/providers.ts'
import type { Folder } from './folder.ts'

const examples = ['.env.example', '.env.sample', '.env.template']

/** The secrets that the evals of a folder need, by what their sources and dependencies name. */
export function findSecrets(tool: Tool, folder: Folder, texts: readonly string[]): readonly string[] {
  const all = texts.join('\n')
  const named = [
    ...secretsNamedIn(all),
    ...examples.flatMap((file) =>
      secretsNamedIn(folder.read(file).replaceAll(/^(?:export )?(?=[A-Z])/gm, '$')),
    ),
  ]
  const used = providers
    .filter(
      ({ packages, text }) =>
        text.test(all) || packages.some((name) => folder.dependsOn(name) || imports(all, name)),
    )
    .flatMap(({ secrets }) => secrets)
  const judge = tool.judge?.contains.test(all) === true ? [tool.judge.secret] : []
  // Another provider's key that is named grades, too.
  const needed = [...named, ...used]
  return [...new Set(needed.length === 0 ? judge : needed)].sort()
}
