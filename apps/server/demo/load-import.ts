import { prepared, type Transaction } from '@bole/platform/server'

/** A table from the system the company had before, as it waits to be tried out: one row has a phone that is none, one a position nobody knows. */
const titles = ['姓名', '手机', '邮箱', '学历', '当前公司', '应聘职位', '招聘状态', '备注']
const mapping = ['name', 'phone', 'email', 'degree', 'employer', 'position', 'status', 'note']
const rows = [
  [
    '纪云舒',
    '13800550101',
    'ji.yunshu@example.com',
    '硕士',
    '星野能源',
    '充电云平台后端工程师',
    '面试',
    '二面后因编制暂停',
  ],
  ['薛明远', '13800550102', '', '本科', '海川科技', '充电云平台后端工程师', '淘汰', '分布式经验不足'],
  ['谭思齐', '1380055', 'tan.siqi@example.com', '本科', '', '采购分析师', '待筛选', ''],
  [
    'Laura Neves',
    '13800550104',
    'laura.neves@example.com',
    '硕士',
    'Volta',
    'Head of Growth',
    '初筛',
    'Indicação de 何静',
  ],
]

// In one statement: the file itself is not kept, as only its rows are worked on.
const addImport = prepared<object>(`
with added as (
  insert into imports (organisation_id, user_id, name, kind, state, columns, mapping, found, rows_read, created_at)
  select $1, id, '旧系统候选人.csv', 'csv', 'read', $2::jsonb, $3::jsonb, $4::jsonb, $5, $6::timestamptz - interval '3 hours'
  from users where organisation_id = $1 and username = 'he' returning organisation_id, id)
insert into import_rows (organisation_id, import_id, place, cells)
select a.organisation_id, a.id, r.place + 1, r.cells
from added a cross join jsonb_array_elements($7::jsonb) with ordinality as r(cells, place)`)

const wordsIn = (column: number) => {
  const counted = Map.groupBy(rows, (cells) => cells[column] ?? '')
  return [...counted].map(([word, of]) => ({ word, rows: of.length }))
}

/** Leaves a file that was uploaded and read, so that whoever looks around can try it out, run it and take it back. */
export function loadImport(tx: Transaction, now: Date): void {
  const columns = titles.map((title, at) => ({
    title,
    samples: rows.flatMap((cells) => cells[at] || []).slice(0, 3),
  }))
  const found = { positions: wordsIn(5), statuses: wordsIn(6) }
  tx.save(
    addImport(
      tx.organisationId,
      ...[columns, mapping, found].map((value) => JSON.stringify(value)),
      rows.length,
      now,
      JSON.stringify(rows),
    ),
  )
}
