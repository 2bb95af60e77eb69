import type { Run } from '../../model/run/run.ts'
import { type Forecast, type Forecaster, forecastNextRun } from '../statistics/prediction/forecast.ts'
import { poolBaseRuns } from './pool.ts'

/** What a comparison works out about the base alone. */
export interface BaseWork {
  readonly pool: typeof poolBaseRuns
  readonly forecast: Forecaster
}

export const ownWork: BaseWork = { pool: poolBaseRuns, forecast: forecastNextRun }

/** Works out each base once and keeps it, for callers that compare many heads with few unchanging bases. */
export function createSharedWork(): BaseWork {
  const pools = new WeakMap<readonly Run[], ReturnType<typeof poolBaseRuns>>()
  const forecasts = new Map<string, Forecast>()
  return {
    pool(baseline) {
      const pool = pools.get(baseline.runs) ?? poolBaseRuns(baseline)
      pools.set(baseline.runs, pool)
      return pool
    },
    forecast(histories, ...rest) {
      // Which cases a base predicts depends on the cases of the head.
      const key = JSON.stringify([rest, histories])
      const forecast = forecasts.get(key) ?? forecastNextRun(histories, ...rest)
      forecasts.set(key, forecast)
      return forecast
    },
  }
}
