import type { Entry, ResumeText } from './resume-text.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text made safe for markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

const entry = ({ when, title, detail, lines }: Entry) => `
      <article>
        <h3>${escapeHtml(title)} <time>${escapeHtml(when)}</time></h3>
        <p class="detail">${escapeHtml(detail)}</p>
        <ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
      </article>`

const style = `
    body { margin: 0; background: #f2f0ec; font: 15px/1.65 Georgia, "Songti SC", serif; color: #2d2a26 }
    main { max-width: 760px; margin: 40px auto; padding: 44px 56px; background: #fff; border-top: 8px solid #c2703d }
    h1 { margin: 0; font-size: 32px } h2 { margin: 28px 0 8px; font-size: 18px; color: #c2703d }
    h3 { margin: 12px 0 0; font-size: 15px } time { float: right; font-weight: normal; color: #8b857c }
    .detail { margin: 0; color: #6b655d } ul { margin: 4px 0 0; padding-left: 20px }
    dl { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: 2px 14px } dt { color: #8b857c } dd { margin: 0 }
`

/** A person's own page, saved and sent. */
export function cardHtml(resume: ResumeText): string {
  const facts = [...resume.contact, ...resume.facts]
  const listed = ({ title, list }: ResumeText['skills']) =>
    list.length === 0 ? '' : `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(list.join(' · '))}</p>`
  return `<!doctype html>
<html lang="${resume.language}">
  <head><meta charset="utf-8"><title>${escapeHtml(`${resume.name} · ${resume.heading}`)}</title><style>${style}</style></head>
  <body>
    <main>
      <h1>${escapeHtml(resume.name)}</h1>
      <p class="detail">${escapeHtml(resume.headline)}</p>
      <dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
      <h2>${escapeHtml(resume.about.title)}</h2><p>${escapeHtml(resume.about.text)}</p>
      ${resume.sections.map(({ title, entries }) => `<h2>${escapeHtml(title)}</h2>${entries.map(entry).join('')}`).join('\n      ')}
      ${listed(resume.skills)}
      ${listed(resume.languages)}
    </main>
  </body>
</html>
`
}
