import type { Entry, Section, View } from '../view.ts'
import { documentOf, filledSection, items, tex } from './markup.ts'

const SIDE = ['edu', 'skills', 'lang', 'text']

function heading(one: Section): string {
  return `\\section*{${tex(one.title)}}\n`
}

/** The student's one-pager in thirds: schools and skills in a narrow column, jobs in a wide one, contacts under a large name. */
export function thirds(view: View): string {
  const side = (entry: Entry): string =>
    `\\textbf{${tex(entry.organisation)}}\\\\ {\\small ${[entry.detail, entry.role].filter(Boolean).map(tex).join(' in ')}\\\\ ${tex(entry.period)}}\\\\[4pt] ${items(entry.lines)}`
  const main = (entry: Entry): string =>
    `{\\large\\textbf{${tex(entry.organisation)}}}${entry.role ? ` $|$ {\\scshape ${tex(entry.role)}}` : ''}\\\\ {\\small\\itshape ${[entry.period, entry.detail].filter(Boolean).map(tex).join(' $|$ ')}}\\par ${items(entry.lines)}\\vspace{4pt}`
  const column = (isSide: boolean): string =>
    view.sections
      .filter((one) => SIDE.includes(one.kind) === isSide)
      .map(
        (one) =>
          `${heading(one)}${filledSection({ ...one, tags: [] }, isSide ? side : main)}${one.tags.map((tag) => `\\textbullet\\ ${tex(tag)} `).join('')}`,
      )
      .join('\n')
  const facts = [...view.facts, ...view.intent].map((fact) => tex(fact.bare)).join(' $|$ ')
  return documentOf(
    view,
    '\\documentclass[10pt,letterpaper]{article}',
    '\\usepackage[margin=0.5in]{geometry}\\usepackage{titlesec}\\usepackage{enumitem}\\usepackage{fontspec}\\setmainfont{Lato}\\titleformat{\\section}{\\large\\scshape}{}{0em}{}\\titlespacing*{\\section}{0pt}{6pt}{3pt}\\setlist[itemize]{leftmargin=0.15in,itemsep=-2pt,topsep=2pt}\\pagestyle{empty}\\setlength{\\parindent}{0pt}',
    `\\begin{center}{\\fontsize{32}{36}\\selectfont ${tex(view.name)}}\\\\[4pt]{\\small ${facts}}\\\\ ${tex(view.slogan)}\\end{center}\\hrule\n\\begin{minipage}[t]{0.31\\textwidth}\\raggedright ${column(true)}\\end{minipage}\\hfill\\begin{minipage}[t]{0.65\\textwidth}\\raggedright ${column(false)}\\end{minipage}`,
  )
}

/** A much copied class: name in two weights, the first letters of titles in colour, organisation and place, post and dates. */
export function accent(view: View): string {
  const words = view.name.split(' ')
  const name =
    words.length > 1
      ? `${words.slice(0, -1).map(tex).join(' ')} \\textbf{${tex(words.at(-1) ?? '')}}`
      : `\\textbf{${tex(view.name)}}`
  const entry = (one: Entry): string => {
    const [bold, place, post] =
      one.kind === 'edu'
        ? [
            one.organisation,
            '',
            [one.detail, one.role].filter(Boolean).join(view.language === 'zh' ? '，' : ' in '),
          ]
        : [one.organisation, one.detail, one.role]
    return `\\entry{${tex(bold)}}{${tex(place)}}{${tex(post)}}{${tex(one.period)}}${items(one.lines)}`
  }
  const title = (one: Section): string => {
    const text = [...one.title]
    return `\\section*{\\textcolor{accent}{${tex(text.slice(0, 3).join(''))}}${tex(text.slice(3).join(''))}}\n`
  }
  const tagged = (one: Section): Section => ({
    ...one,
    tags: [],
    lines: one.tags.length ? [one.tags.join(', ')] : one.lines,
  })
  const facts = [...view.facts, ...view.intent].map((fact) => tex(fact.bare)).join(' \\textbar{} ')
  return documentOf(
    view,
    '\\documentclass[11pt,a4paper]{article}',
    '\\usepackage[margin=0.8in]{geometry}\\usepackage{titlesec}\\usepackage{enumitem}\\usepackage{xcolor}\\usepackage{fontspec}\\setmainfont{Roboto}\\definecolor{accent}{HTML}{DC3522}\\titleformat{\\section}{\\Large\\bfseries}{}{0em}{}[\\titlerule]\\setlist[itemize]{leftmargin=0.2in,itemsep=-1pt,topsep=2pt}\\pagestyle{empty}\\setlength{\\parindent}{0pt}\n\\newcommand{\\entry}[4]{\\begin{tabular*}{\\textwidth}{l@{\\extracolsep{\\fill}}r}\\textbf{#1} & \\textcolor{accent}{\\itshape #2}\\\\ {\\small\\scshape #3} & {\\small\\itshape #4}\\end{tabular*}\\par}',
    `\\begin{center}{\\fontsize{30}{34}\\selectfont ${name}}\\\\[3pt]{\\footnotesize ${facts}}\\\\[2pt]{\\itshape ${tex(view.slogan)}}\\end{center}\n${view.sections.map((one) => title(one) + filledSection(tagged(one), entry)).join('\n')}`,
  )
}
