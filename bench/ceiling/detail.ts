import { whatCanBeDone } from '@bole/pipeline/model'
import type { ProcessStep, stages } from '@bole/processes/model'
import type pg from 'pg'
import { type ItemRow, itemColumns, itemJoins, itemOf, statusOf } from './items.ts'

interface OtherRow {
  id: number
  title: string
  origin: number
  stage: number
  step: number
  detail: number
  is_listed: boolean
  applied_at: Date
}

const one = {
  name: 'one',
  text: `select ${itemColumns}, a.left_because, (select coalesce(json_agg(json_build_object('id', s.id, 'stage', s.stage, 'title', s.title) order by s.place), '[]')
        from process_steps s where s.organisation_id = $1 and s.process_id = p.process_id and not s.is_gone) as process,
      a.origin, a.token_digest is not null as has_page,
      coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'part', p.part,
          'is_disabled', u.state <> 'enabled') order by p.part desc, u.id)
        from application_people p join users u on u.organisation_id = $1 and u.id = p.user_id
        where p.organisation_id = $1 and p.application_id = a.id and p.part <> 'owner'), '[]') as people
    from applications a ${itemJoins}
    where a.organisation_id = $1 and a.id = $2`,
}

const others = {
  name: 'others',
  text: `select a.id, p.title, a.origin, a.stage, a.step, a.detail, a.is_listed, a.applied_at
    from applications a join positions p on p.organisation_id = $1 and p.id = a.position_id
    where a.organisation_id = $1 and a.id <> $2
      and a.candidate_id = (select candidate_id from applications where organisation_id = $1 and id = $2)
    order by a.applied_at desc limit 50`,
}

const remarks = {
  name: 'remarks',
  text: `select h.id, h.happened_at, h.user_id, u.name, h.tags, h.note
    from (select *, lead(action) over (order by id) as next_action from application_history
      where organisation_id = $1 and application_id = $2) h
    join applications a on a.organisation_id = $1 and a.id = $2 and a.stage_record_id = h.stage_record_id
    left join users u on u.organisation_id = $1 and u.id = h.user_id
    where h.action in ('company_comment', 'company_change_score') and h.next_action is distinct from 'undo'
      and (h.note <> '' or h.tags <> '{}')
    order by h.id desc limit 50`,
}

interface RemarkRow {
  id: number
  happened_at: Date
  user_id: number | null
  name: string | null
  tags: string[]
  note: string
}

interface OneRow extends ItemRow {
  stage: stages.Stage
  left_because: 'removed' | 'moved_out' | null
  process: ProcessStep[]
  origin: number
  has_page: boolean
  people: object[]
}

/** One application with what may be done with it and the person's others. */
export async function detail(pool: pg.Pool, organisationId: number, id: number): Promise<object> {
  const values = [organisationId, id]
  const [found, rest, said] = await Promise.all([
    pool.query<OneRow>({ ...one, values }),
    pool.query<OtherRow>({ ...others, values }),
    pool.query<RemarkRow>({ ...remarks, values }),
  ])
  const [row] = found.rows
  if (!row) return { status: 'error', message: 'not found' }
  const { stage, step, detail: of, left_because: leftBecause } = row
  const possible = whatCanBeDone({ stage, step, detail: of, leftBecause }, row.process)
  return {
    status: 'success',
    message: '',
    data: {
      application: itemOf(row),
      can: {
        company_actions: possible.companyActions,
        candidate_actions: possible.candidateActions,
        stages: possible.stages,
        steps: possible.steps,
        next_step_id: possible.nextStep?.id ?? null,
        take_up: possible.canTakeUp,
        change_position: possible.steps.length > 0 || possible.companyActions.length > 0,
        transfer: possible.canTransfer,
        make_candidate_page: possible.canRemove,
        remove: possible.canRemove,
        restore: possible.canRestore,
      },
      origin: row.origin,
      has_page: row.has_page,
      people: row.people,
      remarks: said.rows.map((remark) => ({
        id: remark.id,
        create_time: remark.happened_at.toISOString(),
        update_time: remark.happened_at.toISOString(),
        user_id: remark.user_id,
        username: remark.name ?? '',
        tag_group_id: null,
        tags: remark.tags,
        appraise: remark.note,
      })),
      others: rest.rows.map((other) => ({
        post_id: other.id,
        position: other.title,
        origin: other.origin,
        status: statusOf(other.stage, other.step, other.detail),
        is_listed: other.is_listed,
        applied_at: other.applied_at.toISOString(),
      })),
    },
  }
}
