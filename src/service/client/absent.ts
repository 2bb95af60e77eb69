import { ServiceError } from '../../errors.ts'

/** True for an answer that the route or the record does not exist. A deployment may lack routes of this contract. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ServiceError && (error.status === 404 || error.status === 405)
}

/** The value, or undefined where the deployment lacks the route or the record. */
export async function orAbsent<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}
