import { fromAddress } from '@bole/platform/web'

const { field, flag, id, oneOf, text, whole } = fromAddress

/** What stands in the address of the projects: the tab, the search, and the project whose form is open. */
export const addressFields = {
  tab: oneOf(['positions']),
  keyword: text(100),
  is_deleted: flag,
  page: whole(1, 10_000),
  /** A new project, or one by its number. */
  project: field((written): 'new' | number | undefined => (written === 'new' ? written : id.read(written))),
}
