import type { intakeApi } from '@bole/intake/contract'
import type { Handler } from '@bole/platform/server'
import { boardKeys } from '@bole/positions/server'
import { handedInBy } from './people-store.ts'
import { presentHandedIn } from './present-handed-in.ts'

export const listHandedIn: Handler<typeof intakeApi.listHandedIn> = async ({
  params,
  query,
  tx,
  language,
}) => {
  const channel = await boardKeys.enterBy(tx, params.key)
  const [rows] = await tx.load(handedInBy(channel, query.references ?? []).orderBy('plug_in_people.id'))
  return { list: rows.map((row) => presentHandedIn(row, language)) }
}
