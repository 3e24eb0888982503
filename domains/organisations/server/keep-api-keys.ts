import type { organisationsApi } from '@bole/organisations/contract'
import { type Handler, inserted, notFound, secrets, type Transaction } from '@bole/platform/server'
import { keysInUse, placeOfSecret } from './api-key-store.ts'
import { organisations } from './profile-store.ts'

export const createApiKey: Handler<typeof organisationsApi.createApiKey> = async (context) => {
  const { tx, caller, now, refuse } = context
  const [, keys] = await tx.load(tx.hold('api keys'), keysInUse(now))
  if (keys.some(({ ends_at }) => ends_at === null)) throw refuse('key_exists')
  return addKey(tx, caller.userId)
}

export const rotateApiKey: Handler<typeof organisationsApi.rotateApiKey> = async (context) => {
  const { body, tx, caller, now, refuse } = context
  const [, keys] = await tx.load(tx.hold('api keys'), keysInUse(now))
  const key = keys.find(({ id }) => id === body.id)
  if (!key) throw notFound()
  if (key.ends_at !== null) throw refuse('key_replaced')
  endAt(tx, key.id, new Date(now.getTime() + body.overlap_hours * 3_600_000))
  return addKey(tx, caller.userId)
}

export const endApiKey: Handler<typeof organisationsApi.endApiKey> = async ({ body, tx, now }) => {
  const [, keys] = await tx.load(tx.hold('api keys'), keysInUse(now))
  if (!keys.some(({ id }) => id === body.id)) throw notFound()
  endAt(tx, body.id, now)
  tx.announce('api_key')
  return {}
}

function endAt(tx: Transaction, id: number, ends_at: Date): void {
  tx.save(organisations.updateTable('api_keys').set({ ends_at }).where('id', '=', id))
}

/** A new key; its secret is told in the answer, and kept sealed. */
async function addKey(tx: Transaction, userId: number) {
  const [app_key, secret] = [`bole_${secrets.newSecret().slice(0, 20)}`, secrets.newSecret()]
  const made = await tx.find(
    organisations
      .insertInto('api_keys')
      .values({
        organisation_id: tx.organisationId,
        app_key,
        sealed_secret: secrets.seal(secret, placeOfSecret(tx.organisationId)),
        created_by: userId,
      })
      .returning('id'),
  )
  tx.announce('api_key')
  return { id: inserted(made).id, app_key, secret }
}
