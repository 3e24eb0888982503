import type { Content } from 'pdfmake'
import type { View } from '../view.ts'

interface Pen {
  x: number
  y: number
  width: number
  size: number
}

const wide = /[\p{Script=Han}，。、；：（）！？“”《》￥]/u

/** Breaks a text to the pen's width by counting letters, as programs without a layout engine do. */
function broken(text: string, pen: Pen): string[] {
  const rows: string[] = []
  let row = ''
  let used = 0
  for (const piece of text.match(
    /[\p{Script=Han}，。、；：（）！？“”]|[^\p{Script=Han}\s，。、；：（）！？“”]+|\s+/gu,
  ) ?? []) {
    const length = [...piece].reduce((sum, letter) => sum + (wide.test(letter) ? 1 : 0.56), 0) * pen.size
    if (used + length > pen.width && row.trim()) {
      rows.push(row.trimEnd())
      row = ''
      used = 0
    }
    row += row ? piece : piece.trimStart()
    used += length
  }
  return row.trim() ? [...rows, row.trimEnd()] : rows
}

function write(pen: Pen, text: string, out: Content[], bold = false): void {
  for (const row of broken(text, pen)) {
    out.push({ text: row, fontSize: pen.size, bold, absolutePosition: { x: pen.x, y: pen.y }, noWrap: true })
    pen.y += pen.size * 1.42
  }
}

function story(view: View, pen: Pen, kinds: (kind: string) => boolean, out: Content[]): void {
  const comma = view.language === 'zh' ? '、' : ', '
  for (const one of view.sections.filter((section) => kinds(section.kind))) {
    pen.y += 5
    write({ ...pen, size: pen.size + 2 }, one.title, out, true)
    pen.y += pen.size * 1.75
    for (const entry of one.entries) {
      write(
        pen,
        [entry.period, entry.organisation, entry.role, entry.detail].filter(Boolean).join('  '),
        out,
        true,
      )
      for (const text of entry.lines) write(pen, `- ${text}`, out)
    }
    if (one.tags.length) write(pen, one.tags.join(comma), out)
    if (!one.entries.length) for (const text of one.lines) write(pen, text, out)
  }
}

function facts(view: View, pen: Pen, out: Content[]): void {
  const colon = view.language === 'zh' ? '：' : ': '
  for (const fact of [...view.facts, ...view.intent]) write(pen, fact.label + colon + fact.value, out)
}

/** Every line set at its own coordinates, top to bottom, one page. */
export function rawLines(view: View): Content[] {
  const out: Content[] = []
  const pen = { x: 50, y: 46, width: 495, size: 9.5 }
  write({ ...pen, size: 20 }, view.name, out, true)
  pen.y += 30
  facts(view, pen, out)
  write(pen, view.slogan, out)
  story(view, pen, () => true, out)
  write(pen, view.footer, out)
  return out
}

/** Two columns at coordinates, the right one drawn first and the name last: reading order is not drawing order. */
export function rawScatter(view: View): Content[] {
  const out: Content[] = []
  const side = (kind: string): boolean => kind === 'skills' || kind === 'lang' || kind === 'text'
  story(view, { x: 225, y: 96, width: 330, size: 9.2 }, (kind) => !side(kind), out)
  const pen = { x: 36, y: 100, width: 165, size: 9 }
  facts(view, pen, out)
  story(view, pen, side, out)
  write({ x: 36, y: 808, width: 520, size: 8 }, view.footer, out)
  write({ x: 36, y: 74, width: 520, size: 9 }, view.slogan, out)
  write({ x: 36, y: 40, width: 520, size: 22 }, view.name, out, true)
  return out
}
