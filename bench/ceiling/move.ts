import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { statusOf } from './items.ts'

interface Standing {
  version: number
  stage: number
  step: number
  detail: number
  stage_record_id: number | null
  origin: number
  position_id: number
  project_id: number
  department_id: number | null
  process_step_id: number | null
  stage_since: Date
  status_since: Date
  left_because: string | null
  steps: readonly { id: number; stage: number; title: string }[]
}

const lock = {
  name: 'lock',
  text: `select version, stage, step, detail, stage_record_id, origin, position_id, project_id, department_id,
      process_step_id, stage_since, status_since, left_because,
      (select coalesce(json_agg(json_build_object('id', s.id, 'stage', s.stage, 'title', s.title) order by s.place), '[]')
        from positions p join process_steps s on s.organisation_id = p.organisation_id and s.process_id = p.process_id
          and not s.is_gone
        where p.organisation_id = a.organisation_id and p.id = a.position_id) as steps
    from applications a
    where organisation_id = $1 and id = $2 for update`,
}

const write = {
  name: 'write',
  text: `with closed as (
      update stage_records set closed_at = now() where organisation_id = $1 and id = $3
    ), opened as (
      insert into stage_records (organisation_id, application_id, stage, step, detail, process_step_id)
      values ($1, $2, $4, $5, $6, $12) returning id
    ), moved as (
      update applications set stage = $4, step = $5, detail = $6, stage_record_id = (select id from opened),
        process_step_id = $12, stage_since = now(), status_since = now(), version = version + 1
      where organisation_id = $1 and id = $2
    )
    insert into application_history (organisation_id, application_id, actor, user_id, action, from_stage, from_step,
      from_detail, to_stage, to_step, to_detail, from_record_id, stage_record_id, batch_id,
      from_process_step_id, to_process_step_id, from_title, to_title, from_stage_since, from_status_since,
      from_left_because, was_listed, is_listed)
    select $1, $2, 'user', 1, 'move', $7, $8, $9, $4, $5, $6, $3, id, $10, $11, $12, $13, $14, $15, $16, $17,
      $17::text is null, $17::text is null from opened`,
}

// Of the position, its project, its department and the whole origin, as the pages of either server read them.
const count = {
  name: 'count',
  text: `insert into application_counts
      (organisation_id, origin, position_id, project_id, department_id, process_step_id, shard, stage, step, detail, amount)
    select $1, $2, position_id, project_id, department_id, case when position_id = 0 then 0 else process_step end,
      shard, stage, step, detail, amount from
      (values ($3::bigint, 0, 0, 0), (0, $4::bigint, 0, 0), (0, 0, $5::bigint, 0), (0, 0, 0, $12::smallint))
        place(position_id, project_id, department_id, shard),
      (values ($13::bigint, $6::smallint, $7::smallint, $8::smallint, -1), ($14::bigint, $9::smallint, $10::smallint, $11::smallint, 1))
        status(process_step, stage, step, detail, amount)
    where department_id is not null
    order by position_id desc, project_id desc, department_id desc, shard, stage, step, detail
    on conflict (organisation_id, origin, position_id, project_id, department_id, process_step_id, stage, step, detail, shard)
    do update set amount = application_counts.amount + excluded.amount`,
}

/** A move with its records, history row and counts in one durable transaction: `asked` is the body of the call. */
export async function move(
  pool: pg.Pool,
  organisationId: number,
  asked: { post_id: number; version: number; stage: number },
): Promise<object> {
  const client = await pool.connect()
  const batchId = randomUUID()
  try {
    await client.query('begin')
    const { rows } = await client.query<Standing>({ ...lock, values: [organisationId, asked.post_id] })
    const [now] = rows
    if (now?.version !== asked.version) {
      await client.query('rollback')
      return { status: 'error', message: 'stale', code: 'stale' }
    }
    const next = [asked.stage, 10, 11]
    const before = [now.stage, now.step, now.detail]
    const record = [organisationId, asked.post_id, now.stage_record_id]
    const from = now.steps.find(({ id }) => id === now.process_step_id)
    const to = now.steps.find(({ stage }) => stage === asked.stage)
    const steps = [now.process_step_id, to?.id ?? null, from?.title ?? '', to?.title ?? '']
    const since = [now.stage_since, now.status_since, now.left_because]
    await client.query({ ...write, values: [...record, ...next, ...before, batchId, ...steps, ...since] })
    const place = [organisationId, now.origin, now.position_id, now.project_id, now.department_id]
    await client.query({
      ...count,
      values: [...place, ...before, ...next, randomInt(4), from?.id ?? 0, to?.id ?? 0],
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return {
    status: 'success',
    message: '',
    data: {
      post_id: asked.post_id,
      version: asked.version + 1,
      status: statusOf(asked.stage, 10, 11),
      batch_id: batchId,
    },
  }
}
