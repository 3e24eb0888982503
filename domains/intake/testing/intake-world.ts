import { intakeApi } from '@bole/intake/contract'
import { startWorld, type Visitor } from '@bole/server/testing'

type Files = Readonly<Record<string, Uint8Array>>

/** A multipart body as the browser sends it. */
export function formOf(files: Files, positionId: number) {
  const form = new FormData()
  form.set('position_id', String(positionId))
  for (const [name, bytes] of Object.entries(files)) form.append('file', new Blob([Buffer.from(bytes)]), name)
  return Object.assign(form, { position_id: positionId })
}

/** Asks again until something is so, for at most 15 seconds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came to be')
}

/** Waits until every file of an upload has been dealt with; answers the items by name. */
export async function settled(who: Visitor, progressId: number) {
  const query = { progress_id: progressId }
  await until(async () => (await who.ask(intakeApi.countItems, { query })).waiting === 0)
  const { list } = await who.ask(intakeApi.listItems, { query: { ...query, page_size: 200 } })
  return new Map(list.map((item) => [item.name, item]))
}

/** A world with its worker, one organisation, a recruiter and an open position. */
export async function startIntakeWorld() {
  const world = await startWorld({ role: 'all' })
  const organisation = await world.organisation()
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)

  async function uploaded(files: Files, positionId = position) {
    const { progress_id } = await recruiter.ask(intakeApi.upload, { body: formOf(files, positionId) })
    return { progressId: progress_id, items: await settled(recruiter, progress_id) }
  }

  const people = (phone: string) =>
    world.rows(
      'select id, name from candidates where organisation_id = $1 and phone = $2',
      organisation,
      phone,
    )

  const applications = (phone: string) =>
    world.rows(
      `select a.id from applications a
       join candidates c on c.organisation_id = a.organisation_id and c.id = a.candidate_id
       where c.organisation_id = $1 and c.phone = $2`,
      organisation,
      phone,
    )

  /** How an upload is counted. */
  async function progressOf(id: number) {
    const [row] = await world.rows('select total, done, failed, state from progress where id = $1', id)
    return row
  }

  return { world, organisation, recruiter, position, uploaded, people, applications, progressOf }
}

export type IntakeWorld = Awaited<ReturnType<typeof startIntakeWorld>>
