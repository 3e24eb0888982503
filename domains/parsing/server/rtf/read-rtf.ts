import { documentLimits } from '../document-limits.ts'
import { type FlowBlock, paragraphBlocks } from '../flow/flow-block.ts'
import { tableRow } from '../flow/table-rows.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { codePage, codePageOfFont } from './code-pages.ts'
import { type RtfToken, rtfTokens } from './rtf-tokens.ts'

/** How letters are set and taken within one group. */
interface Setting {
  isUnseen: boolean
  isBold: boolean
  /** In points. */
  size: number
  encoding: string
  /** How many signs stand behind a numbered letter for readers that do not know it. */
  fallback: number
}

const UNSEEN = new Set(
  'fonttbl colortbl stylesheet info pict object themedata xmlnstbl listtable revtbl footnote footer'.split(
    ' ',
  ),
)
const LIST_MARKS = new Set(['listtext', 'pntext'])
const SIGNS: Record<string, string> = {
  ...{ tab: '\t', line: '\n', '~': ' ', _: '-', bullet: '•', emdash: '—', endash: '–', '\\': '\\' },
  ...{ '{': '{', '}': '}', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', emspace: '  ' },
}

/** Gathers an RTF file's paragraphs and the cells and rows of its tables. */
class Gatherer {
  readonly blocks: FlowBlock[] = []
  private readonly cells: FlowBlock[][] = []
  private readonly paragraphs: FlowBlock[] = []
  private text = ''
  private bytes: number[] = []
  private bold = 0
  private size = 0
  private isItem = false
  isInTable = false

  add(text: string, setting: Setting): void {
    this.spellBytes(setting)
    if (setting.isUnseen) return
    this.text += text
    this.size = Math.max(this.size, text.trim() === '' ? 0 : setting.size)
    if (setting.isBold) this.bold += text.trim().length
  }

  addByte(byte: number, setting: Setting): void {
    if (!setting.isUnseen) this.bytes.push(byte)
  }

  /** Bytes of a code page come one by one and are letters only together. */
  spellBytes(setting: Setting): void {
    if (this.bytes.length === 0) return
    const text = new TextDecoder(setting.encoding).decode(Uint8Array.from(this.bytes))
    this.bytes = []
    this.add(text, setting)
  }

  markItem(): void {
    this.isItem = true
  }

  endParagraph(): void {
    const isBold = this.bold > 0 && this.bold >= this.text.replace(/\s/g, '').length * 0.8
    const kind = this.isItem ? 'item' : 'paragraph'
    this.paragraphs.push(...paragraphBlocks(kind, { text: this.text, size: this.size, isBold }))
    Object.assign(this, { text: '', bold: 0, size: 0, isItem: false })
    if (!this.isInTable) this.blocks.push(...this.paragraphs.splice(0))
  }

  endCell(): void {
    this.isInTable = true
    this.endParagraph()
    this.cells.push(this.paragraphs.splice(0))
  }

  endRow(): void {
    this.blocks.push(...tableRow(this.cells.splice(0)))
  }
}

const NEW_PARAGRAPH = new Set(['par', 'sect', 'page', 'column'])

function obey(
  token: RtfToken & { kind: 'word' },
  setting: Setting,
  gathered: Gatherer,
  fonts: Map<number, string>,
): void {
  const { word, number } = token
  if (word !== 'u') gathered.spellBytes(setting)
  const sign = SIGNS[word]
  if (sign !== undefined) gathered.add(sign, setting)
  else if (NEW_PARAGRAPH.has(word)) gathered.endParagraph()
  else if (word === 'cell' || word === 'nestcell') gathered.endCell()
  else if (word === 'row' || word === 'nestrow') gathered.endRow()
  else if (word === 'u' && number !== null) {
    const code = number < 0 ? number + 65536 : number
    gathered.add(String.fromCharCode(code), setting)
  } else if (word === 'intbl' || word === 'pard') gathered.isInTable = word === 'intbl'
  else if (word === 'uc') setting.fallback = Math.max(0, number ?? 1)
  else if (word === 'b') setting.isBold = number !== 0
  else if (word === 'fs') setting.size = (number ?? 24) / 2
  else if (word === 'plain') Object.assign(setting, { isBold: false, size: 12 })
  else if (word === 'v') setting.isUnseen ||= number !== 0
  else if (word === 'f') setting.encoding = fonts.get(number ?? 0) ?? setting.encoding
  else if (word === 'ansicpg') setting.encoding = codePage(number ?? 1252)
}

/** A Rich Text file's blocks. Pictures, fields' instructions and whatever a reader may leave out are left out. */
export function readRtf(bytes: Uint8Array): FlowBlock[] {
  const source = new TextDecoder('latin1').decode(bytes.subarray(0, documentLimits.markupLetters))
  const fonts = new Map<number, string>()
  const gathered = new Gatherer()
  let setting: Setting = { isUnseen: false, isBold: false, size: 12, encoding: 'windows-1252', fallback: 1 }
  const saved: Setting[] = []
  let left = 0
  let isFirst = false
  let font = 0
  let steps = 0
  for (const token of rtfTokens(source)) {
    if (++steps > documentLimits.richTextSteps) throw new UnreadableDocument('too_large')
    if (gathered.blocks.length > documentLimits.blocks) break
    const isFallback = left > 0 && (token.kind === 'byte' || token.kind === 'text')
    if (isFallback && token.kind === 'byte') left--
    else if (token.kind === 'text') {
      gathered.add(token.text.slice(left), setting)
      left = 0
    } else if (token.kind === 'byte') gathered.addByte(token.byte, setting)
    else if (token.kind === 'open') {
      gathered.spellBytes(setting)
      if (saved.push(setting) > documentLimits.richTextDepth) throw new UnreadableDocument('too_large')
      setting = { ...setting }
      left = 0
    } else if (token.kind === 'close') {
      gathered.spellBytes(setting)
      setting = saved.pop() ?? setting
      left = 0
    } else if (token.kind === 'word') {
      if (token.word === '*' || (isFirst && UNSEEN.has(token.word))) setting.isUnseen = true
      if (isFirst && LIST_MARKS.has(token.word)) {
        setting.isUnseen = true
        gathered.markItem()
      }
      if (token.word === 'f') font = token.number ?? 0
      if (token.word === 'fcharset') fonts.set(font, codePageOfFont(token.number ?? 0) ?? setting.encoding)
      obey(token, setting, gathered, fonts)
      left = token.word === 'u' ? setting.fallback : 0
    }
    isFirst = token.kind === 'open' || (isFirst && token.kind === 'word' && token.word === '*')
  }
  gathered.endParagraph()
  return gathered.blocks
}
