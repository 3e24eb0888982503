import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import { rpo } from './open-positions.ts'

/** As many folders as somebody has: they are shown in one list. */
export const foldersAtMost = 200

/** The folders somebody made. */
export function ownFolders({ userId }: Pick<Caller, 'userId'>) {
  return rpo.selectFrom('rpo_folders').where('rpo_folders.user_id', '=', userId)
}

/** Throws 404 for a folder of somebody else. */
export async function requireFolder(tx: Transaction, caller: Caller, id: number): Promise<void> {
  const own = await tx.find(ownFolders(caller).select('id').where('rpo_folders.id', '=', id).forShare())
  if (!own) throw notFound()
}
