import { careersApi } from '@bole/careers/contract'
import { addressOf } from '@bole/platform/contract'

/** Where the picture of a page is that others show beside a link to it. */
export function socialPicture(
  slug: string,
  of: { readonly position_id?: number; readonly project_id?: number } = {},
): string {
  return addressOf(careersApi.getSocialPicture, {}, { slug, ...of })
}
