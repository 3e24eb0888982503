import { fromAddress } from '@bole/platform/web'

const { flag, oneOf, text, whole } = fromAddress

/** What stands in the address of the projects: the tab and the search. */
export const addressFields = {
  tab: oneOf(['positions']),
  keyword: text(100),
  is_deleted: flag,
  page: whole(1, 10_000),
}
