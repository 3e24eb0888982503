import type { Handler } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { seenFolders } from './folder-store.ts'
import { loadPlaces } from './take-places.ts'

/** The folders that the caller sees, with the places of the pool. */
export const listFolders: Handler<typeof talentPoolApi.listFolders> = async ({ query, tx, caller }) => {
  const { page, page_size, keyword = '' } = query
  const sought = keyword.toLowerCase()
  const seen = (await seenFolders(tx, caller)).filter(({ name }) => name.toLowerCase().includes(sought))
  const list = seen.slice((page - 1) * page_size, page * page_size).map((folder) => {
    const { id, version, name, count, level, created_by, maker } = folder
    const manages = level === 'manage'
    return {
      ...{ id, version, name, count },
      rights: folder.rights.map((right) => ({ ...right })),
      created_by: created_by === null ? null : { id: created_by, name: maker ?? '' },
      can: { edit: manages, remove: manages && count === 0, add: manages },
    }
  })
  return { data: { list, talent_quota_count: await loadPlaces(tx) }, total: seen.length }
}
