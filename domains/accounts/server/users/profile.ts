import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { changesBetween } from './changes-between.ts'
import { giveEmailLink } from './email-link.ts'
import { userNote } from './user-store.ts'

const ownRow = (userId: number) => accounts.selectFrom('users').selectAll().where('id', '=', userId)

export const viewProfile: Handler<typeof accountsApi.viewProfile> = async ({ caller, tx }) => {
  const user = await tx.find(ownRow(caller.userId))
  if (!user) throw notFound()
  const { id, version, name, email, is_email_confirmed, phone, job_title, language } = user
  return { id, version, name, email, is_email_confirmed, phone, job_title, language }
}

/** Of themselves people change no role, department or username: that is for whoever looks after accounts. */
export const updateProfile: Handler<typeof accountsApi.updateProfile> = async (context) => {
  const { body, caller, tx, refuse, needProof } = context
  const user = await tx.find(ownRow(caller.userId).forUpdate())
  if (!user || body.id !== user.id) throw notFound()
  if (user.version !== body.version) throw refuse('stale')
  const fields = {
    name: body.name ?? user.name,
    email: body.email === undefined ? user.email : body.email || null,
    phone: body.phone === undefined ? user.phone : body.phone || null,
    job_title: body.job_title === undefined ? user.job_title : body.job_title || null,
    language: body.language === undefined ? user.language : body.language,
  }
  const { email } = fields
  const isOther = email !== user.email
  // It names them to a provider, and gets links to their password.
  if (isOther) needProof()
  const is_email_confirmed = isOther ? false : user.is_email_confirmed
  if (isOther && email) await giveEmailLink(tx, { ...user, ...fields, email }, context)
  const version = user.version + 1
  tx.saveOne(
    accounts
      .updateTable('users')
      .set({ ...fields, is_email_confirmed, version })
      .where('id', '=', user.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  const changes = changesBetween(user, fields)
  tx.save(userNote(tx, { userId: user.id, actorId: user.id, action: 'update', changes }))
  tx.announce('user', user.id)
  return { id: user.id, version }
}
