import { randomUUID } from 'node:crypto'
import { pipelineEvents } from '@bole/pipeline/contract'
import { telling } from '@bole/pipeline/server'
import { on } from '@bole/platform/reaction'
import { stages } from '@bole/processes/model'
import { beyondQuota, countReached } from '../quota/message-quota.ts'
import { keptSettings } from '../settings/settings-store.ts'
import { writeRecords } from './write-records.ts'

/**
 * Whoever applied by themselves is told at once that it came in, with the link to their page: whoever closes the browser has no other way back.
 * It leaves in quiet hours, too, as its reader is awake.
 */
export const acknowledge = on(pipelineEvents.arrived, async ({ tx, events }) => {
  const ids = events.flatMap((event) => (event.is_by_candidate ? [event.application_id] : []))
  if (ids.length === 0) return
  const { acknowledges, language } = await keptSettings.read(tx)
  if (!acknowledges) return
  // Nobody is kept from applying as a company has used up its messages: then it stands on the page alone.
  const usedUp = await beyondQuota(tx, language, () => countReached(tx, ids, 'mail'))
  await writeRecords(tx, telling.everyone, ids, {
    stage: stages.stage.screening,
    event: 'applied',
    isGeneral: false,
    words: null,
    channel: 'mail',
    isOnPageAlone: usedUp !== null,
    isUrgent: true,
    isUnasked: true,
    at: null,
    by: null,
    batchId: randomUUID(),
  })
})
