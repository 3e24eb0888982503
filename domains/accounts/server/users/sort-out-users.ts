import { type accountsApi, accountsRefusals } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import type { Context } from '@bole/platform/server'
import { keeps } from './keeper.ts'
import { lockUsers } from './user-store.ts'

type Many = Pick<Context<typeof accountsApi.enableUsers>, 'body' | 'caller' | 'tx' | 'language'>

/** Those that can be changed, locked, and of the rest why not; whoever is in the wanted state already is neither. */
export async function sortOut({ body, caller, tx, language }: Many, from: 'enabled' | 'disabled') {
  const seen = new Map(body.users.map(({ id, version }) => [id, version]))
  const found = await lockUsers(tx, caller, [...seen.keys()])
  const rowOf = new Map(found.map((row) => [row.id, row]))
  const refused: { id: number; title: string; code: string; message: string }[] = []
  const rows = [...seen].flatMap(([id, version]) => {
    const row = rowOf.get(id)
    const code = faultOf(row, version, caller)
    if (code) refused.push({ id, title: row?.name ?? '', code, message: accountsRefusals[language][code] })
    return row && !code && row.state === from ? [row] : []
  })
  return { rows, refused }
}

function faultOf(
  row: { readonly id: number; readonly role: Role; readonly version: number } | undefined,
  seen: number,
  caller: Many['caller'],
) {
  if (!row) return 'not_found'
  if (!keeps(caller, row)) return 'not_lower_role'
  return row.version === seen ? null : 'stale'
}
