import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { defineJob, type FileStore, type Job, type Transaction } from '@bole/platform/server'
import { sizer } from './make-sizes.ts'
import { sizesOf } from './picture-store.ts'
import { themes } from './queries.ts'
import { clearPicture, type ReadyPicture, readyPicture } from './ready-picture.ts'

/** When a picture comes again that found others before it, in milliseconds. */
const comeAgain = 1_000

/**
 * Makes the three sizes, upright and without what a camera notes of place and time, then lets the original go. A second run
 * finds the picture ready, or writes the same once more.
 */
const makeReady: Job<ReadyPicture>['run'] = async ({ payload, store, inTransaction }) => {
  const row = await inTransaction((tx) => tx.find(pictureToReady(payload.picture_id)))
  if (!row) return
  if (row.state === 'waiting') {
    if (sizer.isBusy()) {
      const runAt = new Date(Date.now() + comeAgain)
      return inTransaction(async (tx) => tx.enqueue(readyPicture, payload, { runAt }))
    }
    const made = await sizer.make(async () => buffer(await store.read(row.storage_key)))
    const { wide, middle, small } = sizesOf(row.storage_key)
    if (made) await replace(store, { [wide]: made.wide, [middle]: made.middle, [small]: made.small })
    const isStillThere = await inTransaction((tx) => settle(tx, payload.picture_id, row.project_id, made))
    if (!isStillThere) await replace(store, { [wide]: null, [middle]: null, [small]: null })
  }
  await store.remove(row.storage_key)
}

/** A picture that could not be made ready is one nobody can look at: whoever added it can take it away and try again. */
const giveUp: Job<ReadyPicture>['run'] = ({ payload, inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.find(pictureToReady(payload.picture_id))
    if (row?.state === 'waiting') await settle(tx, payload.picture_id, row.project_id, null)
  })

export const picturesGetReady = defineJob(readyPicture, makeReady, giveUp)

const pictureToReady = (id: number) =>
  themes.selectFrom('project_pictures').select(['project_id', 'storage_key', 'state']).where('id', '=', id)

/** Says what became of a picture; false where it was deleted meanwhile. */
async function settle(
  tx: Transaction,
  id: number,
  projectId: number,
  made: { readonly width: number; readonly height: number } | null,
): Promise<boolean> {
  const settled = made
    ? { state: 'ready' as const, has_middle: true, width: made.width, height: made.height }
    : { state: 'unreadable' as const }
  const row = await tx.find(
    themes.updateTable('project_pictures').set(settled).where('id', '=', id).returning('id'),
  )
  tx.announce('picture', { project: projectId })
  return row !== undefined
}

/** Takes away the files of a picture that was deleted, whatever of them there is. */
export const picturesAreCleared = defineJob(
  clearPicture,
  async ({ payload: { storage_key }, store }) => {
    for (const key of [storage_key, ...Object.values(sizesOf(storage_key))]) await store.remove(key)
  },
  { nobodyWaits: 'the picture is deleted, and nobody sees its files' },
)

/** Puts files where others may lie already; null takes them away. */
async function replace(store: FileStore, files: Readonly<Record<string, Uint8Array | null>>): Promise<void> {
  for (const [key, bytes] of Object.entries(files)) {
    await store.remove(key)
    if (bytes) await store.write(key, Readable.from([bytes]))
  }
}
