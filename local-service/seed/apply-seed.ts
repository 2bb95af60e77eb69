import * as v from 'valibot'
import type { Store } from '../store/open-store.ts'
import { localOrganization, localUser } from './apply-keys.ts'
import { applyProject } from './apply-project.ts'
import { createSeedNames, deriveRecordId, type SeedNames } from './references.ts'
import { type ReadSeed, type Seed, seedSchema } from './seed-schema.ts'

/**
 * Fills the store from a seed, in one transaction. If the database already has records of the seed, they are
 * replaced.
 * @throws UsageError naming every unknown reference; nothing is stored then.
 */
export function applySeed(seed: Seed, store: Store, now: number): void {
  const read = v.parse(seedSchema, seed)
  const names = createSeedNames()
  store.transaction(() => {
    const organizationId = addOrganizations(read, names, store)
    const userId = addUsers(read, names, store)
    const hasDefault = read.projects.some((project) => project.default)
    for (const [index, project] of read.projects.entries()) {
      const isDefault = project.default || (!hasDefault && index === 0)
      applyProject(
        project,
        { isDefault, organizationId, userId, now, path: `projects.${index}` },
        names,
        store,
      )
    }
    for (const [index, { secret, state, user, organization }] of read.keys.entries()) {
      const keyPath = `keys.${index}`
      const owner = user === undefined ? userId : names.forKind('user').resolve(user, `${keyPath}.user`)
      const home =
        organization === undefined
          ? organizationId
          : names.forKind('organization').resolve(organization, `${keyPath}.organization`)
      store.access.putKey({
        id: deriveRecordId('key', '', secret),
        secret,
        userId: owner,
        organizationId: state === 'orphaned' ? undefined : home,
        revokedAt: state === 'revoked' ? now : undefined,
      })
    }
    names.finish()
  })
}

/** @returns the organization that records without one belong to: the first. */
function addOrganizations({ organizations }: ReadSeed, names: SeedNames, store: Store): string {
  const list = organizations.length > 0 ? organizations : [localOrganization]
  const ids = list.map(({ id, name, maxConcurrentRuns }) => {
    const organization = { id: id ?? deriveRecordId('organization', '', name), name, maxConcurrentRuns }
    store.organizations.put(organization)
    names.forKind('organization').add(organization.id, name)
    return organization.id
  })
  return ids[0] ?? localOrganization.id
}

/** @returns the user that records without one belong to: the first. */
function addUsers({ users }: ReadSeed, names: SeedNames, store: Store): string {
  const list = users.length > 0 ? users : [localUser]
  const ids = list.map(({ id, email, name }) => {
    const user = { id: id ?? deriveRecordId('user', '', email), email, name: name ?? email }
    store.users.put(user)
    names.forKind('user').add(user.id, user.name)
    names.forKind('user').add(user.id, email)
    return user.id
  })
  return ids[0] ?? localUser.id
}
