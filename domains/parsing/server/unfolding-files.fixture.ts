import { deflateRawSync, deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { pdfOf, stream } from './made-files.fixture.ts'

const megabyte = 1024 * 1024
const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, ' '), { level: 9 })

/** A PDF of pages whose content unfolds to so many megabytes each, mostly of blanks. */
export function unfoldingPdf(pages: number, megabytes: number): Uint8Array {
  const body = packed(megabytes * megabyte)
  const kids = Array.from({ length: pages }, (_, index) => `${3 + index} 0 R`).join(' ')
  const page = (index: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${3 + pages + index} 0 R >>`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, (_, index) => page(index)),
    ...Array.from({ length: pages }, () => stream('/Filter /FlateDecode', body)),
  ])
}

/** A PDF of one page that is packed twice, so that the first unpacking shows nothing suspicious; `5 0 R` says so in an object of its own. */
export function twiceFoldedPdf(megabytes: number, filter = '[/FlateDecode /FlateDecode]'): Uint8Array {
  const twice = deflateSync(packed(megabytes * megabyte), { level: 9 })
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>',
    stream(`/Filter ${filter}`, twice),
    '[/FlateDecode /FlateDecode]',
  ])
}

/** A page of so many elements, each within the one before. */
export function deepHtml(depth: number, name = 'div'): Uint8Array {
  return new TextEncoder().encode(`<html><body>${`<${name}>`.repeat(depth)}x`)
}

/** A Word file whose document is the given XML. */
export function wordOf(xml: string): Uint8Array {
  const text = (part: string) => new TextEncoder().encode(part)
  return zipSync({ '[Content_Types].xml': text('<Types/>'), 'word/document.xml': text(xml) }, { level: 9 })
}

/** A package of one part that claims to be small and is a hundred megabytes. */
export function lyingPackage(): Uint8Array {
  const name = Buffer.from('word/document.xml')
  const data = deflateRawSync(Buffer.alloc(100 * megabyte, 32), { level: 9 })
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(1000, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(20, 6)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(data.length, 20)
  central.writeUInt32LE(1000, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + data.length, 16)
  return new Uint8Array(Buffer.concat([local, name, data, central, name, end]))
}
