import type { Attack } from './attack.ts'
import { acceptances, sections } from './list/acceptances.ts'
import { answers } from './list/answers.ts'
import { bombs } from './list/bombs.ts'
import { commandLines } from './list/commands.ts'
import { comments } from './list/comments.ts'
import { credentials } from './list/credentials.ts'
import { evidence } from './list/evidence.ts'
import { looks } from './list/looks.ts'
import { markup, runnerCommands } from './list/markup.ts'
import { rules } from './list/rules.ts'
import { services } from './list/services.ts'
import { stored } from './list/stored.ts'

/** Every attack, by what the attacker does. */
export const families: Readonly<Record<string, readonly Attack[]>> = {
  'Weaken the rules': rules,
  'Choose or hide the evidence': evidence,
  'Forge what runs and jobs store': stored,
  'Write comments': [...comments, ...sections],
  'Accept the break': acceptances,
  'Inject markup': markup,
  'Inject commands of the runner': runnerCommands,
  'Exhaust the job': bombs,
  'Share the world of a second look': looks,
  'Forge answers of a measurement': answers,
  'Speak through the service': services,
  'Publish credentials': credentials,
  'Be read by a command': commandLines,
}

export const attacks: readonly Attack[] = Object.values(families).flat()
