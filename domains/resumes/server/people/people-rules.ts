import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { resumes } from '../resume-store.ts'
import { peopleRules } from './rules-store.ts'

async function shown(tx: Transaction, organisationId: number) {
  const { repeat, mergesProved, version } = await peopleRules(tx)
  return {
    id: organisationId,
    version,
    repeat_months: repeat.months,
    repeat_scope: repeat.scope,
    merges_proved: mergesProved,
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
