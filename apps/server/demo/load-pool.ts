import { prepared, type Transaction } from '@bole/platform/server'

/** A folder of the pool: who made it, whose people are kept there, and why those are. */
interface Folder {
  readonly name: string
  readonly by: string
  readonly origin: number
  readonly words: string
  readonly people: number
  readonly reasons: readonly string[]
}

const folders: readonly Folder[] = [
  {
    name: '软件与云平台',
    by: 'he',
    origin: 2,
    words: '后端|数据',
    people: 9,
    reasons: ['技术扎实，本次名额已满', '薪资期望略高，明年预算再谈', '面试表现好，方向与本岗略有出入'],
  },
  {
    name: '硬件与供应链',
    by: 'he',
    origin: 2,
    words: '硬件|供应链',
    people: 6,
    reasons: ['有量产经验，等新产线启动', '暂不考虑异地，半年后再联系'],
  },
  {
    name: '海外市场与客户',
    by: 'he',
    origin: 2,
    words: 'Marketing|Customer|Campo',
    people: 5,
    reasons: ['客户资源匹配，等海外岗位', '沟通出色，行业经验稍浅'],
  },
  {
    name: '校招备选',
    by: 'zhou',
    origin: 1,
    words: '.',
    people: 6,
    reasons: ['综合评价靠前，作为补录人选', '可转为实习，毕业前再联系'],
  },
]

// Text: what the pool holds is read from what the company's story left behind.

const addFolder = prepared<{ id: number }>(`
with made as (
  insert into pool_folders (organisation_id, name, created_by, created_at)
  select organisation_id, $1, id, $3::timestamptz - interval '60 days' from users where username = $2
  returning organisation_id, id, created_by)
, opened as (
  insert into pool_folder_rights (organisation_id, folder_id, level) select organisation_id, id, 'see' from made)
select id from made`)

/** Whoever came furthest among those who were turned down, once each. */
const addMembers = prepared<object>(`
with turned_down as (
  select distinct on (a.candidate_id) a.organisation_id, a.id, a.candidate_id, a.stage, a.status_since
  from applications a join positions p on p.organisation_id = a.organisation_id and p.id = a.position_id
  where a.origin = $2 and a.step = 50 and p.title ~ $3
    and not exists (select from applications b where b.organisation_id = a.organisation_id and b.candidate_id = a.candidate_id and b.id > a.id)
    and not exists (select from pool_members m where m.organisation_id = a.organisation_id and m.candidate_id = a.candidate_id)
  order by a.candidate_id, a.id desc
), chosen as (
  select *, row_number() over (order by array_position(array[6, 5, 12, 3, 16, 15, 14, 1], stage::integer), id) as place from turned_down
), kept as (
  insert into pool_members (organisation_id, candidate_id, folder_id, application_id, owner_user_id, text, added_at)
  select c.organisation_id, c.candidate_id, f.id, c.id, f.created_by,
    ($5::text[])[1 + (c.place - 1) % cardinality($5::text[])], least($6, c.status_since + interval '1 day')
  from chosen c join pool_folders f on f.organisation_id = c.organisation_id and f.id = $1
  where c.place <= $4
  returning organisation_id, id, folder_id, owner_user_id, text, added_at)
insert into pool_history (organisation_id, member_id, happened_at, user_id, action, to_folder_id, text, batch_id)
select organisation_id, id, added_at, owner_user_id, 'kept', folder_id, text, gen_random_uuid() from kept`)

/** One who is asked about now, so that both sides have something to answer or to wait for. */
const addDistribution = prepared<object>(`
with asked as (
  insert into pool_distributions (organisation_id, member_id, to_user_id, from_user_id, text, asked_at)
  select m.organisation_id, m.id, u.id, m.owner_user_id, '方向与您团队接近，请看看是否合适', $2::timestamptz - interval '5 hours'
  from pool_members m join users u on u.organisation_id = m.organisation_id and u.username = $1
  where m.folder_id = $3 and not exists (select from pool_distributions d
    where d.organisation_id = m.organisation_id and d.member_id = m.id)
  order by m.id limit 1
  returning organisation_id, id, member_id, from_user_id, text, asked_at)
insert into pool_history (organisation_id, member_id, happened_at, user_id, action, text, batch_id, distribution_id)
select organisation_id, member_id, asked_at, from_user_id, 'asked', text, gen_random_uuid(), id from asked`)

/** Writes the company's talent pool: those who came far and were turned down, in folders, two of them with a colleague. */
export async function loadPool(tx: Transaction, now: Date): Promise<void> {
  const at = now.toISOString()
  for (const { name, by, origin, words, people, reasons } of folders) {
    const folder = await tx.find(addFolder(name, by, at))
    if (!folder) throw new Error(`The story knows no ${by}`)
    tx.save(addMembers(folder.id, origin, words, people, [...reasons], at))
    if (name === '软件与云平台') tx.save(addDistribution('qin', at, folder.id))
    if (name === '海外市场与客户') tx.save(addDistribution('marina', at, folder.id))
  }
}
