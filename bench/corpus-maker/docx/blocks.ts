import {
  BorderStyle,
  Document,
  type FileChild,
  Packer,
  Paragraph,
  Table,
  TableCell,
  type TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Entry, Fact, Section, View } from '../view.ts'

/** A paragraph of one run. */
export function line(
  text: string,
  how: { bold?: boolean; size?: number; color?: string; center?: boolean } = {},
): Paragraph {
  const { center, ...run } = how
  return new Paragraph({
    alignment: center ? 'center' : 'left',
    spacing: { before: 20, after: 20 },
    children: [new TextRun({ text, ...run })],
  })
}

/** A bullet of Word's own list. */
export function bullet(text: string): Paragraph {
  return new Paragraph({ bullet: { level: 0 }, children: [new TextRun(text)] })
}

/** `label：value` pieces in one text, the given gap between them. */
export function factLine(view: View, facts: readonly Fact[], gap: string): string {
  const colon = view.language === 'zh' ? '：' : ': '
  return facts.map((fact) => fact.label + colon + fact.value).join(gap)
}

/** The parts of an entry's first line that are there at all. */
export function parts(entry: Entry): string[] {
  return [entry.period, entry.organisation, entry.role, entry.detail].filter(Boolean)
}

/** Skills and lines of a section without entries. */
export function closing(section: Section, view: View): Paragraph[] {
  const tags = section.tags.length ? [line(section.tags.join(view.language === 'zh' ? '、' : ', '))] : []
  return [
    ...tags,
    ...(section.entries.length
      ? []
      : section.lines.map((text) => (section.lines.length > 1 ? bullet(text) : line(text)))),
  ]
}

/** A cell holding the given blocks; `share` is its width in per cent. */
export function cell(
  children: readonly (Paragraph | Table)[],
  share: number,
  how: { fill?: string; span?: number } = {},
): TableCell {
  return new TableCell({
    children: [...children],
    width: { size: share, type: WidthType.PERCENTAGE },
    ...(how.fill ? { shading: { fill: how.fill } } : {}),
    ...(how.span ? { columnSpan: how.span } : {}),
  })
}

/** A table of the page's width, with or without rules. */
export function table(rows: readonly TableRow[], ruled: boolean, widths: readonly number[]): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' }
  const borders = {
    top: none,
    bottom: none,
    left: none,
    right: none,
    insideHorizontal: none,
    insideVertical: none,
  }
  return new Table({
    rows: [...rows],
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((share) => share * 96),
    ...(ruled ? {} : { borders }),
  })
}

/** Packs the blocks into a .docx file. */
export function pack(
  view: View,
  children: readonly FileChild[],
  latin: string,
  eastAsia: string,
  size = 21,
): Promise<Buffer> {
  const document = new Document({
    creator: '',
    title: '',
    styles: { default: { document: { run: { size, font: { ascii: latin, hAnsi: latin, eastAsia } } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 },
          },
        },
        // A table must not be the last thing in Word's older format, so something always follows.
        children: [...children, line(view.footer, { size: 17, color: '777777' })],
      },
    ],
  })
  return Packer.toBuffer(document)
}
