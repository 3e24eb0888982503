import type { Entry, Section, View } from '../view.ts'

const MEANT: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** Makes text safe inside TeX. */
export function tex(text: string): string {
  return text.replaceAll(/[\\~^&%$#_{}]/g, (sign) => MEANT[sign] ?? `\\${sign}`)
}

/** A whole TeX document; Chinese goes through xeCJK. */
export function documentOf(view: View, head: string, preamble: string, body: string): string {
  const chinese =
    view.language === 'zh' || /\p{Script=Han}/u.test(JSON.stringify(view))
      ? '\\usepackage{xeCJK}\\setCJKmainfont{Noto Serif CJK SC}\\setCJKsansfont{Noto Sans CJK SC}'
      : ''
  return `${head}\n${chinese}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
}

/** Lines as an itemised list; nothing for none. */
export function items(lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `\\begin{itemize}${lines.map((line) => `\\item ${tex(line)}`).join('\n')}\\end{itemize}`
}

/** A section's inside by a command for its entries; tags and lines as one paragraph each. */
export function filledSection(section: Section, entry: (one: Entry) => string): string {
  const tags = section.tags.length ? `${section.tags.map(tex).join(', ')}\n\n` : ''
  return (
    section.entries.map(entry).join('\n') +
    tags +
    (section.entries.length ? '' : section.lines.map((line) => `${tex(line)}\n\n`).join(''))
  )
}
