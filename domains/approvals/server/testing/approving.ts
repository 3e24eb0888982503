import { approvalsApi } from '@bole/approvals/contract'
import { inboxApi } from '@bole/inbox/contract'
import { inTransaction } from '@bole/platform/host'
import type { Job } from '@bole/platform/server'
import { startWorld, type Visitor, type World } from '@bole/server/testing'

type Answer = 'pass' | 'eliminate' | 'remain'

/** A company with an open position and whoever recruits for it; two hiring managers are anew in each test. */
export class Approving {
  readonly world: World
  readonly organisation: number
  readonly position: number
  readonly recruiter: Visitor
  first: Visitor
  second: Visitor

  constructor(
    given: Pick<Approving, 'world' | 'organisation' | 'position' | 'recruiter' | 'first' | 'second'>,
  ) {
    this.world = given.world
    this.organisation = given.organisation
    this.position = given.position
    this.recruiter = given.recruiter
    this.first = given.first
    this.second = given.second
  }

  /** Two others, of whom nothing was asked yet. */
  async anew(): Promise<void> {
    ;[this.first, this.second] = await twoManagers(this.world, this.organisation)
  }

  /** An application in the version it has now. */
  async seen(id: number) {
    const [row] = await this.world.rows('select version from applications where id = $1', id)
    return { post_id: id, version: Number(row?.version) }
  }

  candidate(name = 'Li Lei'): Promise<number> {
    return this.world.application(this.organisation, this.position, { name })
  }

  /** An application that these people were asked to approve. */
  async asked(rule: 'any' | 'all' | 'in_order', people: readonly Visitor[]): Promise<number> {
    const id = await this.candidate()
    const check_by_user_ids = people.map((one) => one.id)
    const body = { ...(await this.seen(id)), check_by_user_ids, rule }
    await this.recruiter.ask(approvalsApi.addCheck, { body })
    return id
  }

  async decide(who: Visitor, id: number, action: Answer = 'pass', more: object = {}) {
    const body = { ...(await this.seen(id)), action, text: 'ok', ...more }
    return who.send(approvalsApi.handleCheck, { body })
  }

  async stepOf(id: number): Promise<string> {
    const [row] = await this.world.rows('select stage, step from applications where id = $1', id)
    return `${row?.stage}/${row?.step}`
  }

  /** How the latest round stands, and each of its steps in their order. */
  async statesOf(id: number): Promise<string> {
    const { approval } = await this.recruiter.ask(approvalsApi.getApproval, { query: { post_id: id } })
    return [approval?.state, ...(approval?.approvers.map(({ state }) => state) ?? [])].join(' ')
  }

  /** What waits for somebody. */
  async mine(who: Visitor): Promise<number[]> {
    const { list } = await who.ask(approvalsApi.listApprovals, { query: { state: 'mine' } })
    return list.map(({ post_id }) => post_id)
  }

  /** Runs a job as the queue would, at a moment of its choosing; `meanwhile` happens before what it did is kept. */
  async run(job: Job, payload: object, now: Date, meanwhile?: () => Promise<unknown>): Promise<void> {
    const { server, store } = this.world
    const parts = { database: server.database, publish: server.announcer.publish }
    await job.run({
      payload,
      organisationId: this.organisation,
      store,
      now,
      log: () => undefined,
      inTransaction: (work) =>
        inTransaction(parts, this.organisation, async (tx) => {
          const done = await work(tx)
          await meanwhile?.()
          return done
        }),
    })
  }

  async unread(who: Visitor): Promise<number> {
    return (await who.ask(inboxApi.listNotices, { query: {} })).unread
  }
}

const twoManagers = async (world: World, organisation: number): Promise<[Visitor, Visitor]> => [
  await world.user(organisation, 'User2'),
  await world.user(organisation, 'User2'),
]

export async function startApproving(): Promise<Approving> {
  const world = await startWorld()
  const organisation = await world.organisation()
  const position = await world.position(organisation, { title: 'Engineer' })
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const [first, second] = await twoManagers(world, organisation)
  return new Approving({ world, organisation, position, recruiter, first, second })
}
