import { pipelineApi } from '@bole/pipeline/contract'
import type { RequestOf } from '@bole/platform/contract'
import { stages } from '@bole/processes/model'
import { recount, type Visitor, type World } from '@bole/server/testing'
import type * as z from 'zod'
import { figure } from '../../contract/schemas.ts'

const { stage } = stages

type Move = RequestOf<typeof pipelineApi.move>['body']
type Say = RequestOf<typeof pipelineApi.giveFeedback>['body']

/** A department with two positions in two projects, nine applications in different states, and who may see which. */
export class Story {
  readonly world: World
  organisationId = 0
  positionId = 0
  projectId = 0
  otherPositionId = 0
  otherProjectId = 0
  readonly people: { admin: Visitor; head: Visitor; manager: Visitor; stranger: Visitor }
  /** Noon of the day the story is told on. */
  readonly noon: Date
  readonly today: string

  private constructor(world: World, noon: Date, people: Story['people']) {
    this.world = world
    this.noon = noon
    this.today = dateOf(noon)
    this.people = people
  }

  get admin(): Visitor {
    return this.people.admin
  }

  /** Leads the department of the first position. */
  get head(): Visitor {
    return this.people.head
  }

  /** Interviews two of the candidates. */
  get manager(): Visitor {
    return this.people.manager
  }

  /** An administrator of another organisation. */
  get stranger(): Visitor {
    return this.people.stranger
  }

  static async begin(world: World): Promise<Story> {
    const noon = new Date()
    noon.setHours(12, 0, 0, 0)
    world.now = noon
    const organisation = await world.organisation()
    const team = await world.department(organisation, 'Team')
    const story = new Story(world, noon, {
      admin: await world.user(organisation, 'OrgAdmin2'),
      head: await world.user(organisation, 'DepAdmin2', team),
      manager: await world.user(organisation, 'User2', team),
      stranger: await world.user(await world.organisation('Other'), 'OrgAdmin2'),
    })
    story.organisationId = organisation
    story.positionId = await world.position(organisation, { departmentId: team })
    story.otherPositionId = await world.position(organisation, { title: 'Designer' })
    story.projectId = await story.projectOf(story.positionId)
    story.otherProjectId = await story.projectOf(story.otherPositionId)
    await story.tell()
    return story
  }

  /** At this hour of the day, so many days from today. */
  at(hour: number, days = 0): string {
    const moment = new Date(this.noon)
    moment.setDate(moment.getDate() + days)
    moment.setHours(hour)
    return moment.toISOString()
  }

  dayAfter(days: number): string {
    return dateOf(new Date(this.at(12, days)))
  }

  async application(positionId = this.positionId): Promise<number> {
    return this.world.application(this.organisationId, positionId)
  }

  /** Somebody meets before noon, or on a day before: that is agreed on before they meet. */
  async move(id: number, to: Omit<Move, 'post_id' | 'version'>): Promise<void> {
    const meetsAt = new Date(to.meets_at ?? this.noon)
    this.world.now = meetsAt < this.noon ? meetsAt : this.noon
    await this.admin.ask(pipelineApi.move, { body: { ...to, post_id: id, version: await this.version(id) } })
    this.world.now = this.noon
  }

  async say(id: number, action: (Say & { side: 'company' })['action']): Promise<void> {
    const body = { side: 'company' as const, action, version: await this.version(id) }
    await this.admin.ask(pipelineApi.giveFeedback, { params: { id }, body })
  }

  /** Puts an application into a status that only time or a room leads to. */
  async put(id: number, step: number, detail: number): Promise<void> {
    const [row] = await this.world.rows('select * from applications where id = $1', id)
    await this.world.rows('update applications set step = $2, detail = $3 where id = $1', id, step, detail)
    await this.world.rows(
      'update stage_records set step = $2, detail = $3 where id = $1',
      row?.stage_record_id,
      step,
      detail,
    )
    await recount(this.world)
  }

  private async tell(): Promise<void> {
    await this.application()
    const early = await this.application()
    await this.world.rows(
      `update applications set applied_at = $2, status_since = $2 where id = $1`,
      early,
      this.at(12, -10),
    )
    const meetings = { stage: stage.interview, interviewer_ids: [this.manager.id] }
    const today = await this.application()
    await this.move(today, { ...meetings, meets_at: this.at(15), meets_until: this.at(16), place: 'Room 4' })
    const over = await this.application()
    await this.move(over, { ...meetings, meets_at: this.at(9), meets_until: this.at(10) })
    await this.put(over, 30, 0)
    const cancelled = await this.application()
    await this.move(cancelled, { stage: stage.interview, meets_at: this.at(17) })
    await this.say(cancelled, 'cancel')
    const lapsed = await this.application()
    await this.move(lapsed, { stage: stage.offer, offer_valid_until: this.today })
    await this.put(lapsed, 10, 15)
    const missed = await this.application()
    await this.move(missed, { stage: stage.entry, entry_date: this.today })
    await this.put(missed, 10, 12)
    const records = 'id in (select stage_record_id from applications where id in ($2, $3))'
    await this.world.rows(
      `update stage_records set offer_valid_until = offer_valid_until + $1::integer, entry_date = entry_date + $1::integer
       where ${records}`,
      -1,
      lapsed,
      missed,
    )
    const joining = await this.application()
    await this.move(joining, { stage: stage.entry, entry_date: this.today })
    const ended = await this.application(this.otherPositionId)
    await this.say(ended, 'eliminate')
  }

  private async version(id: number): Promise<number> {
    const [row] = await this.world.rows('select version from applications where id = $1', id)
    return Number(row?.version)
  }

  private async projectOf(positionId: number): Promise<number> {
    const [row] = await this.world.rows('select project_id from positions where id = $1', positionId)
    return Number(row?.project_id)
  }
}

/** A day as it is written, in the zone the test runs in. */
function dateOf(moment: Date): string {
  return new Intl.DateTimeFormat('sv').format(moment)
}

/** Every number of an answer that carries a link. */
export function figuresIn(value: unknown): z.output<typeof figure>[] {
  if (Array.isArray(value)) return value.flatMap(figuresIn)
  if (value === null || typeof value !== 'object') return []
  const own = figure.safeParse(value)
  return [...(own.success ? [own.data] : []), ...Object.values(value).flatMap(figuresIn)]
}
