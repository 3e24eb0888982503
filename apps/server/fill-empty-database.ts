import { randomBytes } from 'node:crypto'
import { hashPassword } from '@bole/accounts/server'
import pg from 'pg'
import { type DemoParts, ensureDemo } from './demo/ensure-demo.ts'

/** What the operator finds: the demo company, a first organisation just made, or whatever was there before. */
export type Contents =
  | { readonly kind: 'demo' }
  | { readonly kind: 'first'; readonly username: string; readonly password: string }
  | { readonly kind: 'own' }

const makeFirst = `
with made as (
  insert into organisations (slug, name) select 'company', 'Company' where not exists (select 1 from organisations)
  returning id
)
insert into users (organisation_id, username, name, role, password_hash)
select made.id, 'admin', 'admin', 'SuperAdmin', $1 from made returning id`

/** Gives an empty database something to begin with: the demo company where it is wanted, else one organisation and its administrator. */
export async function fillEmptyDatabase(parts: DemoParts, wantsDemo: boolean): Promise<Contents> {
  if (wantsDemo) return (await ensureDemo(parts)) ? { kind: 'demo' } : { kind: 'own' }
  const password = randomBytes(12).toString('base64url')
  const owner = new pg.Client(parts.ownerUrl)
  await owner.connect()
  try {
    const made = await owner.query(makeFirst, [await hashPassword(password)])
    return made.rowCount ? { kind: 'first', username: 'admin', password } : { kind: 'own' }
  } finally {
    await owner.end()
  }
}
