import { createHeadJudge, type HeadAnswers, type HeadJudgement } from './judge-head.ts'
import { type Prediction, predictNextRun } from './predict.ts'

/** What a base says of one more run of it, and of any head. */
export interface Forecast {
  readonly prediction: Prediction
  readonly judge: (head: HeadAnswers) => HeadJudgement
}

export type Forecaster = (...base: Parameters<typeof predictNextRun>) => Forecast

export const forecastNextRun: Forecaster = (...base) => {
  const prediction = predictNextRun(...base)
  return { prediction, judge: createHeadJudge(prediction) }
}
