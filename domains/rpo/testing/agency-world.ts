import { rpoApi } from '@bole/rpo/contract'
import { startWorld, type Visitor } from '@bole/server/testing'

const { addImport, listRecords, listBatches, saveShare } = rpoApi

/** The lines of a short résumé. */
export function resumeOf(name: string, phone: string, employer = '云帆科技'): Uint8Array {
  const lines = [
    ...['个人简历', `姓名：${name}`, `手机：${phone}`, '教育经历'],
    ...['2015.09 - 2019.06  武汉大学  计算机科学与技术  本科', '工作经历'],
    `2019.07 - 至今  深圳市${employer}有限公司  高级工程师`,
  ]
  return new TextEncoder().encode(lines.join('\n'))
}

type Files = Readonly<Record<string, Uint8Array>>

/** An upload as a browser sends it. */
export function formOf(files: Files, positionId: number, dirId?: number) {
  const form = new FormData()
  form.set('position_id', String(positionId))
  if (dirId !== undefined) form.set('dir_id', String(dirId))
  for (const [name, bytes] of Object.entries(files)) form.append('file', new Blob([Buffer.from(bytes)]), name)
  return Object.assign(form, { position_id: positionId })
}

/** Asks again until something is so, for at most 30 seconds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came to be')
}

/** A company with a recruiter, a position of a project, and an agency the project is shared with; jobs run. */
export async function startAgencyWorld() {
  const world = await startWorld({ role: 'all' })
  const organisation = await world.organisation()
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation, { title: '后端工程师' })
  const [row] = await world.rows('select project_id from positions where id = $1', position)
  const project = Number(row?.project_id)

  /** Somebody outside with nothing but the right to hand in candidates. */
  async function newAgency(): Promise<Visitor> {
    const agency = await world.user(organisation, 'User2')
    await world.rows(`update users set permission_changes = '{"rpo.send": true}' where id = $1`, agency.id)
    return agency
  }
  const share = (...people: readonly Visitor[]) =>
    recruiter.ask(saveShare, { body: { theme_id: project, user_ids: people.map(({ id }) => id) } })

  const agency = await newAgency()
  await share(agency)

  const add = (who: Visitor, files: Files, at = position, dir?: number) =>
    who.ask(addImport, { body: formOf(files, at, dir) })
  const recordsOf = async (who: Visitor, query: object = {}) =>
    (await who.ask(listRecords, { query: { page_size: 200, ...query } })).list
  const batchesOf = async (who: Visitor) => (await who.ask(listBatches, { query: {} })).list

  /** The files of a batch once none is on its way any more, by name. */
  async function settled(who: Visitor, batchId: number, underway: readonly string[] = ['waiting', 'sent']) {
    await until(async () =>
      (await recordsOf(who, { batch_id: batchId })).every(({ status }) => !underway.includes(status)),
    )
    return new Map((await recordsOf(who, { batch_id: batchId })).map((record) => [record.name, record]))
  }
  return {
    ...{ world, organisation, recruiter, position, project, agency },
    ...{ newAgency, share, add, recordsOf, batchesOf, settled },
  }
}

export type AgencyWorld = Awaited<ReturnType<typeof startAgencyWorld>>
