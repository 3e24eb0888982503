import { notFound, type Reader, type Transaction } from '@bole/platform/server'
import type { albums } from '@bole/themes/model'
import { keptProject } from './keepers.ts'
import { themes } from './queries.ts'

/** The key of one size; a picture made before there was a middle one is shown wide. */
export function keyOfSize(
  picture: { readonly storage_key: string; readonly has_middle: boolean },
  size: albums.PictureSize,
): string {
  return sizesOf(picture.storage_key)[size === 'middle' && !picture.has_middle ? 'wide' : size]
}

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
  return { wide: `${storageKey}.wide`, middle: `${storageKey}.middle`, small: `${storageKey}.small` }
}

/** Whoever changes an album, and where. */
interface Changing {
  readonly caller: Reader<'positions'>
  readonly tx: Transaction
}

/** A project that somebody may work on with its album locked, so that two who change the order do it one after the other. */
export async function lockAlbum({ caller, tx }: Changing, projectId: number) {
  const [[project], pictures] = await tx.load(
    keptProject(caller, projectId).select(['id', 'is_deleted']).forUpdate(),
    picturesOf(projectId),
  )
  if (!project) throw notFound()
  return { ...project, pictures }
}

/** The album a picture is in, locked; the picture may be gone by then. */
export async function lockAlbumOf(changing: Changing, pictureId: number) {
  const found = await changing.tx.find(
    themes.selectFrom('project_pictures').select('project_id').where('id', '=', pictureId),
  )
  if (!found) throw notFound()
  const album = await lockAlbum(changing, found.project_id)
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
