import { notFound, type Transaction } from '@bole/platform/server'
import { themes } from './queries.ts'

/** A project's pictures in their order. */
export function picturesOf(projectId: number) {
  return themes
    .selectFrom('project_pictures')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('place')
    .orderBy('id')
}

/** The keys under which a picture lies once it is ready. */
export function sizesOf(storageKey: string) {
  return { wide: `${storageKey}.wide`, small: `${storageKey}.small` }
}

/** A project with its album locked, so that two who change the order do it one after the other. */
export async function lockAlbum(tx: Transaction, projectId: number) {
  const [[project], pictures] = await tx.load(
    themes.selectFrom('projects').select(['id', 'is_deleted']).where('id', '=', projectId).forUpdate(),
    picturesOf(projectId),
  )
  if (!project) throw notFound()
  return { ...project, pictures }
}

/** The album a picture is in, locked; the picture may be gone by then. */
export async function lockAlbumOf(tx: Transaction, pictureId: number) {
  const found = await tx.find(
    themes.selectFrom('project_pictures').select('project_id').where('id', '=', pictureId),
  )
  if (!found) throw notFound()
  const album = await lockAlbum(tx, found.project_id)
  const picture = album.pictures.find(({ id }) => id === pictureId)
  if (!picture) throw notFound()
  return { ...album, picture }
}

/** Writes the order of an album where it differs. */
export function saveOrder(tx: Transaction, projectId: number, ids: readonly number[]): void {
  for (const [index, id] of ids.entries())
    tx.save(
      themes
        .updateTable('project_pictures')
        .set({ place: index + 1 })
        .where('id', '=', id)
        .where('place', '!=', index + 1),
    )
  tx.announce('picture', { project: projectId })
}
