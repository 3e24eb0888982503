import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import type { Fact, View } from '../view.ts'
import { accent, thirds } from './inbox-classes.ts'
import { documentOf, filledSection, items, tex } from './markup.ts'

const factOf = (view: View, key: string): string => view.facts.find((fact) => fact.key === key)?.value ?? ''
const HELD = ['phone', 'email', 'city']
const others = (view: View): Fact[] => [
  ...view.facts.filter((fact) => !HELD.includes(fact.key)),
  ...view.intent,
]

/** The moderncv class in one of its styles: commands take date, title, institution, place, grade and text. */
function modern(style: string): (view: View) => string {
  return (view) => {
    const words = view.name.split(' ')
    const name = view.language === 'zh' ? [view.name, ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? '']
    const preamble = `\\usepackage[scale=0.8]{geometry}
\\name{${tex(name[0] ?? '')}}{${tex(name[1] ?? '')}}
\\title{${tex(view.intent.find((fact) => fact.key === 'position')?.value ?? '')}}
${factOf(view, 'city') ? `\\address{${tex(factOf(view, 'city'))}}{}{}` : ''}
${factOf(view, 'phone') ? `\\phone[mobile]{${tex(factOf(view, 'phone'))}}` : ''}
${factOf(view, 'email') ? `\\email{${tex(factOf(view, 'email'))}}` : ''}
${
  others(view).length
    ? `\\extrainfo{${others(view)
        .map((fact) => tex(fact.bare))
        .join(' --- ')}}`
    : ''
}
${view.slogan ? `\\quote{${tex(view.slogan)}}` : ''}`
    const body = view.sections
      .map(
        (one) =>
          `\\section{${tex(one.title)}}\n${
            one.entries.length
              ? one.entries
                  .map(
                    (entry) =>
                      `\\cventry{${tex(entry.period)}}{${tex(entry.kind === 'edu' ? [entry.detail, entry.role].filter(Boolean).join(', ') : entry.role || entry.organisation)}}{${tex(entry.kind !== 'edu' && !entry.role ? '' : entry.organisation)}}{${tex(entry.kind === 'edu' ? '' : entry.detail)}}{}{${items(entry.lines)}}`,
                  )
                  .join('\n')
              : [...(one.tags.length ? [one.tags.join(', ')] : []), ...one.lines]
                  .map((line) => `\\cvitem{}{${tex(line)}}`)
                  .join('\n')
          }`,
      )
      .join('\n')
    return documentOf(
      view,
      `\\documentclass[11pt,a4paper,sans]{moderncv}\n\\moderncvstyle{${style}}\n\\moderncvcolor{blue}\n\\moderncvicons{letters}`,
      preamble,
      `\\makecvtitle\n${body}\n${tex(view.footer)}`,
    )
  }
}

/** The one-page article that engineers share: organisation and place, post and dates in italics, small bullets. */
function article(view: View): string {
  const preamble = `\\usepackage[margin=0.6in]{geometry}\\usepackage{titlesec}\\usepackage{enumitem}
\\titleformat{\\section}{\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule]
\\setlist[itemize]{leftmargin=0.2in,itemsep=-2pt,topsep=2pt}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\newcommand{\\entry}[4]{\\begin{tabular*}{\\textwidth}[t]{l@{\\extracolsep{\\fill}}r}\\textbf{#1} & #2 \\\\ \\textit{\\small #3} & \\textit{\\small #4}\\end{tabular*}\\par}`
  const body = view.sections
    .map(
      (one) =>
        `\\section{${tex(one.title)}}\n${filledSection(one, (entry) =>
          entry.kind === 'proj'
            ? `\\textbf{${tex(entry.organisation)}} $|$ \\emph{${tex(entry.role)}} \\hfill ${tex(entry.period)}\\par ${items(entry.lines)}`
            : entry.kind === 'edu'
              ? `\\entry{${tex(entry.organisation)}}{}{${tex([entry.detail, entry.role].filter(Boolean).join(', '))}}{${tex(entry.period)}}${items(entry.lines)}`
              : `\\entry{${tex(entry.role || entry.organisation)}}{${tex(entry.period)}}{${tex(entry.role ? entry.organisation : '')}}{${tex(entry.detail)}}${items(entry.lines)}`,
        )}`,
    )
    .join('\n')
  const facts = [...view.facts, ...view.intent].map((fact) => tex(fact.bare)).join(' $|$ ')
  return documentOf(
    view,
    '\\documentclass[letterpaper,11pt]{article}',
    preamble,
    `\\begin{center}{\\Huge \\scshape ${tex(view.name)}}\\\\ \\vspace{2pt}\\small ${facts}\\end{center}\n${tex(view.slogan)}\n${body}\n\n${tex(view.footer)}`,
  )
}

