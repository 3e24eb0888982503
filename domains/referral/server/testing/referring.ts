import { careersApi } from '@bole/careers/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { referralApi } from '@bole/referral/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'

/** A company with a position open to referral, its HR, a colleague who refers, and friends who apply by links. */
export class Referring {
  readonly world: World
  company = 0
  slug = ''
  position = 0
  project = 0
  #friends = 0
  #hr: Visitor | null = null
  #colleague: Visitor | null = null

  constructor(world: World) {
    this.world = world
  }

  get hr(): Visitor {
    if (!this.#hr) throw new Error('begin first')
    return this.#hr
  }

  get colleague(): Visitor {
    if (!this.#colleague) throw new Error('begin first')
    return this.#colleague
  }

  /** A company of its own for each test. */
  async begin(): Promise<void> {
    this.company = await this.world.organisation()
    const [row] = await this.world.rows('select slug from organisations where id = $1', this.company)
    this.slug = String(row?.slug)
    this.#hr = await this.world.user(this.company, 'OrgAdmin2')
    this.#colleague = await this.world.user(this.company, 'User2')
    this.position = await this.world.position(this.company, { ownerId: this.hr.id })
    this.project = await this.projectOf(this.position)
    await this.open([this.position])
  }

  async projectOf(position: number): Promise<number> {
    const [row] = await this.world.rows('select project_id from positions where id = $1', position)
    return Number(row?.project_id)
  }

  open(position_ids: number[]) {
    return this.hr.ask(referralApi.openPositions, { body: { theme_id: this.project, position_ids } })
  }

  async code(by = this.colleague, body: object = {}): Promise<string> {
    return (await by.ask(referralApi.makeCode, { body })).code
  }

  /** Somebody applies by a link; the number of the application. */
  async applies(ref: string, more: Record<string, unknown> = {}): Promise<number> {
    const number = String(++this.#friends).padStart(4, '0')
    const contact = { phone: `1380013${number}`, email: `friend${number}@example.com`, name: `友 ${number}` }
    const body = {
      ...{ slug: this.slug, position_id: this.position, consent: true as const, source: `ref:${ref}` },
      ...{ idempotency_key: `key-that-a-browser-made-${number}`, ...contact, ...more },
    }
    await this.world.stranger().ask(careersApi.apply, { body })
    const [row] = await this.world.rows(
      'select max(id)::int as id from applications where organisation_id = $1',
      this.company,
    )
    return Number(row?.id)
  }

  async moveTo(id: number, stage: number): Promise<void> {
    const [row] = await this.world.rows('select version from applications where id = $1', id)
    const body = { post_id: id, version: Number(row?.version), stage }
    await this.hr.ask(pipelineApi.move, { body })
  }

  async outcome(id: number): Promise<string> {
    const [row] = await this.world.rows('select outcome from referrals where application_id = $1', id)
    return String(row?.outcome ?? 'none')
  }

  async source(id: number): Promise<string> {
    const [row] = await this.world.rows('select source, source_code from applications where id = $1', id)
    return [row?.source, row?.source_code].filter(Boolean).join(':')
  }

  promise(milestone: 'applied' | 'interview' | 'offer' | 'joined', amount: number, more: object = {}) {
    const today = new Date()
    const valid_from = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
    const body = { milestone, amount, currency: 'CNY', valid_from, ...more }
    return this.hr.ask(referralApi.addRule, { body })
  }

  async statement(by = this.hr): Promise<string[]> {
    const { list } = await by.ask(referralApi.listRewards, { query: {} })
    return list.map(({ milestone, amount, state, lines }) => {
      return `${milestone} ${amount} ${state} (${lines.map(({ kind }) => kind).join(' ')})`
    })
  }
}

export async function startReferring(): Promise<Referring> {
  return new Referring(await startWorld())
}
