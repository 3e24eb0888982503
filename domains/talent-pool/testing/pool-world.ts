import type { Role } from '@bole/accounts/model'
import type { BodyOf, RequestOf } from '@bole/platform/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { talentPoolApi } from '@bole/talent-pool/contract'

const { createFolder, keepTalents, listTalents } = talentPoolApi

type Rights = Partial<BodyOf<typeof createFolder>>
type Conditions = NonNullable<RequestOf<typeof listTalents>['query']>

/** An organisation with a position, and what tests of its pool do again and again. */
export class PoolWorld {
  readonly world: World
  organisation = 0
  position = 0
  #admin: Visitor | null = null

  constructor(world: World) {
    this.world = world
  }

  static async start(): Promise<PoolWorld> {
    return new PoolWorld(await startWorld())
  }

  /** A new organisation, with somebody who manages all of its pool. */
  async renew(): Promise<void> {
    this.organisation = await this.world.organisation()
    this.position = await this.world.position(this.organisation)
    this.#admin = await this.user('OrgAdmin2')
  }

  get admin(): Visitor {
    if (!this.#admin) throw new Error('renew the world before each test')
    return this.#admin
  }

  user(role: Role, departmentId: number | null = null): Promise<Visitor> {
    return this.world.user(this.organisation, role, departmentId)
  }

  department(name: string, parentId: number | null = null): Promise<number> {
    return this.world.department(this.organisation, name, parentId)
  }

  /** As many places as the pool has; null: no limit. */
  async limit(places: number | null): Promise<void> {
    await this.world.rows(
      'update organisations set talent_places = $2 where id = $1',
      this.organisation,
      places,
    )
  }

  async folder(name: string, rights: Rights = {}, who = this.admin): Promise<number> {
    return (await who.ask(createFolder, { body: { name, ...rights } })).id
  }

  /** The application of somebody who applied. */
  applied(name: string, more: Parameters<World['application']>[2] = {}): Promise<number> {
    return this.world.application(this.organisation, this.position, { name, ...more })
  }

  /** The application of somebody who is kept in a folder. */
  async kept(name: string, folder_id: number, text = ''): Promise<number> {
    const post_id = await this.applied(name)
    await this.admin.ask(keepTalents, { body: { post_ids: [post_id], folder_id, text } })
    return post_id
  }

  /** Who is listed under some conditions. */
  async listed(query: Conditions = {}, who = this.admin) {
    return (await who.ask(listTalents, { query })).list
  }

  async names(query: Conditions = {}, who = this.admin): Promise<string[]> {
    return (await this.listed(query, who)).map(({ basic }) => basic.name)
  }

  /** The numbers of everybody listed. */
  async ids(query: Conditions = {}): Promise<number[]> {
    return (await this.listed(query)).map(({ id }) => id)
  }
}
