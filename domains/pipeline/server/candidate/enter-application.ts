import { notFound, prepared, secrets, type Transaction } from '@bole/platform/server'

// Text: a function of the database, which alone looks across organisations before it is known whose page this is.
export const applicationOfToken = prepared<{ organisation_id: number; application_id: number }>(
  'select organisation_id, application_id from application_of_token($1)',
)

/** Goes on in the organisation of the application a private link leads to, and answers its id; 404 for any other text. */
export async function enterApplication({ tx }: { readonly tx: Transaction }, token: string): Promise<number> {
  const found = await tx.find(applicationOfToken(secrets.digestOf(token)))
  if (!found) throw notFound()
  tx.enter(found.organisation_id)
  return found.application_id
}
