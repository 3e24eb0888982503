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
}

const lock = {
  name: 'lock',
  text: `select version, stage, step, detail, stage_record_id, origin, position_id, project_id, department_id
    from applications
    where organisation_id = $1 and id = $2 for update`,
}

const write = {
  name: 'write',
  text: `with closed as (
      update stage_records set closed_at = now() where organisation_id = $1 and id = $3
    ), opened as (
      insert into stage_records (organisation_id, application_id, stage, step, detail)
      values ($1, $2, $4, $5, $6) returning id
    ), moved as (
      update applications set stage = $4, step = $5, detail = $6, stage_record_id = (select id from opened),
        stage_since = now(), status_since = now(), version = version + 1
      where organisation_id = $1 and id = $2
    )
    insert into application_history (organisation_id, application_id, actor, user_id, action, from_stage, from_step,
      from_detail, to_stage, to_step, to_detail, from_record_id, stage_record_id, batch_id)
    select $1, $2, 'user', 1, 'move', $7, $8, $9, $4, $5, $6, $3, id, $10 from opened`,
}

// Of the position, its project, its department and the whole origin, as the pages of either server read them.
const count = {
  name: 'count',
  text: `insert into application_counts
      (organisation_id, origin, position_id, project_id, department_id, shard, stage, step, detail, amount)
    select $1, $2, place.*, status.* from
      (values ($3::bigint, 0, 0, 0), (0, $4::bigint, 0, 0), (0, 0, $5::bigint, 0), (0, 0, 0, $12::smallint))
        place(position_id, project_id, department_id, shard),
      (values ($6::smallint, $7::smallint, $8::smallint, -1), ($9::smallint, $10::smallint, $11::smallint, 1))
        status(stage, step, detail, amount)
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
    await client.query({ ...write, values: [...record, ...next, ...before, batchId] })
    const place = [organisationId, now.origin, now.position_id, now.project_id, now.department_id]
    await client.query({ ...count, values: [...place, ...before, ...next, randomInt(4)] })
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
