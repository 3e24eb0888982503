import type { Call } from '@bole/platform/contract'
import { type Context, notFound, prepared } from '@bole/platform/server'

type Entering = Pick<Context<Call>, 'tx'>

// Text: a function of the database, which alone looks across organisations before it is known whose site this is.
const organisationOfSlug = prepared<{ id: number; name: string }>(
  'select id, name from organisation_of_slug($1)',
)

/** Goes on in the organisation of a career site, by the name in its address; 404 when there is none or it is out of service. */
export async function enterSite({ tx }: Entering, slug: string) {
  const found = await tx.find(organisationOfSlug(slug))
  if (!found) throw notFound()
  tx.enter(found.id)
  return { name: found.name, slug }
}
