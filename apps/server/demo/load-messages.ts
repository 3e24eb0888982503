import { type PastMessage, tellPast } from '@bole/notifications/server'
import { prepared, type Transaction } from '@bole/platform/server'

interface Done {
  readonly application_id: number
  readonly action: string
  readonly to_stage: number
  readonly happened_at: Date
  readonly user_id: number
  readonly name: string
}

/** What staff did of late that candidates are told of, once for each application. */
const doneOfLate = prepared<Done>(`
  select * from (
    select distinct on (h.application_id) h.application_id, h.action, h.to_stage, h.happened_at, h.user_id, u.name
    from application_history h join users u on u.organisation_id = h.organisation_id and u.id = h.user_id
    where h.action in ('move', 'arrange', 'company_eliminate', 'company_pass', 'company_cancel')
    order by h.application_id, h.happened_at desc) latest
  order by happened_at desc limit 90`)

const noSuchMailbox = '550 5.1.1 The email account that you tried to reach does not exist'

/** What became of a message, so that each state is met: the newest are still planned. */
function became(place: number): Pick<PastMessage, 'state' | 'said'> {
  if (place < 4) return { state: 'waiting', said: '' }
  if (place % 17 === 5) return { state: 'failed', said: noSuchMailbox }
  if (place % 19 === 6) return { state: 'cancelled', said: '' }
  return { state: place % 3 === 0 ? 'sent' : 'viewed', said: '250 2.0.0 Ok: queued' }
}

/** Writes what the candidates of the demo company were told, and what they will be told tomorrow morning. */
export async function loadMessages(tx: Transaction, now: Date): Promise<void> {
  const [done] = await tx.load(doneOfLate())
  const tomorrow = new Date(now)
  tomorrow.setDate(tomorrow.getDate() + 1)
  tomorrow.setHours(9, 0, 0, 0)
  const past = done.map((one, place): PastMessage => {
    const { state, said } = became(place)
    return {
      ...{ applicationId: one.application_id, action: one.action, stage: one.to_stage, at: one.happened_at },
      ...{ by: { id: one.user_id, name: one.name }, state, said },
      planAt: state === 'waiting' ? tomorrow : null,
    }
  })
  await tellPast(tx, past.toReversed())
}
