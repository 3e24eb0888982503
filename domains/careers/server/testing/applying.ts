import { careersApi } from '@bole/careers/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'

/** A career site with one open position, its recruiter, and candidates who apply as often as they are asked to. */
export class Applying {
  readonly world: World
  readonly organisation: number
  readonly slug: string
  readonly stranger: Visitor
  readonly recruiter: Visitor
  readonly position: number
  #made = 0

  constructor(given: Pick<Applying, 'world' | 'organisation' | 'slug' | 'recruiter' | 'position'>) {
    this.world = given.world
    this.organisation = given.organisation
    this.slug = given.slug
    this.recruiter = given.recruiter
    this.position = given.position
    this.stranger = given.world.stranger()
  }

  /** Somebody new applies: the secret of their page and the number of the application. */
  async applied(): Promise<{ readonly token: string; readonly id: number }> {
    const number = String(++this.#made).padStart(4, '0')
    const { token } = await this.stranger.ask(careersApi.apply, {
      body: {
        slug: this.slug,
        position_id: this.position,
        idempotency_key: `key-that-a-browser-made-${number}`,
        name: `Ana ${number}`,
        phone: `+55 11 98765-${number}`,
        email: `ana${number}@example.com`,
        consent: true,
      },
    })
    const [row] = await this.world.rows(
      'select max(id)::int as id from applications where organisation_id = $1',
      this.organisation,
    )
    return { token, id: Number(row?.id) }
  }

  page(token: string) {
    return this.stranger.ask(careersApi.getApplication, { query: { token } })
  }

  async versionOf(id: number): Promise<number> {
    const [row] = await this.world.rows('select version from applications where id = $1', id)
    return Number(row?.version)
  }

  async moveTo(id: number, to: number, more: object = {}): Promise<void> {
    const body = { post_id: id, version: await this.versionOf(id), stage: to, ...more }
    await this.recruiter.ask(pipelineApi.move, { body })
  }

  historyOf(id: number) {
    return this.world.rows(
      'select action, actor, note, to_step, to_detail from application_history where application_id = $1 order by id',
      id,
    )
  }
}

export async function startApplying(options: Parameters<typeof startWorld>[0] = {}): Promise<Applying> {
  const world = await startWorld(options)
  const organisation = await world.organisation()
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation, { ownerId: recruiter.id })
  return new Applying({ world, organisation, slug: String(row?.slug), recruiter, position })
}
