import { lecturesApi } from '@bole/lectures/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'

/** Seven in the evening of a day in autumn, where the company is. */
export const evening = '2026-09-03T11:00:00.000Z'

/** A stop as it is given. */
export const stop = (city: string, university: string, datetime = evening) => ({
  city,
  university,
  address: '主楼',
  datetime,
  xjhUrl: '',
})

/** A company with campus projects, somebody who keeps their routes, and somebody at the door. */
export class AtTheDoor {
  readonly world: World
  readonly organisation: number
  readonly recruiter: Visitor
  readonly stranger: Visitor
  #made = 0

  constructor(world: World, organisation: number, recruiter: Visitor) {
    this.world = world
    this.organisation = organisation
    this.recruiter = recruiter
    this.stranger = world.stranger()
  }

  /** A campus project. */
  async project(): Promise<number> {
    const body = { theme_name: `2027 届 ${++this.#made}`, type: 'xz' as const }
    return (await this.recruiter.ask(themesApi.createTheme, { body })).id
  }

  /** A talk more in a project's route. */
  async add(theme_id: number, university = '清华大学', datetime = evening): Promise<number> {
    const body = { theme_id, kind: 'xjh' as const, ...stop('北京', university, datetime) }
    return (await this.recruiter.ask(lecturesApi.createLecture, { body })).id
  }

  route(theme_id: number) {
    return this.recruiter.ask(lecturesApi.viewRoute, { query: { theme_id } })
  }

  /** The first of a project's lectures. */
  async lecture(theme_id: number) {
    const { list } = await this.recruiter.ask(lecturesApi.listLectures, { query: { theme_id } })
    if (!list[0]) throw new Error('the project has no lecture')
    return list[0]
  }

  /** The secret in its code. */
  async tokenOf(theme_id: number): Promise<string> {
    return (await this.lecture(theme_id)).sign_in_path?.split('/').at(-1) ?? ''
  }

  /** What somebody at the door hears. */
  signIn(token: string, name: string, phone: string) {
    return this.stranger.send(lecturesApi.signIn, { body: { token, name, phone } })
  }

  async visitors(query: object, who = this.recruiter) {
    return (await who.ask(lecturesApi.listVisitors, { query })).list
  }
}

/** Starts a world with such a company. */
export async function startAtTheDoor(): Promise<AtTheDoor> {
  const world = await startWorld()
  const organisation = await world.organisation('光合')
  return new AtTheDoor(world, organisation, await world.user(organisation, 'OrgAdmin2'))
}
