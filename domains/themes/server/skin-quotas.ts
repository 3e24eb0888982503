import { seesEveryOrganisation } from '@bole/accounts/model'
import { ownOrganisation } from '@bole/accounts/server'
import { type Caller, containing, type Handler, notFound, prepared } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { dress } from '@bole/themes/model'

interface Quota extends Readonly<Record<dress.SkinKind, number>> {
  readonly id: number
  readonly name: string
  readonly limits: dress.SkinLimits
  readonly version: number
  readonly total: number
}

// Text: a function of the database, the only way past the wall between organisations (migration 0390).
const skinQuotas = prepared<Quota>('select * from skin_quotas($1, $2, $3, $4)')

const isOperator = ({ scopes }: Caller) => seesEveryOrganisation(scopes.accounts.kind)

/** Every organisation for operators; whoever belongs to a company sees that company alone, and settles nothing. */
export const listSkinQuotas: Handler<typeof themesApi.listSkinQuotas> = async ({ query, caller, tx }) => {
  const { page, page_size, keyword } = query
  const whose = isOperator(caller) ? null : caller.organisationId
  const [rows] = await tx.load(
    skinQuotas(whose, keyword ? containing(keyword) : null, page_size, (page - 1) * page_size),
  )
  const list = rows.map(({ limits, total: _, ...row }) => {
    const of = (kind: dress.SkinKind) => ({ total: limits?.[kind] ?? null, used: Number(row[kind]) })
    return {
      ...{ id: row.id, name: row.name, version: row.version, can: { edit: isOperator(caller) } },
      ...{ campus_pc: of('campus_pc'), campus_mobile: of('campus_mobile') },
      ...{ social_pc: of('social_pc'), social_mobile: of('social_mobile') },
    }
  })
  return { data: { list }, total: Number(rows[0]?.total ?? 0) }
}

export const saveSkinQuota: Handler<typeof themesApi.saveSkinQuota> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { id, version, ...said } = body
  if (!isOperator(caller)) throw id === caller.organisationId ? refuse('operators_only') : notFound()
  tx.enter(id)
  const organisation = await tx.find(ownOrganisation.ownOrganisation(tx))
  if (!organisation) throw notFound()
  if (organisation.skin_limits_version !== version) throw refuse('quota_stale')
  ownOrganisation.limitSkins(tx, dress.limitsSaid(said), version, refuse('quota_stale'))
  tx.announce('organisation', id)
  return { id, version: version + 1 }
}
