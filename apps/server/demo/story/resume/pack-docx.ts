import type { Document } from 'docx'
import { Packer } from 'docx'
import { unzipSync, zipSync } from 'fflate'

const written = '2026-11-02T00:00:00.000Z'
// ZIP keeps local wall-clock time, so the day must be local for equal bytes in every time zone.
const mtime = new Date(2026, 10, 2)

/** The Word file with the clock taken out: entry times and the creation date are fixed, so equal content is equal bytes. */
export async function packDocx(document: Document): Promise<Uint8Array> {
  const entries = unzipSync(new Uint8Array(await Packer.toBuffer(document)))
  const core = entries['docProps/core.xml']
  if (core !== undefined) {
    const xml = new TextDecoder().decode(core).replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, written)
    entries['docProps/core.xml'] = new TextEncoder().encode(xml)
  }
  return zipSync(entries, { mtime, level: 6 })
}
