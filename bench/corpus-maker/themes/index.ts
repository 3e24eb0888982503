import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Entry, Section, View } from '../view.ts'

const MONTH = /^\d{4}-\d{2}$/
const day = (date: string | null): string =>
  date === null || date === 'present' ? '' : MONTH.test(date) ? `${date}-15` : `${date}-06-15`
const described = z.object({ module: z.string().optional(), main: z.string().optional() })
const module = z.looseObject({ default: z.unknown().optional() })
type Render = (resume: unknown) => unknown
const theme = z.object({ render: z.custom<Render>((value) => typeof value === 'function') })

function job(one: Entry): Record<string, unknown> {
  return {
    ...{ name: one.organisation, company: one.organisation, position: one.role, website: '', url: '' },
    ...{ startDate: day(one.start), endDate: day(one.end), summary: one.detail, highlights: one.lines },
  }
}

const of = (view: View, kinds: readonly string[]): Section[] =>
  view.sections.filter((one) => kinds.includes(one.kind))

/** The person in the schema that themes of the JSON Résumé project draw. */
function resumeOf(view: View): unknown {
  const value = (key: string): string =>
    [...view.facts, ...view.intent].find((fact) => fact.key === key)?.value ?? ''
  return {
    basics: {
      ...{
        name: view.name,
        label: value('position'),
        email: value('email'),
        phone: value('phone'),
        url: '',
        website: '',
      },
      summary: [
        view.slogan,
        ...of(view, ['text'])
          .slice(0, 1)
          .flatMap((one) => one.lines),
      ]
        .filter(Boolean)
        .join(' '),
      location: { address: '', postalCode: '', city: value('city'), countryCode: '', region: '' },
      profiles: [],
    },
    work: of(view, ['work', 'intern']).flatMap((one) => one.entries.map(job)),
    volunteer: of(view, ['club']).flatMap((one) =>
      one.entries.map((entry) => ({ ...job(entry), organization: entry.organisation })),
    ),
    education: of(view, ['edu']).flatMap((one) =>
      one.entries.map((entry) => ({
        ...{ institution: entry.organisation, area: entry.role, studyType: entry.detail, url: '' },
        ...{ startDate: day(entry.start), endDate: day(entry.end), gpa: '', score: '', courses: entry.lines },
      })),
    ),
    skills: of(view, ['skills']).flatMap((one) =>
      one.tags.map((name) => ({ name, level: '', keywords: [] })),
    ),
    languages: of(view, ['lang']).flatMap((one) => one.lines.map((language) => ({ language, fluency: '' }))),
    projects: of(view, ['proj']).flatMap((one) =>
      one.entries.map((entry) => ({
        ...{
          name: entry.organisation,
          description: entry.lines[0] ?? '',
          highlights: entry.lines.slice(1),
          url: '',
        },
        ...{
          startDate: day(entry.start),
          endDate: day(entry.end),
          roles: entry.role ? [entry.role] : [],
          keywords: [],
        },
      })),
    ),
    interests: [],
    awards: [],
    publications: [],
    references: [],
    certificates: [],
  }
}

/** The themes of other authors that documents are drawn with, by the name used in people/*.txt. */
export const THEMES = [
  'elegant',
  'even',
  'flat',
  'kendall',
  'macchiato',
  'stackoverflow',
  'onepage',
  'spartan',
  'short',
  'class',
] as const

/** Draws a page by a theme installed in the folder that CORPUS_THEMES names (`npm install jsonresume-theme-…`). */
export async function themed(view: View, name: string): Promise<string> {
  const folder = join(process.env.CORPUS_THEMES ?? '', 'node_modules', `jsonresume-theme-${name}`)
  const about = described.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const loaded = module.parse(await import(join(folder, about.module ?? about.main ?? 'index.js')))
  const { render } = theme.parse('render' in loaded ? loaded : loaded.default)
  return String(await render(resumeOf(view)))
}
