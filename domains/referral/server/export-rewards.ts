import { Readable } from 'node:stream'
import { type Cell, workbookOf } from '@bole/accounts/table'
import { type Handler, notFound } from '@bole/platform/server'
import type { referralApi } from '@bole/referral/contract'
import { dayOf, referral } from './referral-store.ts'
import { linesOf, rewardsInFull } from './reward-store.ts'
import { exportTexts } from './texts/export-texts.ts'

/** A file of more rewards than this takes too long for an answer. */
const mostRewards = 20_000

/** An amount as a table adds it up: in whole units of its currency, of which yen have no smaller ones. */
function inUnits(amount: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return (amount / 10 ** digits).toFixed(digits)
}

export const exportRewards: Handler<typeof referralApi.exportRewards> = async (context) => {
  const { query, tx, language, refuse } = context
  const [rewards, [person]] = await tx.load(
    rewardsInFull(query).limit(mostRewards + 1),
    referral
      .selectFrom('users')
      .select('id')
      .where('id', '=', query.user_id ?? null),
  )
  if (query.user_id && !person) throw notFound()
  if (rewards.length > mostRewards) throw refuse('too_many_lines', { values: { most: mostRewards } })
  const byId = new Map(rewards.map((reward) => [reward.id, reward]))
  const [lines] = await tx.load(linesOf([...byId.keys()]))
  const texts = exportTexts[language]
  const { line, reward, kind, day, colleague, friend, position, milestone, amount, currency, by, why } = texts
  const titles = [line, reward, kind, day, colleague, friend, position, milestone, amount, currency, by, why]
  const cellsOf = (one: (typeof lines)[number]): Cell[] => {
    const id = one.reward_id ?? one.id
    const of = byId.get(id)
    return [
      ...[String(one.id), String(id), texts.kinds[one.kind], dayOf(one.happened_at), of?.user_name ?? ''],
      ...[of?.candidate_name ?? '', of?.title ?? '', texts.milestones[one.milestone]],
      ...[
        inUnits(one.amount, one.currency),
        one.currency,
        one.by_user_id === null ? texts.rules : (one.by_name ?? ''),
        one.why,
      ],
    ]
  }
  async function* some() {
    yield lines.map(cellsOf)
  }
  return {
    name: texts.fileName,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: Readable.from(workbookOf(titles, some()), { objectMode: false }),
  }
}
