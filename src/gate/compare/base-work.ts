import type { Run } from '../../model/run/run.ts'
import { type Forecast, type Forecaster, forecastOf } from '../statistics/prediction/forecast.ts'
import { poolRuns } from './pool.ts'

/** What a comparison works out about the base alone. */
export interface BaseWork {
  readonly pool: typeof poolRuns
  readonly forecast: Forecaster
}

export const ownWork: BaseWork = { pool: poolRuns, forecast: forecastOf }

/** Works out each base once and keeps it, for callers that compare many heads with few unchanging bases. */
export function sharedWork(): BaseWork {
  const pools = new WeakMap<readonly Run[], ReturnType<typeof poolRuns>>()
  const forecasts = new Map<string, Forecast>()
  return {
    pool(baseline) {
      const pool = pools.get(baseline.runs) ?? poolRuns(baseline)
      pools.set(baseline.runs, pool)
      return pool
    },
    forecast(histories, ...rest) {
      // Which cases a base predicts depends on the cases of the head.
      const key = JSON.stringify([rest, histories])
      const forecast = forecasts.get(key) ?? forecastOf(histories, ...rest)
      forecasts.set(key, forecast)
      return forecast
    },
  }
}
