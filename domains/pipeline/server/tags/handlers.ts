import { createReason, updateReason } from './keep-reasons.ts'
import { createTagGroup, updateTagGroup } from './keep-tag-groups.ts'
import { createTag, retireTag, updateTag } from './keep-tags.ts'
import { listReasons } from './list-reasons.ts'
import { listTagGroups, listTags } from './list-tags.ts'
import { mergeTags } from './merge-tags.ts'
import { deleteTagGroup, sortTagGroups } from './place-tag-groups.ts'
import { retireReason, sortReasons } from './retire-reason.ts'
import { addTags, deleteTags } from './tags.ts'
import { unmergeTags } from './unmerge-tags.ts'

/** What answers the calls of labels, their groups and reasons. */
export const tagHandlers = {
  addTags,
  deleteTags,
  listTags,
  createTag,
  updateTag,
  mergeTags,
  unmergeTags,
  retireTag,
  listTagGroups,
  createTagGroup,
  updateTagGroup,
  sortTagGroups,
  deleteTagGroup,
  listReasons,
  createReason,
  updateReason,
  retireReason,
  sortReasons,
}
