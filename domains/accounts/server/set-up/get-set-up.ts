import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, may, notFound } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { accounts } from '../account-store.ts'
import { companyClock } from './company-clock.ts'
import { checkCode, setUpState } from './set-up-code.ts'

/** Says nothing once the set-up is finished, to whoever asks. */
export const getSetUp: Handler<typeof accountsApi.getSetUp> = async ({ caller, tx }) => {
  const [[installation], own] = await tx.load(
    setUpState(),
    accounts.selectFrom('organisations').select('id').where('set_up_at', 'is', null),
  )
  const isKeeper = caller !== null && own.length > 0 && may(caller, 'company.manage')
  const step = { empty: 'code', under_way: isKeeper ? 'company' : 'sign_in', done: null } as const
  const now = step[installation?.state ?? 'done']
  if (now === null || (now === 'sign_in' && caller !== null)) throw notFound()
  const clock = providedFor(companyClock)
  return { step: now, time_zone: clock.zone(), is_zone_fixed: clock.isFixed }
}

export const checkSetUpCode: Handler<typeof accountsApi.checkSetUpCode> = async (context) => {
  await checkCode(context)
  return {}
}

/** Whoever comes second finds it closed already. */
export const finishSetUp: Handler<typeof accountsApi.finishSetUp> = async ({ tx, now }) => {
  const closed = await tx.find(
    accounts
      .updateTable('organisations')
      .set({ set_up_at: now })
      .where('set_up_at', 'is', null)
      .returning('id'),
  )
  if (!closed) throw notFound()
  tx.announce('session')
  return {}
}
