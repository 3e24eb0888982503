import { type Context, notFound } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { seenFolders } from './folder-store.ts'
import { type LockedMember, lockedMembers } from './member-store.ts'

/** Members that the caller sees, apart: those they may change, as they manage the folder or look after them, and those they may not. */
export async function lockSeen(
  { tx, caller }: Pick<Context<typeof talentPoolApi.removeTalents>, 'tx' | 'caller'>,
  ids: readonly number[],
) {
  const wanted = [...new Set(ids)]
  const folders = await seenFolders(tx, caller)
  const [rows] = await tx.load(lockedMembers(wanted))
  const levelOf = new Map(folders.map(({ id, level }) => [id, level]))
  const seen = rows.filter(
    ({ folder_id, owner_user_id }) => levelOf.has(folder_id) || owner_user_id === caller.userId,
  )
  if (seen.length < wanted.length) throw notFound()
  const isTheirs = ({ folder_id, owner_user_id }: LockedMember) =>
    levelOf.get(folder_id) === 'manage' || owner_user_id === caller.userId
  return { folders, theirs: seen.filter(isTheirs), others: seen.filter((one) => !isTheirs(one)) }
}

/** Members that are left out of a batch, with the sentence why. */
export const leftOut = (rows: readonly LockedMember[], message: string) =>
  rows.map(({ id, name }) => ({ id, title: name, message }))
