import { ownOrganisation } from '@bole/accounts/server'
import type { Transaction } from '@bole/platform/server'
import { dress } from '@bole/themes/model'
import { themes } from './queries.ts'

/** How many projects of an origin wear a skin of each kind, deleted ones left out, and how many may. */
export async function countSkins(tx: Transaction, origin: number, except: number | null) {
  const [rows, [organisation]] = await tx.load(
    themes
      .selectFrom('projects')
      .select(['id', 'looks'])
      .where('origin', '=', origin)
      .where('is_deleted', '=', false),
    ownOrganisation.ownOrganisation(tx),
  )
  const worn = rows
    .filter(({ id }) => id !== except)
    .flatMap(({ looks }) => dress.kindsWorn(origin, dress.looksOf(looks)))
  const used: Partial<Record<dress.SkinKind, number>> = {}
  for (const kind of worn) used[kind] = (used[kind] ?? 0) + 1
  const limits: dress.SkinLimits = organisation?.skin_limits ?? null
  return { used, limits }
}
