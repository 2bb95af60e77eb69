import { formatCount, plural } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { isBreaking, type SurfaceChange } from '../../model/preflight.ts'
import { codeSpan, markdownText } from '../escape.ts'
import type { Section } from './budget.ts'

const shownBreaking = 20
const shownOthers = 20

/** Servers and their tools before a hosted run: breaking changes open, the rest folded. */
export function preflightSections({ preflight }: GateReport): Section[] {
  if (preflight === undefined) return []
  const { servers, targets, surface } = preflight
  const changes = surface?.changes ?? []
  const breaking = changes.filter(isBreaking)
  const others = changes.filter((change) => !isBreaking(change))
  const ready = servers.filter(({ status }) => status === 'ready').length
  return [
    ...changeSection(
      'broken tools',
      2,
      `#### Breaking tool changes (${formatCount(breaking.length)})\n`,
      '',
      breaking,
      shownBreaking,
    ),
    ...changeSection(
      'changed tools',
      8,
      `<details>\n<summary>Other tool changes (${formatCount(others.length)})</summary>\n`,
      '\n</details>',
      others,
      shownOthers,
    ),
    {
      name: 'servers',
      priority: 9,
      open: `<details>\n<summary>${formatCount(ready)} of ${plural(servers.length, 'server')} ready</summary>\n`,
      close: '\n</details>',
      entries: {
        count: servers.length + targets.length,
        limit: 40,
        share: 0.2,
        write: (index) => {
          const server = servers[index]
          if (server === undefined) return `- ${markdownText(targets[index - servers.length] ?? '', 300)}`
          const message = server.message === undefined ? '' : `: ${markdownText(server.message, 300)}`
          return `- ${codeSpan(server.server, 80)} ${server.status}${message}`
        },
        more: (leftOut) => `- and ${formatCount(leftOut)} more`,
      },
    },
  ]
}

function changeSection(
  name: string,
  priority: number,
  open: string,
  close: string,
  changes: readonly SurfaceChange[],
  limit: number,
): Section[] {
  if (changes.length === 0) return []
  return [
    {
      name,
      priority,
      open,
      close,
      entries: {
        count: changes.length,
        limit,
        share: 0.3,
        write: (index) => changeLine(changes[index]),
        more: (leftOut) => `- and ${formatCount(leftOut)} more`,
      },
    },
  ]
}

function changeLine(change: SurfaceChange | undefined): string {
  if (change === undefined) return ''
  const { server, kind, name, change: what, details } = change
  const how = details.length === 0 ? what : `${what}: ${markdownText(details.join('; '), 300)}`
  return `- ${kind} ${codeSpan(name, 80)} of ${codeSpan(server, 80)} ${how}`
}
