import { prepared, type Transaction } from '@bole/platform/server'
import { type StandardName, standardReports } from '@bole/reports/model'

/** Which of the ready-made reports the company uses, by whom and under which name. */
const used: readonly {
  readonly by: string
  readonly origin: 1 | 2
  readonly name: StandardName
  readonly title: string
}[] = [
  { by: 'lin', origin: 2, name: 'funnel', title: '各部门招聘漏斗' },
  { by: 'he', origin: 2, name: 'sources', title: '来源效果' },
  { by: 'he', origin: 2, name: 'time_in_stage', title: '各阶段停留时间' },
  { by: 'marina', origin: 2, name: 'positions', title: 'Andamento das vagas' },
  { by: 'zhou', origin: 1, name: 'funnel', title: '校招漏斗' },
]

const addReport = prepared<object>(`
insert into reports (organisation_id, origin, title, columns, grouping, period, created_by, created_at, updated_at)
select organisation_id, $2, $3, $4, $5, $6, id, $7, $7 from users where username = $1`)

/** Writes the reports that the company's recruiters look at. */
export function loadReports(tx: Transaction, now: Date): void {
  for (const { by, origin, name, title } of used) {
    const { columns, rows, period } = standardReports[name]
    const at = new Date(now.getTime() - 9 * 86_400_000)
    tx.save(addReport(by, origin, title, [...columns], rows, period, at))
  }
}
