import type { intakeApi } from '@bole/intake/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { boards } from '@bole/positions/model'
import { boardKeys } from '@bole/positions/server'
import { bytesOf, storeFiles } from '@bole/resumes/server'
import { addItems, intake } from '../item-store.ts'
import { isArchive } from '../unpack-archive.ts'
import { handedInBy } from './people-store.ts'
import { positionMeant } from './position-meant.ts'
import { presentHandedIn } from './present-handed-in.ts'

/** The real media type is found from the content, when the file is read. */
const unknownType = 'application/octet-stream'

/** Takes in a résumé for a board. Somebody who was handed in before stays who they are; what failed is taken in anew. */
export const handIn: Handler<typeof intakeApi.handIn> = async (context) => {
  const { params, body, files, store, tx, now, language, refuse } = context
  const channel = await boardKeys.enterBy(tx, params.key)
  const [file] = files
  if (!file) throw refuse('no_files')
  if (await isArchive(await bytesOf(store, file.key))) throw refuse('no_archives')
  const { reference, bossName } = body
  const [, [known]] = await tx.load(
    tx.hold(`plug-in ${channel} ${reference}`),
    handedInBy(channel, [reference]),
  )
  if (known && known.state !== 'failed') return presentHandedIn(known, language)
  const positionId = await positionMeant(context, channel)
  const [id] = await storeFiles(tx, [{ ...file, mediaType: unknownType }], { uploadedBy: null, at: now })
  const [item] = await addItems(tx, {
    ...{ progressId: null, positionId, door: 'plug-in', source: 'job_board', archiveItemId: null, at: now },
    sender: [boards.channelNames[channel], bossName].filter(Boolean).join(' · '),
    files: [{ id: id ?? null, name: file.name }],
  })
  if (!item) throw notFound()
  const said = { account: bossName, item_id: item.id }
  tx.save(
    intake
      .insertInto('plug_in_people')
      .values({ organisation_id: tx.organisationId, channel, reference, created_at: now, ...said })
      .onConflict((same) => same.columns(['organisation_id', 'channel', 'reference']).doUpdateSet(said)),
  )
  return presentHandedIn({ reference, state: 'waiting', reason: null }, language)
}
