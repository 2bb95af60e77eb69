import type { ScheduleSpec } from '../../model/suite-spec.ts'
import type { SyncAction, SyncPlan } from './actions.ts'

/** The plan as lines for a person: `+` creates, `~` changes, `-` removes. */
export function describePlan({ suiteName, actions, kept: keptTitles, notes }: SyncPlan): readonly string[] {
  const lines = actions.flatMap(describeAction)
  const left = [
    ...notes.map((note) => `  ${note}`),
    ...keptTitles.map((title) => `  case "${title}" is not in the file and is kept; --prune deletes it`),
  ]
  if (actions.length === 0) return [`"${suiteName}" already matches the file; nothing to do.`, ...left]
  return [`"${suiteName}":`, ...lines.map((line) => `  ${line}`), ...left]
}

function describeAction(action: SyncAction): readonly string[] {
  switch (action.kind) {
    case 'create-environment':
      return [`+ environment "${action.spec.name}"`]
    case 'update-environment':
      return [`~ environment "${action.name}": ${action.changes.join(', ')}`]
    case 'archive-environment':
      return [`- environment "${action.name}": archived`]
    case 'restore-environment':
      return [`+ environment "${action.name}": restored`]
    case 'create-suite':
      return ['+ suite', ...action.cases.map(({ title }) => `+ case "${title}"`)]
    case 'update-suite':
      return [`~ suite: ${action.changes.join(', ')}`]
    case 'attach-environments':
      if (action.environments === null) return ['~ suite: no environments']
      return [`~ suite: environments ${action.environments.join(', ')}`]
    case 'set-schedule':
      return [`~ schedule: ${describeSchedule(action.schedule)}`]
    case 'create-cases':
      return action.cases.map(({ title }) => `+ case "${title}"`)
    case 'update-case':
      return [`~ case "${action.title}": ${action.changes.join(', ')}`]
    case 'delete-case':
      return [`- case "${action.title}"`]
  }
}

function describeSchedule(schedule: ScheduleSpec): string {
  if (schedule === null) return 'off'
  const { everyMinutes, environment } = schedule
  return `every ${everyMinutes} minutes${environment === undefined ? '' : ` in ${environment}`}`
}
