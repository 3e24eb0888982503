import type { Call } from '@bole/platform/contract'
import { type Context, notFound, prepared, secrets } from '@bole/platform/server'

type Entering = Pick<Context<Call>, 'tx'>

// Text: functions of the database, which alone look across organisations before it is known whose page this is.
const organisationOfSlug = prepared<{ id: number; name: string }>(
  'select id, name from organisation_of_slug($1)',
)

export const applicationOfToken = prepared<{ organisation_id: number; application_id: number }>(
  'select organisation_id, application_id from application_of_token($1)',
)

/** Goes on in the organisation of a career site, by the name in its address; 404 when there is none or it is out of service. */
export async function enterSite({ tx }: Entering, slug: string) {
  const found = await tx.find(organisationOfSlug(slug))
  if (!found) throw notFound()
  tx.enter(found.id)
  return { name: found.name, slug }
}

/** Goes on in the organisation of the application a private link leads to, and answers its id; 404 for any other text. */
export async function enterApplication({ tx }: Entering, token: string) {
  const found = await tx.find(applicationOfToken(secrets.digestOf(token)))
  if (!found) throw notFound()
  tx.enter(found.organisation_id)
  return found.application_id
}
