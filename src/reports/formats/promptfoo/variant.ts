import { cleanName } from '../../text/names.ts'

/** Prompts are identified by their position: their text is what a change is usually about. */
export function formatVariant(provider: string, prompt: number): string {
  return cleanName(`${provider} · prompt ${prompt}`)
}
