import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import type { RepeatRule } from '../../model/people/repeat-rule.ts'
import { plainRepeatRule } from '../../model/people/repeat-rule.ts'
import { resumes } from '../resume-store.ts'

const rulesOf = () => resumes.selectFrom('people_rules').selectAll()

const none = {
  repeat_months: plainRepeatRule.months,
  repeat_scope: plainRepeatRule.scope,
  merges_verified: false,
  version: 0,
}

/** What the organisation settled about people; what holds without it, where it settled nothing. */
export async function peopleRules(tx: Transaction) {
  const { repeat_months, repeat_scope, merges_verified, version } = (await tx.find(rulesOf())) ?? none
  const repeat: RepeatRule = { months: repeat_months, scope: repeat_scope }
  return { repeat, mergesVerified: merges_verified, version }
}

async function shown(tx: Transaction, organisationId: number) {
  const { repeat, mergesVerified, version } = await peopleRules(tx)
  return {
    id: organisationId,
    version,
    repeat_months: repeat.months,
    repeat_scope: repeat.scope,
    merges_verified: mergesVerified,
  }
}

export const getPeopleRules: Handler<typeof resumesApi.getPeopleRules> = ({ caller, tx }) =>
  shown(tx, caller.organisationId)

export const updatePeopleRules: Handler<typeof resumesApi.updatePeopleRules> = async ({
  body: { id, version: seen, ...given },
  caller,
  tx,
  refuse,
}) => {
  if (id !== caller.organisationId) throw notFound()
  const now = await shown(tx, id)
  if (now.version !== seen) throw refuse('stale', { data: { rules: now } })
  const version = seen + 1
  tx.saveOne(
    resumes
      .insertInto('people_rules')
      .values({ organisation_id: id, ...given, version })
      .onConflict((same) =>
        same
          .column('organisation_id')
          .doUpdateSet({ ...given, version })
          .where('people_rules.version', '=', seen),
      ),
    refuse('stale'),
  )
  tx.announce('people_rules')
  return { id, version }
}
