import { framed, type ReadablePage, type Reading } from './frame.ts'
import { markup } from './markup.ts'
import { socialPicture } from './social-picture-path.ts'

/** A position that takes no applications any more: its title, and the way to the others. */
export function closedPage(
  reading: Reading,
  { id, title }: { readonly id: number; readonly title: string },
): ReadablePage {
  const { say, organisation } = reading
  const site = `/careers/${organisation.slug}`
  const page = framed(reading, {
    title: say('position_gone_title'),
    description: [title, organisation.name, say('position_gone')].join(' · '),
    path: `${site}/positions/${id}`,
    picture: socialPicture(organisation.slug),
    content: markup`<p><b>${title}</b></p><p>${say('position_gone')}</p><p><a href="${site}">${say('back_to_positions')}</a></p>`,
  })
  return { ...page, isGone: true }
}
