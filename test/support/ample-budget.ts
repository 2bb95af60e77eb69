import type { Budget } from '../../src/ports/budget.ts'

/** More time than anything takes. */
export const ampleBudget: Budget = {
  spend: (_, body) => body(),
  wait: (_, body) => body(),
  resize: () => {},
}
