import { libraryApi } from '@bole/library/contract'
import { addressOf } from '@bole/platform/contract'
import type { Visitor } from '@bole/server/testing'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'

/** Waits for an export to end, and answers its row. */
export async function ended(who: Visitor, id: number) {
  const find = async () => {
    const { list } = await who.ask(libraryApi.listExports, { query: {} })
    return list.find((one) => one.id === id)
  }
  await expect.poll(async () => (await find())?.state, { timeout: 15_000 }).not.toBe('running')
  const row = await find()
  if (!row) throw new Error('the export is not listed')
  return row
}

/** The bytes of an export's file. */
export async function fileOf(who: Visitor, id: number): Promise<Uint8Array> {
  const address = who.origin + addressOf(libraryApi.getExport, {}, { export_id: id })
  const answer = await fetch(address, { headers: { cookie: who.cookie } })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The files within an archive, as text by name. */
export function unpacked(bytes: Uint8Array): ReadonlyMap<string, string> {
  const files = Object.entries(unzipSync(bytes))
  return new Map(files.map(([name, content]) => [name, new TextDecoder().decode(content)]))
}
