import { prepared, type Transaction } from '@bole/platform/server'
import { smsEvents } from '@bole/sms/contract'
import { type Receipt, stateAfter } from '@bole/sms/model'
import { sms } from './sms-store.ts'

// Text: a function of the database, which alone looks across organisations.
/** The organisation of the message that a provider names so; no row where none is known. */
export const organisationOfReceipt = prepared<{ organisation_id: number }>(
  'select organisation_id from short_message_of($1)',
)

/** Writes down what became of a message after it was taken; a receipt that comes twice changes nothing. */
export async function takeReceipt(tx: Transaction, receipt: Receipt): Promise<void> {
  const message = await tx.find(
    sms
      .selectFrom('short_messages')
      .select(['id', 'state'])
      .where('provider_id', '=', receipt.providerId)
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate(),
  )
  if (!message) return
  const state = stateAfter(message.state, receipt)
  if (state === message.state) return
  const { said } = receipt
  tx.save(sms.updateTable('short_messages').set({ state, said }).where('id', '=', message.id))
  tx.emit(smsEvents.settled, { short_message_id: message.id, state, said })
}
