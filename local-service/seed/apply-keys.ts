import type { Store } from '../store/open-store.ts'
import type { Organization } from '../store/records.ts'

/** A key to put into the store. */
export interface KeySeed {
  /** The bearer, `sk_…`. */
  readonly secret: string
  /** Default `active`. */
  readonly state?: 'active' | 'revoked' | 'orphaned'
  /** Id of the owner; default the first user. */
  readonly userId?: string
  /** Id of the organization; default the first one. */
  readonly organizationId?: string
}

/** The organization and the user of a store that names none. */
export const localOrganization = { id: 'local-organization', name: 'Local', maxConcurrentRuns: 2 }
export const localUser = { id: 'local-user', email: 'you@localhost', name: 'You' }

/** Makes sure there is an organization with a Default project and an admin, so that a key can act. */
export function ensureHome(
  store: Store,
  now: number,
): { readonly organization: Organization; readonly userId: string } {
  const organization = store.organizations.list('')[0] ?? localOrganization
  const user = store.users.list('')[0] ?? localUser
  store.organizations.put(organization)
  store.users.put(user)
  const projects = store.projects.list(organization.id)
  if (!projects.some(({ isDefault }) => isDefault)) {
    store.projects.put({
      id: 'local-project',
      organizationId: organization.id,
      name: 'Default',
      description: null,
      isDefault: true,
      createdAt: now,
    })
    store.access.setRole('local-project', user.id, 'admin')
  }
  return { organization, userId: user.id }
}

/** Stores keys. A revoked one keeps its owner; an orphaned one has no organization. */
export function applyKeys(keys: readonly KeySeed[], store: Store, now: number, newId: () => string): void {
  const { organization, userId } = ensureHome(store, now)
  for (const { secret, state = 'active', ...owner } of keys) {
    store.access.putKey({
      id: newId(),
      secret,
      userId: owner.userId ?? userId,
      organizationId: state === 'orphaned' ? undefined : (owner.organizationId ?? organization.id),
      revokedAt: state === 'revoked' ? now : undefined,
    })
  }
}
