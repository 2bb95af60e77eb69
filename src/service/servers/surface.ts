import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { ResponseOf } from '../../contract/operations.ts'
import { compareText, isRecord } from '../../model/data.ts'
import type { SurfaceChange } from '../../model/preflight.ts'

const parameter = v.looseObject({
  type: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  description: v.optional(v.string()),
})

/** A tool or a prompt. */
const callable = v.object({
  name: v.string(),
  description: v.optional(v.string()),
  parameters: v.record(v.string(), parameter),
  required: v.array(v.string()),
})

/** What one server offers, as far as callers depend on it. */
const serverSurface = v.object({
  server: v.string(),
  tools: v.array(callable),
  prompts: v.array(callable),
  /** URIs of the resources. */
  resources: v.array(v.string()),
})

export const surfaceFileSchema = v.object({
  schema: v.literal('eval-gate-tool-surface'),
  version: v.literal(1),
  commit: v.optional(v.string()),
  servers: v.array(serverSurface),
})

export type ServerSurface = v.InferOutput<typeof serverSurface>
export type SurfaceFile = v.InferOutput<typeof surfaceFileSchema>
type Callable = v.InferOutput<typeof callable>

/** What the service exports of a server, reduced to what callers depend on. */
export function surfaceOf(server: string, exported: ResponseOf<'exportServer'>): ServerSurface {
  const byName = (a: { readonly name: string }, b: { readonly name: string }) => compareText(a.name, b.name)
  return {
    server,
    tools: (exported.tools ?? [])
      .map(({ name, description, inputSchema }) => ({
        name,
        description: description || undefined,
        ...readSchema(inputSchema),
      }))
      .sort(byName),
    prompts: (exported.prompts ?? [])
      .map(({ name, description, arguments: args }) => ({
        name,
        description: description || undefined,
        ...readArguments(args),
      }))
      .sort(byName),
    resources: (exported.resources ?? []).map(({ uri }) => uri).sort(),
  }
}

function readSchema(schema: unknown) {
  if (!isRecord(schema)) return { parameters: {}, required: [] }
  const properties = isRecord(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  return {
    parameters: Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, readParameter(value)]),
    ),
    required: required.filter((name) => typeof name === 'string').sort(),
  }
}

function readParameter(value: unknown): v.InferOutput<typeof parameter> {
  if (!isRecord(value)) return {}
  return {
    type: 'type' in value ? value.type : undefined,
    enum: Array.isArray(value.enum) ? value.enum : undefined,
    description: typeof value.description === 'string' ? value.description : undefined,
  }
}

function readArguments(args: unknown) {
  const list = Array.isArray(args) ? args.filter(isRecord) : []
  const named = list.flatMap(({ name, description, required }) =>
    typeof name === 'string' ? [{ name, description, isRequired: required === true }] : [],
  )
  return {
    parameters: Object.fromEntries(
      named.map(({ name, description }) => [name, typeof description === 'string' ? { description } : {}]),
    ),
    required: named.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])).sort(),
  }
}

/**
 * What changed between two snapshots, breaking changes first. A server that only one side knows is not
 * compared:
 * which servers a suite uses is configuration, not surface.
 */
export function compareSurfaces(
  base: readonly ServerSurface[],
  head: readonly ServerSurface[],
): readonly SurfaceChange[] {
  const changes = head.flatMap((now): SurfaceChange[] => {
    const before = base.find(({ server }) => server === now.server)
    if (before === undefined) return []
    return [
      ...compareCallables('tool', now.server, before.tools, now.tools),
      ...compareCallables('prompt', now.server, before.prompts, now.prompts),
      ...compareResources(now.server, before.resources, now.resources),
    ]
  })
  const rank = ['removed', 'broken', 'changed', 'added']
  return changes.sort((a, b) => rank.indexOf(a.change) - rank.indexOf(b.change))
}

function compareCallables(
  kind: 'tool' | 'prompt',
  server: string,
  base: readonly Callable[],
  head: readonly Callable[],
): SurfaceChange[] {
  const removed = base
    .filter(({ name }) => !head.some((now) => now.name === name))
    .map(({ name }): SurfaceChange => ({ server, kind, name, change: 'removed', details: [] }))
  const others = head.flatMap((now): SurfaceChange[] => {
    const before = base.find(({ name }) => name === now.name)
    if (before === undefined) return [{ server, kind, name: now.name, change: 'added', details: [] }]
    const broken = breakingDetails(before, now)
    const soft = softDetails(before, now)
    if (broken.length + soft.length === 0) return []
    const change = broken.length > 0 ? 'broken' : 'changed'
    return [{ server, kind, name: now.name, change, details: [...broken, ...soft] }]
  })
  return [...removed, ...others]
}

function breakingDetails(before: Callable, now: Callable): string[] {
  const gone = Object.keys(before.parameters).filter((name) => !Object.hasOwn(now.parameters, name))
  const required = now.required.filter((name) => !before.required.includes(name))
  return [
    ...gone.map((name) => `no longer takes ${name}`),
    ...required.map((name) => `${name} is now required`),
    ...commonParameters(before, now).flatMap(([name, old, new_]) => {
      if (!isDeepStrictEqual(old.type, new_.type)) {
        return [`${name} is now ${typeText(new_.type)}, was ${typeText(old.type)}`]
      }
      const lost = (old.enum ?? []).filter((value) => new_.enum !== undefined && !includes(new_.enum, value))
      const narrowed = old.enum === undefined && new_.enum !== undefined
      if (narrowed) return [`${name} takes only ${JSON.stringify(new_.enum)} now`]
      return lost.length === 0
        ? []
        : [`${name} no longer takes ${lost.map((value) => JSON.stringify(value)).join(', ')}`]
    }),
  ]
}

function softDetails(before: Callable, now: Callable): string[] {
  const added = Object.keys(now.parameters).filter(
    (name) => !Object.hasOwn(before.parameters, name) && !now.required.includes(name),
  )
  const relaxed = before.required.filter(
    (name) => Object.hasOwn(now.parameters, name) && !now.required.includes(name),
  )
  return [
    ...(before.description === now.description ? [] : ['the description changed']),
    ...added.map((name) => `also takes ${name}`),
    ...relaxed.map((name) => `${name} is now optional`),
    ...commonParameters(before, now).flatMap(([name, old, new_]) =>
      old.description === new_.description ? [] : [`the description of ${name} changed`],
    ),
  ]
}

type Parameter = v.InferOutput<typeof parameter>

function commonParameters(before: Callable, now: Callable): [string, Parameter, Parameter][] {
  return Object.entries(before.parameters).flatMap(([name, old]): [string, Parameter, Parameter][] => {
    const next = Object.hasOwn(now.parameters, name) ? now.parameters[name] : undefined
    return next === undefined ? [] : [[name, old, next]]
  })
}

function compareResources(server: string, base: readonly string[], head: readonly string[]): SurfaceChange[] {
  const change = (name: string, what: 'removed' | 'added'): SurfaceChange => ({
    server,
    kind: 'resource',
    name,
    change: what,
    details: [],
  })
  return [
    ...base.filter((uri) => !head.includes(uri)).map((uri) => change(uri, 'removed')),
    ...head.filter((uri) => !base.includes(uri)).map((uri) => change(uri, 'added')),
  ]
}

function includes(values: readonly unknown[], value: unknown): boolean {
  return values.some((candidate) => isDeepStrictEqual(candidate, value))
}

function typeText(type: unknown): string {
  return typeof type === 'string' ? type : type === undefined ? 'of any type' : JSON.stringify(type)
}
