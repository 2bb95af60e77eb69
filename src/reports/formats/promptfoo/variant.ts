import { cleanName } from '../../text/names.ts'

/** Prompts are identified by their position: their text is what a change is usually about. */
export function variantOf(provider: string, prompt: number): string {
  return cleanName(`${provider} · prompt ${prompt}`)
}
