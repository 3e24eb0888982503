import type { approvalsApi } from '@bole/approvals/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { approvals } from '../round-store.ts'
import { lookAtAllJob } from './plan-look.ts'
import { approvalSettings, settingsFrom } from './settings-store.ts'

type Api = typeof approvalsApi

/** The company's own settings, or what holds without them. */
export const getCheckSettings: Handler<Api['getCheckSettings']> = async ({ tx }) => {
  const settings = settingsFrom(await tx.find(approvalSettings()))
  return { id: tx.organisationId, ...settings }
}

/** Keeps the settings, and has what waits looked at by them. */
export const updateCheckSettings: Handler<Api['updateCheckSettings']> = async ({ body, tx, refuse }) => {
  const { id, version, ...kept } = body
  if (id !== tx.organisationId) throw notFound()
  const [, [row]] = await tx.load(tx.hold('approval settings'), approvalSettings())
  if (settingsFrom(row).version !== version) throw refuse('stale')
  const next = { ...kept, version: version + 1 }
  tx.save(
    approvals
      .insertInto('approval_settings')
      .values({ organisation_id: tx.organisationId, ...next })
      .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(next)),
  )
  tx.enqueue(lookAtAllJob, { after_id: 0 })
  tx.announce('approval_settings', id)
  return { id, version: next.version }
}
