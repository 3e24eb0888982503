import { type FileStore, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { type albums, dress } from '@bole/themes/model'
import { sql } from 'kysely'
import { keyOfSize } from './picture-store.ts'
import { themes } from './queries.ts'
import { answersOf, menuOf, scheduleOf } from './section-store.ts'

/** What a project shows on the career site beside its positions; a part that is not shown is empty. */
export interface ProjectSections {
  readonly id: number
  readonly name: string
  readonly origin: number
  readonly closesAt: Date | null
  /** Whether candidates rank several positions of it. */
  readonly ranksChoices: boolean
  readonly looks: dress.Looks
  readonly company: {
    readonly name: string
    readonly industry: string
    readonly scale: string
    readonly financing: string
    readonly description: string
    /** For `shownLogo`. */
    readonly logo: number | null
  }
  readonly menu: readonly { readonly title: string; readonly url: string }[]
  readonly schedule: readonly {
    readonly title: string
    readonly day_from: string
    readonly day_to: string | null
  }[]
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** Those that are ready, in their order; `id` is for `shownPicture`, sizes are in pixels. */
  readonly pictures: readonly {
    readonly id: number
    readonly caption: string
    readonly width: number
    readonly height: number
  }[]
}

/** What some projects of the organisation show, by their number; deleted ones are not among them. */
export async function sectionsOf(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProjectSections>> {
  const among = sql<number>`any(${ids}::bigint[])`
  const [projects, menu, schedule, answers, pictures] = await tx.load(
    themes.selectFrom('projects').selectAll().where('id', '=', among).where('is_deleted', '=', false),
    menuOf(ids),
    scheduleOf(ids),
    answersOf(ids),
    themes
      .selectFrom('project_pictures')
      .select(['project_id', 'id', 'caption', 'width', 'height'])
      .where('project_id', '=', among)
      .where('state', '=', 'ready')
      .orderBy('place'),
  )
  const of = <Row extends { readonly project_id: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ project_id }) => project_id === id)
  return new Map(
    projects.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        origin: row.origin,
        closesAt: row.closes_at,
        ranksChoices: row.ranks_choices,
        looks: dress.looksOf(row.looks),
        company: {
          name: row.company_name,
          industry: row.company_industry,
          scale: row.company_scale,
          financing: row.company_financing,
          description: row.company_description,
          logo: row.logo_id,
        },
        menu: of(menu, row.id).map(({ title, url }) => ({ title, url })),
        schedule: row.shows_schedule
          ? of(schedule, row.id).map(({ title, day_from, day_to }) => ({ title, day_from, day_to }))
          : [],
        answers: row.shows_answers
          ? of(answers, row.id).map(({ question, answer }) => ({ question, answer }))
          : [],
        pictures: of(pictures, row.id).map(({ id, caption, width, height }) => {
          return { id, caption, width: width ?? 0, height: height ?? 0 }
        }),
      },
    ]),
  )
}

/** The project an invitation's code names, while it is not deleted; null for any other text. */
export async function projectOfCode(tx: Transaction, code: string): Promise<number | null> {
  const found = await tx.find(
    themes.selectFrom('projects').select('id').where('code', '=', code).where('is_deleted', '=', false),
  )
  return found?.id ?? null
}

/** A picture that a project shows, as WebP; 404 where it shows none of that number. */
export async function shownPicture(tx: Transaction, store: FileStore, id: number, size: albums.PictureSize) {
  const picture = await tx.find(
    themes
      .selectFrom('project_pictures')
      .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'project_pictures.project_id'))
      .select(['project_pictures.storage_key', 'project_pictures.has_middle'])
      .where('project_pictures.id', '=', id)
      .where('project_pictures.state', '=', 'ready')
      .where('projects.is_deleted', '=', false),
  )
  if (!picture) throw notFound()
  return store.read(keyOfSize(picture, size))
}

/** A logo that a project shows, as WebP; 404 where none shows it. */
export async function shownLogo(tx: Transaction, id: number): Promise<Uint8Array> {
  const logo = await tx.find(
    themes
      .selectFrom('project_logos')
      .innerJoin('projects', (join) => sameTenant(join, 'projects.logo_id', 'project_logos.id'))
      .select('project_logos.bytes')
      .where('project_logos.id', '=', id)
      .where('projects.is_deleted', '=', false)
      .limit(1),
  )
  if (!logo) throw notFound()
  return new Uint8Array(logo.bytes)
}
