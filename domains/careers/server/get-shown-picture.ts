import type { careersApi } from '@bole/careers/contract'
import type { Handler } from '@bole/platform/server'
import { shownLogo, shownPicture } from '@bole/themes/server'
import { enterSite } from './enter.ts'

/** A picture of a project's album. */
export const getShownPicture: Handler<typeof careersApi.getShownPicture> = async (context) => {
  const { query, tx, store } = context
  await enterSite(context, query.slug)
  const bytes = await shownPicture(tx, store, query.id, query.size)
  return { name: `${query.id}.webp`, mediaType: 'image/webp', bytes, isInline: true }
}

/** A company's logo. */
export const getShownLogo: Handler<typeof careersApi.getShownLogo> = async (context) => {
  await enterSite(context, context.query.slug)
  const bytes = await shownLogo(context.tx, context.query.id)
  return { name: `${context.query.id}.webp`, mediaType: 'image/webp', bytes, isInline: true }
}
