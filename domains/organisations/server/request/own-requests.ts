import type { organisationsApi } from '@bole/organisations/contract'
import { type Handler, inserted, notFound } from '@bole/platform/server'
import { whyNotAsk } from '../../model/requests.ts'
import { heldAt } from '../../model/services.ts'
import { entryOf, ownEntries } from '../period/period-store.ts'
import { organisations } from '../profile-store.ts'
import { requests } from './request-store.ts'

/** Two who ask for the same at once do so one after the other, so that the second hears that a request waits. */
export const askForService: Handler<typeof organisationsApi.askForService> = async ({
  body,
  caller,
  tx,
  now,
  refuse,
}) => {
  const { type, quantity, note } = body
  const [, waiting, entries] = await tx.load(
    tx.hold('service requests'),
    requests().where('state', '=', 'waiting'),
    ownEntries(),
  )
  const why = whyNotAsk(type, {
    waiting: waiting.map((row) => row.type),
    held: heldAt(entries.map(entryOf), now),
  })
  if (why) throw refuse(why)
  const made = organisations
    .insertInto('service_requests')
    .values({ organisation_id: tx.organisationId, type, quantity, note, asked_name: caller.name })
    .returning('id')
  const { id } = inserted(await tx.find(made))
  tx.announce('organisation', tx.organisationId)
  return { id, version: 1 }
}

export const withdrawRequest: Handler<typeof organisationsApi.withdrawRequest> = async ({
  body,
  caller,
  tx,
  now,
  refuse,
}) => {
  const { id, version } = body
  const row = await tx.find(requests().where('id', '=', id))
  if (!row) throw notFound()
  if (row.state !== 'waiting' || row.version !== version) throw refuse('request_handled')
  tx.saveOne(
    organisations
      .updateTable('service_requests')
      .set({ state: 'withdrawn', handled_name: caller.name, handled_at: now, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version),
    refuse('request_handled'),
  )
  tx.announce('organisation', tx.organisationId)
  return { id, version: version + 1 }
}
