import type { careersApi } from '@bole/careers/contract'
import { Failure, type Handler, notFound } from '@bole/platform/server'
import { siteWordsIn } from '../../contract/texts/index.ts'
import { enterSite } from '../enter.ts'
import { tellPosition } from '../tell-position.ts'
import { tellProject } from '../tell-project.ts'
import { tellSite } from '../tell-site.ts'
import { drawPicture } from './draw-picture.ts'

/** Says what the page says at its top, in the language of whoever asks. */
export const getSocialPicture: Handler<typeof careersApi.getSocialPicture> = async (context) => {
  const { query, tx, now, language } = context
  const organisation = await enterSite(context, query.slug)
  const say = siteWordsIn(language)
  const told = async () => {
    if (query.project_id !== undefined) {
      const asked = { id: query.project_id, isInvited: false }
      const project = await tellProject(tx, organisation, asked, now)
      if (!project || query.position_id === undefined)
        return project && { title: project.name, facts: say('positions', { count: project.position_count }) }
    }
    if (query.position_id !== undefined) {
      const position = await tellPosition(tx, organisation, query.position_id, now)
      return position && { title: position.title, facts: position.cities.join(' · ') }
    }
    const { position_count } = await tellSite(tx, organisation, now)
    return { title: say('join'), facts: say('positions', { count: position_count }) }
  }
  const words = await told()
  if (!words) throw notFound()
  // Drawing takes a second, and needs no database.
  await tx.commit()
  const bytes = await drawPicture({ ...words, organisation: organisation.name })
  if (!bytes) throw new Failure('unavailable')
  return { name: 'picture.png', mediaType: 'image/png', bytes, isInline: true }
}
