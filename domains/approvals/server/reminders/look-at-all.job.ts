import { defineJob } from '@bole/platform/server'
import { approvals } from '../round-store.ts'
import { lookAtAllJob, planLook } from './plan-look.ts'

/** As many approvals as one transaction plans a look at. */
const atOnce = 1000

/** Plans a look at every open approval, as after a change of when is reminded; planned twice an approval is looked at once a day. */
export const lookAtAll = defineJob(
  lookAtAllJob,
  ({ payload, inTransaction, now }) =>
    inTransaction(async (tx) => {
      const open = approvals.selectFrom('approval_rounds').select('id').where('state', '=', 'open')
      const [rounds] = await tx.load(open.where('id', '>', payload.after_id).orderBy('id').limit(atOnce))
      for (const { id } of rounds) planLook(tx, id, now)
      const last = rounds.at(-1)
      if (last && rounds.length === atOnce) tx.enqueue(lookAtAllJob, { after_id: last.id })
    }),
  { nobodyWaits: 'what waits is looked at by the settings of when it was asked' },
)
