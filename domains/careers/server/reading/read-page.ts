import { careersApi } from '@bole/careers/contract'
import type { Language } from '@bole/platform/contract'
import { Failure, type Transaction } from '@bole/platform/server'
import { projectOfCode } from '@bole/themes/server'
import { siteWordsIn } from '../../contract/texts/index.ts'
import { onceOpen } from '../careers-store.ts'
import { enterSite } from '../enter.ts'
import { findPositions } from '../find-positions.ts'
import { tellPosition } from '../tell-position.ts'
import { tellProject } from '../tell-project.ts'
import { tellSite } from '../tell-site.ts'
import { closedPage } from './closed-page.ts'
import type { ReadablePage, Reading } from './frame.ts'
import { positionPage } from './position-page.ts'
import { projectPage } from './project-page.ts'
import { sitePage } from './site-page.ts'

/** What somebody asked for. */
export interface AskedPage {
  /** As in the address: `/careers/demo/positions/7`. */
  readonly path: string
  readonly search: URLSearchParams
  readonly language: Language
  /** The address people use, without a slash at its end. */
  readonly origin: string
  readonly now: Date
}

const shapes =
  /^\/careers\/(?<slug>[a-z0-9][a-z0-9-]{1,62})(?:\/(?<kind>projects|positions)\/(?<id>[1-9]\d{0,15}))?\/?$/

/** Pages of the app alone: applying, and those that a secret or a code leads to. */
const ofTheApp =
  /^\/careers(?:\/[a-z0-9][a-z0-9-]{1,62}\/positions\/[1-9]\d{0,15}\/apply|\/(?:application|lecture|queue|queue\/hall|room|pool)\/[^/]+|\/receipt\/check)?\/?$/

/** Whether there can be a page at an address of the career sites at all. */
export const isAddress = (path: string): boolean => shapes.test(path) || ofTheApp.test(path)

/** Whether an address is that of a page that is also read without scripts. */
export const isReadable = (path: string): boolean => shapes.test(path)

/** The page of an address as it is read without scripts; null where there is nothing there. */
export async function readPage(tx: Transaction, asked: AskedPage): Promise<ReadablePage | null> {
  const { slug = '', kind, id } = shapes.exec(asked.path)?.groups ?? {}
  const { language, origin } = asked
  const organisation = await enterSite({ tx }, slug).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
  if (!organisation) return null
  const reading: Reading = { language, origin, organisation, say: siteWordsIn(language) }
  if (kind === 'positions') {
    const position = await tellPosition(tx, organisation, Number(id), asked.now)
    if (position) return positionPage(reading, position)
    const closed = await tx.find(onceOpen(Number(id)))
    return closed ? closedPage(reading, closed) : null
  }
  const code = asked.search.get('project')
  if (kind === 'projects') return readProject(tx, reading, { id: Number(id), isInvited: false }, asked.now)
  const invited = code ? await projectOfCode(tx, code.slice(0, 20)) : null
  if (invited !== null) return readProject(tx, reading, { id: invited, isInvited: true }, asked.now)
  return readSite(tx, reading, asked)
}

async function readProject(
  tx: Transaction,
  reading: Reading,
  asked: { readonly id: number; readonly isInvited: boolean },
  now: Date,
): Promise<ReadablePage | null> {
  const { organisation } = reading
  const project = await tellProject(tx, organisation, asked, now)
  if (!project) return null
  const query = { slug: organisation.slug, project_id: project.id, page_size: 50 }
  const { data } = await findPositions(tx, organisation, query, now)
  return projectPage(reading, project, data.list)
}

async function readSite(tx: Transaction, reading: Reading, { search, now }: AskedPage) {
  const { organisation } = reading
  const [keyword = '', city = '', category = '', origin = '', project_id = '', cursor = ''] = [
    ...['keyword', 'city', 'category', 'origin', 'project_id', 'cursor'],
  ].map((name) => search.get(name) ?? '')
  const wanted = { keyword, city, category, origin, project_id }
  const given = Object.entries({ ...wanted, cursor }).filter(([, value]) => value !== '')
  const { slug } = organisation
  // What cannot be understood is not looked for.
  const query = careersApi.listPositions.query.safeParse({ slug, ...Object.fromEntries(given) })
  const site = await tellSite(tx, organisation, now)
  const found = await findPositions(tx, organisation, query.data ?? { slug, page_size: 20 }, now)
  return sitePage(reading, site, found, wanted)
}
