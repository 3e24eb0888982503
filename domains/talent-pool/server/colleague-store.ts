import { permissionsOf } from '@bole/accounts/model'
import { colleagues } from '@bole/accounts/server'
import type { Transaction } from '@bole/platform/server'

/** Colleagues who see the pool, so that they can answer: by their role, its changes here and their own. */
export async function whoCanBeAsked(tx: Transaction) {
  const [rows] = await tx.load(colleagues(null))
  return rows.filter(({ role, role_changes, permission_changes }) => {
    if (role === 'SuperAdmin') return true
    return permissionsOf(role, { ...role_changes, ...permission_changes }).has('pool.view')
  })
}
