import { type HeadAnswers, type HeadJudgement, headJudge } from './judge-head.ts'
import { type Prediction, predict } from './predict.ts'

/** What a base says of one more run of it, and of any head. */
export interface Forecast {
  readonly prediction: Prediction
  readonly judge: (head: HeadAnswers) => HeadJudgement
}

export type Forecaster = (...base: Parameters<typeof predict>) => Forecast

export const forecastOf: Forecaster = (...base) => {
  const prediction = predict(...base)
  return { prediction, judge: headJudge(prediction) }
}
