import type { careersApi } from '@bole/careers/contract'
import { consentVersion } from '@bole/careers/model'
import type { Context, Transaction } from '@bole/platform/server'
import { careers } from './careers-store.ts'
import type { Sent } from './tables.ts'

/** Keeps what was sent word for word, where from, and what was consented to when. */
export function saveSubmission(
  { body, language, now }: Pick<Context<typeof careersApi.apply>, 'body' | 'language' | 'now'>,
  tx: Transaction,
  made: { readonly applicationId: number; readonly sent: Sent; readonly resumeName: string | null },
): void {
  tx.save(
    careers.insertInto('careers_submissions').values({
      organisation_id: tx.organisationId,
      application_id: made.applicationId,
      sent: made.sent,
      resume_name: made.resumeName,
      source: body.source || null,
      language,
      consent_version: consentVersion,
      consented_at: now,
    }),
  )
}
