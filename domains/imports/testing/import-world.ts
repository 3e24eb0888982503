import { type ImportDetail, importsApi } from '@bole/imports/contract'
import { startWorld, type Visitor } from '@bole/server/testing'

/** A multipart body as the browser sends it. */
export function fileForm(name: string, content: Uint8Array | string) {
  const body = new FormData()
  body.append('file', new Blob([typeof content === 'string' ? content : Buffer.from(content)]), name)
  return body
}

/** A table of text. */
export const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

/** What a test says otherwise than the screen offers. */
interface Otherwise {
  readonly mapping?: ImportDetail['mapping']
  readonly position_id?: number | null
  readonly skips_known?: boolean
  readonly positions?: { word: string; position_id: number | null }[]
  readonly statuses?: { word: string; standing: 'interview' | 'eliminated' | null }[]
}

function bodyOf(one: ImportDetail, otherwise: Otherwise) {
  const { id, version, mapping, position_id, skips_known } = one
  return { id, version, mapping, position_id, skips_known, positions: [], statuses: [], ...otherwise }
}

/** A world with its worker, a company, somebody who imports and a position. */
export async function startImportWorld() {
  const world = await startWorld({ role: 'all' })
  const organisation = await world.organisation()
  const admin = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation, { title: '后端工程师' })

  /** The import once it is in one of these states. */
  async function until(id: number, ...states: readonly string[]): Promise<ImportDetail> {
    for (let tries = 0; tries < 600; tries += 1) {
      const one = await admin.ask(importsApi.viewImport, { query: { id } })
      if (states.includes(one.state)) return one
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(
      `import ${id} is still ${(await admin.ask(importsApi.viewImport, { query: { id } })).state}`,
    )
  }

  async function uploaded(name: string, content: Uint8Array | string, by: Visitor = admin) {
    const { id } = await by.ask(importsApi.uploadImport, { body: fileForm(name, content) })
    return until(id, 'read', 'unreadable')
  }

  async function tried(one: ImportDetail, otherwise: Otherwise = {}) {
    await admin.ask(importsApi.checkImport, { body: bodyOf(one, otherwise) })
    return until(one.id, 'checked')
  }

  async function ran(one: ImportDetail) {
    await admin.ask(importsApi.runImport, { body: { id: one.id, version: one.version } })
    return until(one.id, 'done')
  }

  async function undone(one: ImportDetail) {
    await admin.ask(importsApi.undoImport, { body: { id: one.id, version: one.version } })
    return until(one.id, 'undone')
  }

  /** A file from its upload to its end. */
  const imported = async (name: string, content: Uint8Array | string, otherwise: Otherwise = {}) =>
    ran(await tried(await uploaded(name, content), { position_id: position, ...otherwise }))

  const rowsOf = async (id: number) =>
    (await admin.ask(importsApi.listRows, { query: { id, page_size: 200 } })).list

  const countOf = async (
    table: 'candidates' | 'applications' | 'candidate_notes' | 'application_history',
  ) => {
    const [row] = await world.rows(
      `select count(*)::int as n from ${table} where organisation_id = $1`,
      organisation,
    )
    return Number(row?.n)
  }

  return {
    world,
    organisation,
    admin,
    position,
    until,
    uploaded,
    tried,
    ran,
    undone,
    imported,
    rowsOf,
    countOf,
  }
}

export type ImportWorld = Awaited<ReturnType<typeof startImportWorld>>
