import * as v from 'valibot'
import { documents, type Problem, UsageError } from '../../errors.ts'
import { hostedInputs } from '../inputs/hosted-inputs.ts'
import { readInputs, type ValuesOf } from '../inputs/input.ts'
import type { RawInputs } from '../inputs.ts'
import { indexByField, isInlineYaml, toSchemaEntries } from '../settings/row.ts'
import { readWorkspaceFile } from '../workspace-file.ts'
import { findHostedContradictions } from './checks.ts'
import { defaultHosted, type HostedSettings, hostedTable } from './settings.ts'

/** A hosted run: what its settings say, and the secrets that it needs. */
export type HostedConfig = HostedSettings & Omit<ValuesOf<typeof hostedInputs>, 'hosted'>

/** The settings as they are written, from which their published JSON Schema is made. */
export const hostedSchema = v.strictObject({
  $schema: v.optional(v.string()),
  ...toSchemaEntries(hostedTable),
})

/** Reads the inputs of hosted runs. What is wrong is added to the problems. */
export async function readHostedConfig(
  raw: RawInputs,
  workspace: string,
  problems: Problem[],
): Promise<HostedConfig> {
  const { hosted: written = '', ...secrets } = readInputs(hostedInputs, raw, problems)
  try {
    const settings = await readHostedSettings(written, workspace, raw, problems)
    return { ...settings, ...secrets }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    problems.push(...error.problems)
    return { ...defaultHosted, ...secrets }
  }
}

async function readHostedSettings(
  written: string,
  workspace: string,
  raw: RawInputs,
  problems: Problem[],
): Promise<HostedSettings> {
  const isInline = isInlineYaml(written)
  const { text, shown } = isInline
    ? { text: written, shown: 'hosted' }
    : readWorkspaceFile(written, workspace)
  const { parseYamlFile } = await import('../yaml-file.ts')
  const hint = `${documents}/hosted-runs.md lists every key; hosted.schema.json beside it is for editors.`
  const limits = { maxBytes: 64 * 1024, hint }
  const { value, placeOf } = parseYamlFile(text, shown, hostedSchema, limits)
  const settings = { ...defaultHosted, ...indexByField(hostedTable, value) }
  for (const { key, predicate, advice } of findHostedContradictions(settings, Object.keys(value), raw))
    problems.push({ where: placeOf([key]), message: `\`${key}\` ${predicate}`, advice })
  return settings
}
