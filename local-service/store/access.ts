import type { DatabaseSync } from 'node:sqlite'
import { readText } from '../../src/model/data.ts'
import type { Key, Role } from './records.ts'

/** Opens the API keys, and who belongs to which project. */
export function openAccess(database: DatabaseSync) {
  const findKey = database.prepare('SELECT * FROM keys WHERE secret = ?')
  const allKeys = database.prepare('SELECT * FROM keys ORDER BY rowid')
  const putKey = database.prepare(
    `INSERT INTO keys (secret, id, user_id, organization_id, revoked_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (secret) DO UPDATE SET user_id = excluded.user_id,
       organization_id = excluded.organization_id, revoked_at = excluded.revoked_at`,
  )
  const selectRole = database.prepare('SELECT role FROM members WHERE project_id = ? AND user_id = ?')
  const setRole = database.prepare(
    `INSERT INTO members (project_id, user_id, role) VALUES (?, ?, ?)
     ON CONFLICT (project_id, user_id) DO UPDATE SET role = excluded.role`,
  )
  return {
    findKey: (secret: string): Key | undefined => {
      const row = findKey.get(secret)
      if (row === undefined) return undefined
      return toKeyRecord(row)
    },
    putKey: ({ secret, id, userId, organizationId, revokedAt }: Key): void => {
      putKey.run(secret, id, userId, organizationId ?? null, revokedAt ?? null)
    },
    /** Keys of the database, oldest first. */
    listKeys: (): readonly Key[] => allKeys.all().map(toKeyRecord),
    roleOf: (projectId: string, userId: string): Role | undefined => {
      const role = selectRole.get(projectId, userId)?.role
      if (role === 'admin' || role === 'member') return role
      return undefined
    },
    setRole: (projectId: string, userId: string, role: Role): void => {
      setRole.run(projectId, userId, role)
    },
  }
}

function toKeyRecord(row: Record<string, unknown>): Key {
  const revokedAt = row.revoked_at
  return {
    id: String(row.id),
    secret: String(row.secret),
    userId: String(row.user_id),
    organizationId: readText(row.organization_id),
    revokedAt: revokedAt === null ? undefined : Number(revokedAt),
  }
}
