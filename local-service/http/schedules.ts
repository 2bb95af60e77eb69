import { startDueRuns } from '../rules/launch/schedule.ts'
import type { Service } from './dispatch.ts'

/** Looks for due schedules again and again until it is stopped. One look ends before the next begins. */
export function startScheduleTimer(
  service: Service,
  onNotice: (notice: string) => void,
): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined
  const launchDueRuns = async (): Promise<void> => {
    const { store, settings, executor, headerNames, newId } = service
    try {
      const context = { settings, executor, headerNames, newId, now: service.now() }
      for (const notice of await startDueRuns(context, store)) onNotice(notice)
    } catch (error) {
      service.onBug(error)
    }
  }
  const timer = setInterval(() => {
    looking ??= launchDueRuns().finally(() => {
      looking = undefined
    })
  }, service.settings.scheduleTickMs)
  // A service that only waits for a schedule does not keep its process alive; its server does.
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
