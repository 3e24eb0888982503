import { automationApi } from '@bole/automation/contract'
import type { Setting } from '@bole/automation/model'
import { pipelineApi } from '@bole/pipeline/contract'
import type { Job } from '@bole/platform/server'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { looksAtTimes } from '../look-at-times.job.ts'
import { runsRules } from '../run-rules.job.ts'

/** A company with a position, its recruiter, and rules that run when a test says so. */
export class Ruling {
  readonly world: World
  company = 0
  position = 0
  #hr: Visitor | null = null

  constructor(world: World) {
    this.world = world
  }

  get hr(): Visitor {
    if (!this.#hr) throw new Error('begin first')
    return this.#hr
  }

  /** A company of its own for each test. */
  async begin(): Promise<void> {
    this.company = await this.world.organisation()
    this.#hr = await this.world.user(this.company, 'OrgAdmin2')
    this.position = await this.world.position(this.company, { ownerId: this.hr.id })
  }

  async rule(name: string, setting: Setting, by = this.hr): Promise<number> {
    const body = { origin: 2, name, setting: JSON.stringify(setting) }
    return (await by.ask(automationApi.createRule, { body })).id
  }

  async switchOn(id: number, by = this.hr): Promise<void> {
    const { version } = await this.view(id)
    await by.ask(automationApi.disableRule, { body: { id, version, is_disabled: false } })
  }

  /** A rule that is on. */
  async active(name: string, setting: Setting, by = this.hr): Promise<number> {
    const id = await this.rule(name, setting, by)
    await this.switchOn(id, by)
    return id
  }

  view(id: number) {
    return this.hr.ask(automationApi.viewRule, { query: { id } })
  }

  applies(): Promise<number> {
    return this.world.application(this.company, this.position)
  }

  async standing(id: number): Promise<string> {
    const [row] = await this.world.rows('select stage, step, detail from applications where id = $1', id)
    return `${row?.stage}/${row?.step}/${row?.detail}`
  }

  async moves(id: number, stage: number): Promise<void> {
    const [row] = await this.world.rows('select version from applications where id = $1', id)
    await this.hr.ask(pipelineApi.move, { body: { post_id: id, version: Number(row?.version), stage } })
  }

  async label(name: string): Promise<number> {
    const [row] = await this.world.rows(
      'insert into tags (organisation_id, name) values ($1, $2) returning id',
      this.company,
      name,
    )
    return Number(row?.id)
  }

  #context(payload: unknown, now: Date): Parameters<Job['run']>[0] {
    const { database, announcer } = this.world.server
    const parts = { database, publish: announcer.publish }
    return {
      payload,
      organisationId: this.company,
      store: this.world.store,
      now,
      log: () => undefined,
      inTransaction: (work) => inTransaction(parts, this.company, work),
    }
  }

  /** What has been left for the queue, taken from it. */
  async queued(): Promise<readonly unknown[]> {
    const rows = await this.world.rows(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'automation.run_rules' returning j.id, j.payload`,
    )
    return rows
      .toSorted((one, other) => Number(one.id) - Number(other.id))
      .map(({ payload }) => payload)
      .map((payload) =>
        typeof payload === 'object' && payload && 'payload' in payload ? payload.payload : payload,
      )
  }

  /** Runs what the queue was left, until nothing more comes of it; answers all of it. */
  async work(now = new Date()): Promise<readonly unknown[]> {
    const done: unknown[] = []
    for (let left = await this.queued(); left.length > 0; left = await this.queued()) {
      for (const payload of left) await this.again(payload, now)
      done.push(...left)
    }
    return done
  }

  again(payload: unknown, now = new Date()): Promise<void> {
    return runsRules.run(this.#context(payload, now))
  }

  async givesUp(payload: unknown): Promise<void> {
    await runsRules.giveUp?.(this.#context(payload, new Date()))
  }

  look(now: Date): Promise<void> {
    return looksAtTimes.run(this.#context({}, now))
  }
}

export async function startRuling(): Promise<Ruling> {
  return new Ruling(await startWorld())
}
