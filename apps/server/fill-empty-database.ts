import { newSetUpCode } from '@bole/accounts/server'
import pg from 'pg'
import { type DemoParts, ensureDemo } from './demo/ensure-demo.ts'

/** What the operator finds: the demo company, nobody yet, or whatever was there before. */
export type Contents =
  | { readonly kind: 'demo' }
  | { readonly kind: 'set_up'; readonly code: string }
  | { readonly kind: 'own' }

const nobody = 'select not exists (select from users) as is_empty'

/**
 * Gives an empty database something to begin with: the demo company where it is wanted, else a code by which the first organisation is
 * set up. Only its digest is kept, so each start until then makes another in its place.
 */
export async function fillEmptyDatabase(parts: DemoParts, wantsDemo: boolean): Promise<Contents> {
  if (wantsDemo) return (await ensureDemo(parts)) ? { kind: 'demo' } : { kind: 'own' }
  const owner = new pg.Client(parts.ownerUrl)
  await owner.connect()
  try {
    const found = await owner.query<{ is_empty: boolean }>(nobody)
    await owner.query('delete from set_up_codes')
    if (!found.rows[0]?.is_empty) return { kind: 'own' }
    const { code, digest } = newSetUpCode()
    await owner.query('insert into set_up_codes (digest) values ($1)', [digest])
    return { kind: 'set_up', code }
  } finally {
    await owner.end()
  }
}
