import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { ResponseOf } from '../../contract/operations.ts'
import { compact, compareText, isRecord, readFields } from '../../model/data.ts'
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
export function readServerSurface(server: string, exported: ResponseOf<'exportServer'>): ServerSurface {
  const compareByName = (a: { readonly name: string }, b: { readonly name: string }) =>
    compareText(a.name, b.name)
  return {
    server,
    tools: (exported.tools ?? [])
      .map(({ name, description, inputSchema }) => ({
        name,
        description: description || undefined,
        ...readSchema(inputSchema),
      }))
      .sort(compareByName),
    prompts: (exported.prompts ?? [])
      .map(({ name, description, arguments: args }) => ({
        name,
        description: description || undefined,
        ...readArguments(args),
      }))
      .sort(compareByName),
    resources: (exported.resources ?? []).map(({ uri }) => uri).sort(),
  }
}

function readSchema(schema: unknown) {
  if (!isRecord(schema)) return { parameters: {}, required: [] }
  const required = Array.isArray(schema.required) ? schema.required : []
  return {
    parameters: Object.fromEntries(
      Object.entries(readFields(schema.properties)).map(([name, value]) => [name, readParameter(value)]),
    ),
    required: required.filter((name) => typeof name === 'string').sort(),
  }
}

function readParameter(value: unknown): v.InferOutput<typeof parameter> {
  if (!isRecord(value)) return {}
  return {
    type: value.type,
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
    required: named
      .filter(({ isRequired }) => isRequired)
      .map(({ name }) => name)
      .sort(),
  }
}

/**
 * What changed between two snapshots, breaking changes first. A server that only one side knows is not
 * compared: which servers a suite uses is configuration, not surface.
 */
export function compareSurfaces(
  base: readonly ServerSurface[],
  head: readonly ServerSurface[],
): readonly SurfaceChange[] {
  const changes = head.flatMap((headServer): SurfaceChange[] => {
    const baseServer = base.find(({ server }) => server === headServer.server)
    if (baseServer === undefined) return []
    return [
      ...compareCallables('tool', headServer.server, baseServer.tools, headServer.tools),
      ...compareCallables('prompt', headServer.server, baseServer.prompts, headServer.prompts),
      ...compareResources(headServer.server, baseServer.resources, headServer.resources),
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
    .filter(({ name }) => !head.some((headCallable) => headCallable.name === name))
    .map(({ name }): SurfaceChange => ({ server, kind, name, change: 'removed', details: [] }))
  const others = head.flatMap((headCallable): SurfaceChange[] => {
    const baseCallable = base.find(({ name }) => name === headCallable.name)
    if (baseCallable === undefined)
      return [{ server, kind, name: headCallable.name, change: 'added', details: [] }]
    const broken = listBreakingDetails(baseCallable, headCallable)
    const soft = listSoftDetails(baseCallable, headCallable)
    if (broken.length + soft.length === 0) return []
    const change = broken.length > 0 ? 'broken' : 'changed'
    return [{ server, kind, name: headCallable.name, change, details: [...broken, ...soft] }]
  })
  return [...removed, ...others]
}

function listBreakingDetails(base: Callable, head: Callable): string[] {
  const gone = Object.keys(base.parameters).filter((name) => !Object.hasOwn(head.parameters, name))
  const required = head.required.filter((name) => !base.required.includes(name))
  return [
    ...gone.map((name) => `no longer takes ${name}`),
    ...required.map((name) => `${name} is now required`),
    ...pairCommonParameters(base, head).flatMap(([name, baseParameter, headParameter]) => {
      if (!isDeepStrictEqual(baseParameter.type, headParameter.type)) {
        return [`${name} is now ${formatType(headParameter.type)}, was ${formatType(baseParameter.type)}`]
      }
      const lost = (baseParameter.enum ?? []).filter(
        (value) => headParameter.enum !== undefined && !includesEqual(headParameter.enum, value),
      )
      const narrowed = baseParameter.enum === undefined && headParameter.enum !== undefined
      if (narrowed) return [`${name} takes only ${JSON.stringify(headParameter.enum)} now`]
      if (lost.length === 0) return []
      return [`${name} no longer takes ${lost.map((value) => JSON.stringify(value)).join(', ')}`]
    }),
  ]
}

function listSoftDetails(base: Callable, head: Callable): string[] {
  const added = Object.keys(head.parameters).filter(
    (name) => !Object.hasOwn(base.parameters, name) && !head.required.includes(name),
  )
  const relaxed = base.required.filter(
    (name) => Object.hasOwn(head.parameters, name) && !head.required.includes(name),
  )
  return compact([
    base.description !== head.description && 'the description changed',
    ...added.map((name) => `also takes ${name}`),
    ...relaxed.map((name) => `${name} is now optional`),
    ...pairCommonParameters(base, head).flatMap(([name, baseParameter, headParameter]) =>
      baseParameter.description === headParameter.description ? [] : [`the description of ${name} changed`],
    ),
  ])
}

type Parameter = v.InferOutput<typeof parameter>

function pairCommonParameters(base: Callable, head: Callable): [string, Parameter, Parameter][] {
  return Object.entries(base.parameters).flatMap(
    ([name, baseParameter]): [string, Parameter, Parameter][] => {
      const headParameter = Object.hasOwn(head.parameters, name) ? head.parameters[name] : undefined
      if (headParameter === undefined) return []
      return [[name, baseParameter, headParameter]]
    },
  )
}

function compareResources(server: string, base: readonly string[], head: readonly string[]): SurfaceChange[] {
  const createResourceChange = (name: string, changeKind: 'removed' | 'added'): SurfaceChange => ({
    server,
    kind: 'resource',
    name,
    change: changeKind,
    details: [],
  })
  return [
    ...base.filter((uri) => !head.includes(uri)).map((uri) => createResourceChange(uri, 'removed')),
    ...head.filter((uri) => !base.includes(uri)).map((uri) => createResourceChange(uri, 'added')),
  ]
}

function includesEqual(values: readonly unknown[], value: unknown): boolean {
  return values.some((candidate) => isDeepStrictEqual(candidate, value))
}

function formatType(type: unknown): string {
  if (typeof type === 'string') return type
  if (type === undefined) return 'of any type'
  return JSON.stringify(type)
}
