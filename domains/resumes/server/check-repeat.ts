import type { Handler } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { resumesApi } from '@bole/resumes/contract'
import { repeats } from '@bole/resumes/model'
import { sql } from 'kysely'
import { contactsOf } from './find-same-person.ts'
import { isLive } from './is-live.ts'
import { peopleRules } from './people/rules-store.ts'
import { resumes } from './resume-store.ts'
import { seenApplications } from './slots.ts'

const repeatsShown = 50

/** Who is known under a phone or a mail, by all their applications the caller may see; of anybody else not even that they are known. */
export const checkRepeat: Handler<typeof resumesApi.checkRepeat> = async ({ query, caller, tx, now }) => {
  const { phone, email } = contactsOf({ phone: query.phone ?? null, email: query.email ?? null })
  if (!phone && !email) return { list: [] }
  const [known] = await tx.load(
    resumes
      .selectFrom('candidates')
      .select(sql<number>`case when merged_into is null then id else person_now(id) end`.as('id'))
      .where(({ or, eb }) =>
        or([eb('phone', '=', phone || null), eb(sql<string | null>`email_key`, '=', email || null)]),
      )
      .limit(repeatsShown),
  )
  if (known.length === 0) return { list: [] }
  const ids = known.map(({ id }) => id)
  const { repeat } = await peopleRules(tx)
  const [rows] = await tx.load(providedFor(seenApplications).ofPeople(caller, ids, repeatsShown))
  const list = rows.map((row) => ({
    candidate_id: row.candidate_id,
    name: row.candidate_name,
    post_id: row.id,
    position: row.position_title,
    is_same_position: row.position_id === query.position_id,
    is_live: isLive(row),
    is_repeat: repeats.isRepeat(
      { positionId: row.position_id, appliedAt: row.applied_at, isLive: isLive(row) },
      { positionId: query.position_id, at: now },
      repeat,
    ),
    applied_at: row.applied_at.toISOString(),
  }))
  return { list }
}
