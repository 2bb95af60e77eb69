import type { CaseFacts } from '../../gate/attribute/attribute-case.ts'

/** Chance, over all open cases, that flakiness alone lets one fail in all of them. */
const level = 0.05
const most = 50

/**
 * So many fresh iterations tell a broken case from a flaky one: all of them failing would be rarer than `level`. Main is
 * measured as often where its history says that it fails too.
 */
export function iterationsToTell(
  { before, main }: Pick<CaseFacts, 'before' | 'main'>,
  cases: number,
): { readonly here: number; readonly onMain: number } {
  const [passed, judged] =
    main.length > 0
      ? [main.reduce((sum, of) => sum + of.passed, 0), main.reduce((sum, of) => sum + of.judged, 0)]
      : [before?.passed ?? 0, before?.judged ?? 0]
  const failing = (judged - passed + 1) / (judged + 2)
  const here = Math.max(1, Math.min(most, Math.ceil(Math.log(level / cases) / Math.log(failing))))
  return { here, onMain: passed < judged || judged === 0 ? here : 0 }
}
