import type { accountsApi } from '@bole/accounts/contract'
import { roles as knownRoles } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import writeTable from 'write-excel-file/node'
import { importTexts } from '../../contract/import-texts.ts'
import { mayGive } from '../../model/roles.ts'
import { type UserColumn, userColumns } from '../../model/user-rows.ts'
import { roleOf } from '../users/keeper.ts'

/** One row of titles, one as an example that is told by its name, and the roles the caller may give. */
export const getUserTemplate: Handler<typeof accountsApi.getUserTemplate> = async ({ language, caller }) => {
  const { columns, roles, yes, no, fileName } = importTexts[language]
  const given = knownRoles.flatMap((role) => (mayGive(roleOf(caller), role) ? (roles[role] ?? []) : []))
  const titles = userColumns.map((column) => ({ value: columns[column], fontWeight: 'bold' as const }))
  const hints: Partial<Record<UserColumn, string>> = {
    role: given.join(' / '),
    is_limited: `${yes} / ${no}`,
  }
  const choices = userColumns.map((column) => {
    const value = hints[column]
    return value === undefined ? null : { value, textColor: '#888888' }
  })
  const bytes = await writeTable([titles, choices], {
    columns: userColumns.map(() => ({ width: 22 })),
  }).toBuffer()
  return {
    name: fileName,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
  }
}