/** The simplecv class: two headers above the title, topics whose labels stand in a margin of a fifth. */
function simple(view: View): string {
  const topic = (label: string, text: string): string => `\\item[${tex(label)}] ${text}`
  const body = view.sections
    .map((one) => {
      const entries = one.entries.map((entry) =>
        topic(
          entry.period,
          `\\textbf{${tex(entry.organisation)}}${[entry.role, entry.detail]
            .filter(Boolean)
            .map((part) => `, ${tex(part)}`)
            .join('')}. ${entry.lines.map(tex).join(' ')}`,
        ),
      )
      const rest = [
        ...(one.tags.length ? [one.tags.join(', ')] : []),
        ...(one.entries.length ? [] : one.lines),
      ]
      return `\\section{${tex(one.title)}}\n\\begin{topic}\n${[...entries, ...rest.map((text) => topic('', tex(text)))].join('\n')}\n\\end{topic}`
    })
    .join('\n')
  const left = view.facts.filter((fact) => !['phone', 'email'].includes(fact.key))
  const right = [...view.facts.filter((fact) => !left.includes(fact)), ...view.intent]
  const linesOf = (facts: readonly Fact[]): string => facts.map((fact) => tex(fact.bare)).join('\\\\')
  return documentOf(
    view,
    '\\documentclass[11pt]{simplecv}',
    '\\usepackage[margin=1in]{geometry}',
    `\\leftheader{${linesOf(left)}}\n\\rightheader{${linesOf(right)}}\n\\title{${tex(view.name)}}\n\\maketitle\n${tex(view.slogan)}\n${body}\n\n${tex(view.footer)}`,
  )
}

/** A table of two columns without rules: dates and titles in the narrow one, which breaks them, the text in the wide one. */
function margin(view: View): string {
  const body = view.sections
    .map((one) => {
      const rows = one.entries.map(
        (entry) =>
          `${tex(entry.period)} & \\textbf{${tex(entry.organisation)}}\\newline ${tex([entry.role, entry.detail].filter(Boolean).join(', '))}${entry.lines.map((line) => `\\newline ${tex(line)}`).join('')}\\\\[4pt]`,
      )
      const rest = [
        ...(one.tags.length ? [one.tags.join(', ')] : []),
        ...(one.entries.length ? [] : one.lines),
      ]
      return `\\section*{${tex(one.title)}}\n\\begin{tabular}{>{\\raggedright}p{0.17\\textwidth}p{0.76\\textwidth}}\n${[...rows, ...rest.map((text) => ` & ${tex(text)}\\\\`)].join('\n')}\n\\end{tabular}`
    })
    .join('\n')
  const facts = [...view.facts, ...view.intent].map((fact) => tex(fact.bare)).join(' \\quad ')
  return documentOf(
    view,
    '\\documentclass[10pt,a4paper]{article}',
    '\\usepackage[margin=0.9in]{geometry}\\usepackage{array}\\pagestyle{empty}\\setlength{\\parindent}{0pt}',
    `{\\LARGE\\bfseries ${tex(view.name)}}\n\n${facts}\n\n${tex(view.slogan)}\n${body}\n\n${tex(view.footer)}`,
  )
}

/** Every design drawn by TeX, by the name used in people/*.txt; the first five by classes of other authors. */
export const TEX_LAYOUTS: Record<string, (view: View) => string> = {
  'modern-classic': modern('classic'),
  'modern-casual': modern('casual'),
  'modern-banking': modern('banking'),
  'modern-oldstyle': modern('oldstyle'),
  'modern-fancy': modern('fancy'),
  'simple-class': simple,
  'tex-margin': margin,
  'tex-article': article,
  'tex-thirds': thirds,
  'tex-accent': accent,
}

/** Sets a TeX document into a PDF; the directory is scratch space. */
export async function setPdf(source: string, scratch: string): Promise<Buffer> {
  const folder = await mkdtemp(join(scratch, 'tex-'))
  await writeFile(join(folder, 'in.tex'), source)
  // The class asks for a font package of half a gigabyte even where letters stand for its pictures.
  for (const font of ['fontawesome5', 'academicons'])
    await writeFile(join(folder, `${font}.sty`), '\\providecommand*{\\faCircle}[1][]{\\textbullet}')
  const options = ['-interaction=nonstopmode', '-halt-on-error', `-output-directory=${folder}`]
  for (const _ of [1, 2]) await run('xelatex', [...options, 'in.tex'], folder)
  return readFile(join(folder, 'in.pdf'))
}
