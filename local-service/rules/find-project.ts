import { ApiError, createNotFoundError } from '../api-error.ts'
import type { Caller } from '../handler.ts'
import type { Store } from '../store/open-store.ts'
import type { Project, Role } from '../store/records.ts'

/** A project together with the caller's role in it. */
interface OwnProject {
  readonly project: Project
  readonly role: Role
}

/**
 * Finds a project that the caller is a member of, inside the key's organization.
 * @throws ApiError NOT_FOUND when the project does not exist or the caller may not see it.
 */
export function findProject(projectId: string, caller: Caller, store: Store): OwnProject {
  const project = store.projects.get(projectId)
  if (project === undefined || project.organizationId !== caller.organizationId)
    throw createNotFoundError('Project')
  const role = store.access.roleOf(project.id, caller.userId)
  if (role === undefined) throw createNotFoundError('Project')
  return { project, role }
}

/**
 * Finds a project like {@link findProject}; `default` names the Default project of the key's organization.
 */
export function findProjectOrDefault(projectId: string, caller: Caller, store: Store): OwnProject {
  if (projectId !== 'default') return findProject(projectId, caller, store)
  const standard = store.projects.list(caller.organizationId).find(({ isDefault }) => isDefault)
  if (standard === undefined) throw createNotFoundError('Project')
  return findProject(standard.id, caller, store)
}

/**
 * Finds a project like {@link findProject}. @throws ApiError FORBIDDEN when the caller is a member but no
 * admin.
 */
export function findProjectAsAdmin(projectId: string, caller: Caller, store: Store): OwnProject {
  const membership = findProject(projectId, caller, store)
  if (membership.role !== 'admin') {
    throw new ApiError('FORBIDDEN', 'This needs the admin role in the project.')
  }
  return membership
}
