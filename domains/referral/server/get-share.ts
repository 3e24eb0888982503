import { containing, type Handler } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { milestones, ruleFor } from '@bole/referral/model'
import { linkOf, ownSlug } from './links.ts'
import { allRules, dayOf, ownCode, positionsOpen } from './referral-store.ts'

/** Positions open to referral in the whole company, the newest first: whoever works there may know somebody. */
export const getShare: Handler<typeof referralApi.getShare> = async ({ query, caller, tx, now }) => {
  let found = positionsOpen(now)
  if (query.keyword) found = found.where('positions.title', 'ilike', containing(query.keyword))
  const [[code], [own], rules, rows, [count]] = await tx.load(
    ownCode(caller.userId),
    ownSlug(tx),
    allRules,
    found
      .select(['positions.id', 'positions.title', 'positions.cities', 'positions.origin'])
      .select(['positions.project_id', 'projects.name as theme_name'])
      .orderBy('positions.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const slug = own?.slug ?? ''
  const list = rows.map(({ id, title, cities, theme_name, origin, project_id: projectId }) => {
    const referred = { origin, projectId, positionId: id, day: dayOf(now) }
    const promised = milestones.flatMap((milestone) => ruleFor(rules, milestone, referred) ?? [])
    return {
      ...{ id, title, cities, theme_name },
      link: code ? linkOf(slug, code.code, id) : null,
      rewards: promised
        .filter(({ amount }) => amount > 0)
        .map(({ milestone, amount, currency }) => ({ milestone, amount, currency })),
    }
  })
  const linkData = code ? { code: code.code, link: linkOf(slug, code.code) } : null
  return { data: { linkData, list }, total: count?.total ?? 0 }
}
