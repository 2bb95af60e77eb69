import type { Color } from '../contract.ts'
import type { Rule } from './gate.ts'

/** Gates that look at nothing: what costs more than one of them is no gate. */
export const constantRules = {
  'always-green': always('green'),
  'always-open': always('open'),
  'always-red': always('red'),
} as const satisfies Record<string, Rule>

function always(verdict: Color): Rule {
  return {
    title: `always ${verdict}`,
    rule: `Says ${verdict} and looks at nothing.`,
    standing: 'constant',
    judge: () => ({ verdict, cases: [] }),
  }
}
