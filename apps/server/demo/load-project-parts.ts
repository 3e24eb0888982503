import { newCode } from '@bole/lectures/server'
import { prepared, type Transaction } from '@bole/platform/server'
import { daysBefore, type Numbers } from './company-rows.ts'
import { insertRows, numberOf, takeNumbers } from './insert-rows.ts'

/** A stop of the campus project's route: how many days from today, at which hour, and how many of whom we know came. */
const stops = [
  ['xjh', '上海', '上海交通大学', '闵行校区 菁菁堂 201', -24, 18.5, 9],
  ['xjh', '杭州', '浙江大学', '玉泉校区 邵科馆', -19, 19, 7],
  ['xjh', '成都', '电子科技大学', '沙河校区 学术交流厅', -12, 18.5, 6],
  ['xjh', '西安', '西安交通大学', '兴庆校区 东二楼 118', 3, 19, 0],
  ['xjh', '武汉', '华中科技大学', '东校区 八号楼报告厅', 6, 18.5, 0],
  ['xjh', '南京', '东南大学', '九龙湖校区 大学生活动中心', 10, 19, 0],
  ['yxj', '上海', '上海交通大学', '就业中心 3 楼面试间', -17, 9, 4],
  ['yxj', '成都', '电子科技大学', '就业中心 205', -5, 9.5, 3],
  ['yxj', '西安', '西安交通大学', '就业中心 2 楼', 8, 9, 0],
] as const

const schedule = [
  ['网申', -48, 60],
  ['宣讲会', -24, 10],
  ['测评与笔试', -20, 66],
  ['专业面试', -17, 80],
  ['录用沟通', 0, 95],
] as const

const answers = [
  ['可以投递几个职位？', '最多三个志愿，按顺序考虑；第一志愿结束后自动转到下一个。'],
  ['没有参加宣讲会，会影响结果吗？', '不会。宣讲会只是认识我们的机会，流程与结果都一样。'],
  ['面试在线上还是线下？', '专业面试可自选线上或到您所在城市的站点，综合面试在工作地点进行。'],
  ['多久能知道结果？', '每一步结束后五个工作日内，专属页面会更新，并发邮件告诉您。'],
] as const

// Students who applied before a stop took place came to it, a few for each.
const addVisitors = prepared<object>(`
insert into lecture_visitors (organisation_id, lecture_id, name, phone, signed_in_at)
select s.organisation_id, s.id, c.name, c.phone_digits, s.starts_at - make_interval(mins => (40 - 4 * c.place)::integer)
from (select *, row_number() over (order by id) - 1 as nth from lectures where project_id = $1 and starts_at < $2) s
join lateral (
  select name, phone as phone_digits, place from (
    select c.name, c.phone, row_number() over (order by c.id) as place, min(a.id) as first
    from candidates c join applications a on a.organisation_id = c.organisation_id and a.candidate_id = c.id
    where c.organisation_id = s.organisation_id and a.origin = 1 and c.phone is not null group by c.id, c.name, c.phone
  ) students where place between 1 + s.nth * 10 and s.nth * 10 + ($3::integer[])[s.nth + 1]
) c on true
on conflict do nothing`)

/** Writes what the campus project tells students: its days, answers, choices, stations and its route, with who came. */
export async function loadProjectParts(tx: Transaction, numbers: Numbers, now: Date): Promise<void> {
  const project_id = numberOf(numbers.projects, 'school-2027')
  const own = { organisation_id: tx.organisationId, project_id }
  const day = (days: number) => daysBefore(now, -days).toLocaleDateString('sv')
  tx.save(dressed(project_id))
  insertRows(
    tx,
    'project_schedule',
    schedule.map(([title, from, to], index) => ({
      ...{ ...own, title, day_from: day(from), day_to: day(to), place: index + 1 },
    })),
  )
  insertRows(
    tx,
    'project_answers',
    answers.map(([question, answer], index) => ({ ...own, question, answer, place: index + 1 })),
  )
  const ids = await takeNumbers(
    tx,
    'lectures',
    stops.map((_, index) => String(index)),
  )
  insertRows(
    tx,
    'lectures',
    stops.map(([kind, city, university, address, days, hour], index) => {
      const { code_seed, code_digest } = newCode()
      const starts_at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 0, hour * 60)
      return {
        ...{ ...own, id: numberOf(ids, String(index)), kind, city, university, address, starts_at },
        ...{ url: '', code_seed, code_digest: `\\x${Buffer.from(code_digest).toString('hex')}`, version: 1 },
        created_at: daysBefore(now, 40),
      }
    }),
  )
  insertRows(tx, 'lecture_routes', [{ ...own, version: stops.length }])
  tx.save(addVisitors(project_id, now, [9, 7, 6, 4, 3]))
}

const dressed = prepared<object>(`
update projects set ranks_choices = true, most_choices = 3, shows_schedule = true, shows_answers = true,
  looks = '{"desktop": {"skin": "band", "colour": "green"}, "phone": {"skin": "band", "colour": "green"}}',
  stations = '[{"name": "上海", "type": "city"}, {"name": "成都", "type": "city"}, {"name": "西安交通大学", "type": "university"}]'
where id = $1`)
