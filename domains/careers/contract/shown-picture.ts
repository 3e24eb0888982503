import { addressOf } from '@bole/platform/contract'
import { albums } from '@bole/themes/model'
import { careersApi } from './api.ts'

/** How much of a screen a picture of an album takes: all of a phone's, a column of a wide one's. */
const sizes = '(min-width: 40rem) 24rem, 100vw'

/** What a picture of an album is shown by: the address of the wide one, and those a narrow screen may take instead. */
export function shownPicture(
  slug: string,
  { id, width }: { readonly id: number; readonly width: number },
): { readonly src: string; readonly srcSet: string; readonly sizes: string } {
  const at = (size: albums.PictureSize) =>
    addressOf(careersApi.getShownPicture, {}, size === 'wide' ? { slug, id } : { slug, id, size })
  const srcSet = albums.offeredSizes(width).map((one) => `${at(one.size)} ${one.width}w`)
  return { src: at('wide'), srcSet: srcSet.join(', '), sizes }
}
