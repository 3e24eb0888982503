import { prepared, type Transaction } from '@bole/platform/server'
import type { Numbers } from './company-rows.ts'
import { story } from './story/index.ts'

/** Who asked for whom, how long ago, and what became of it; `keys` are the positions opened for it. */
interface Asked {
  readonly by: string
  readonly title: string
  readonly count: number
  /** For the year, in whole units of the currency. */
  readonly budget: number
  readonly currency: string
  readonly reason: string
  readonly daysAgo: number
  readonly state: 'asked' | 'approved' | 'refused'
  readonly said: string
  readonly keys: readonly string[]
}

const asked: readonly Asked[] = [
  {
    ...{
      by: 'gao',
      title: '充电云平台后端工程师',
      count: 4,
      budget: 1_900_000,
      currency: 'CNY',
      daysAgo: 66,
    },
    ...{ reason: '接入第三十万支充电枪后，订单与计费服务需要两班值守。', state: 'approved', said: '' },
    keys: ['backend'],
  },
  {
    ...{ by: 'pan', title: '电力电子硬件工程师', count: 3, budget: 1_260_000, currency: 'CNY', daysAgo: 58 },
    ...{ reason: '40 kW 模块明年量产，样机调试缺三人。', state: 'approved', said: '' },
    keys: ['power'],
  },
  {
    ...{ by: 'gao', title: '站点可靠性工程师', count: 2, budget: 980_000, currency: 'CNY', daysAgo: 6 },
    ...{ reason: '故障演练由开发兼任，夜间告警平均二十分钟才有人处理。', state: 'asked', said: '' },
    keys: [],
  },
  {
    ...{ by: 'rafael', title: 'Técnico de campo, Recife', count: 2, budget: 190_000, currency: 'BRL' },
    ...{ reason: 'Sessenta carregadores novos no Nordeste até março.', state: 'asked', said: '', keys: [] },
    daysAgo: 3,
  },
  {
    ...{ by: 'feng', title: '第二名采购分析师', count: 1, budget: 260_000, currency: 'CNY', daysAgo: 31 },
    ...{ reason: '元器件价格波动，需要专人跟踪。', state: 'refused', keys: [] },
    said: '今年名额已用完，先由计划组兼任，明年一季度再提。',
  },
]

const addRequisition = prepared<object>(`
with made as (
  insert into requisitions (organisation_id, origin, title, department_id, head_count, budget, currency, reason, wanted_by, state,
    asked_by, asked_at, decided_by, decided_at, decision_reason)
  select asker.organisation_id, 2, $2, asker.department_id, $3, $4::bigint * 100, $5, $6, ($9::timestamptz + interval '60 days')::date, $7,
    asker.id, $9, decider.id, $9::timestamptz + interval '2 days', $8
  from users asker left join users decider on decider.organisation_id = asker.organisation_id and decider.username = 'lin' and $7 <> 'asked'
  where asker.username = $1
  returning organisation_id, id)
insert into requisition_positions (organisation_id, requisition_id, position_id)
select organisation_id, id, unnest($10::bigint[]) from made`)

/** Writes what hiring managers asked for: two approved and being filled, two to decide, one refused. */
export function loadRequisitions(tx: Transaction, { positions }: Numbers, now: Date): void {
  for (const { by, title, count, budget, currency, reason, state, said, daysAgo, keys } of asked) {
    if (!story.users.some(({ username }) => username === by)) throw new Error(`The story knows no ${by}`)
    const at = new Date(now.getTime() - daysAgo * 86_400_000)
    const ids = keys.flatMap((key) => positions.get(key) ?? [])
    tx.save(addRequisition(by, title, count, budget, currency, reason, state, said, at, ids))
  }
}
