import { bounds } from '@bole/imports/model'
import { Parser } from 'htmlparser2'
import type { Archive } from './archive.ts'
import { Unreadable } from './unreadable.ts'

interface Listening {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Reads a part of a workbook piece by piece; nothing is in it that this does not hold against its bound. Names come without their prefix. */
export function xmlParser({ open, text, close }: Listening): Parser {
  const plain = (name: string) => name.slice(name.indexOf(':') + 1)
  return new Parser(
    {
      onopentag: (name, attributes) => open?.(plain(name), attributes),
      ontext: (piece) => text?.(piece),
      onclosetag: (name) => close?.(plain(name)),
    },
    { xmlMode: true, decodeEntities: true },
  )
}

/** The whole of a part, told to whoever listens; a workbook may lack it. */
export async function readPart(archive: Archive, path: string, listening: Listening): Promise<void> {
  const entry = archive.entries.get(path)
  if (!entry) return
  const parser = xmlParser(listening)
  const decoder = new TextDecoder()
  for await (const chunk of await archive.open(entry)) parser.write(decoder.decode(chunk, { stream: true }))
  parser.end()
}

/** The texts that cells share, in their order; how they are to be pronounced is left out. */
export async function sharedTexts(archive: Archive): Promise<readonly string[]> {
  const texts: string[] = []
  let letters = 0
  let current = ''
  let isText = false
  let isPronounced = false
  await readPart(archive, 'xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') isPronounced = true
      isText = name === 't'
    },
    text: (piece) => {
      if (!isText || isPronounced) return
      current = (current + piece).slice(0, bounds.cellLetters)
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isPronounced = false
      if (name !== 'si') return
      letters += current.length
      if (letters > bounds.sharedLetters) throw new Unreadable('too_large')
      texts.push(current)
    },
  })
  return texts
}

/** The formats of Excel that are dates by their numbers (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Which styles of cells show days: their numbers are then no numbers. */
export async function dateStyles(archive: Archive): Promise<ReadonlySet<number>> {
  const formats = new Set<number>()
  const styles = new Set<number>()
  let isWithin = false
  let place = 0
  await readPart(archive, 'xl/styles.xml', {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && /[yd]/i.test(formatCode.replace(/"[^"]*"|\[[^\]]*\]/g, '')))
        formats.add(Number(numFmtId))
      if (name === 'cellXfs') isWithin = true
      if (name !== 'xf' || !isWithin) return
      if (isBuiltInDate(Number(numFmtId)) || formats.has(Number(numFmtId))) styles.add(place)
      place += 1
    },
    close: (name) => {
      if (name === 'cellXfs') isWithin = false
    },
  })
  return styles
}

/** Where the first sheet of a workbook lies. */
export async function firstSheet(archive: Archive): Promise<string> {
  let first: string | undefined
  await readPart(archive, 'xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'sheet')
        first ??= attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
    },
  })
  let target = 'worksheets/sheet1.xml'
  await readPart(archive, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target = target }) => {
      if (name === 'Relationship' && Id === first) target = Target
    },
  })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
