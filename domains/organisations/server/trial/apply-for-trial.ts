import type { organisationsApi } from '@bole/organisations/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { organisations } from '../profile-store.ts'
import { enterOperators } from './trial-store.ts'

/** The answer is the same whether the company has applied before: nobody learns from it who has. */
export const applyForTrial: Handler<typeof organisationsApi.applyForTrial> = async ({
  body,
  tx,
  language,
  refuse,
}) => {
  if (!(await enterOperators(tx))) throw refuse('no_trials')
  const { company, contact, email, phone, purpose } = body
  tx.save(
    organisations
      .insertInto('trial_applications')
      .values({ organisation_id: tx.organisationId, company, contact, email, phone, purpose, language })
      .onConflict((conflict) =>
        conflict
          .expression(sql`organisation_id, lower(email)`)
          .where('state', 'in', ['new', 'contacted'])
          .doUpdateSet((row) => ({
            ...{ company, contact, phone, purpose, language },
            version: row('trial_applications.version', '+', 1),
          })),
      ),
  )
  tx.announce('organisation', tx.organisationId)
  return {}
}
