import { createTagGroup, deleteTagGroup, sortTagGroups, updateTagGroup } from './keep-tag-groups.ts'
import { createTag, mergeTags, retireTag, updateTag } from './keep-tags.ts'
import { listTagGroups, listTags } from './list-tags.ts'
import {
  createReason,
  listReasons,
  offerReasons,
  retireReason,
  sortReasons,
  updateReason,
} from './reasons.ts'
import { addTags, deleteTags } from './tags.ts'

/** What answers the calls of labels, their groups and reasons. */
export const tagHandlers = {
  addTags,
  deleteTags,
  listTags,
  createTag,
  updateTag,
  mergeTags,
  retireTag,
  listTagGroups,
  createTagGroup,
  updateTagGroup,
  sortTagGroups,
  deleteTagGroup,
  listReasons,
  offerReasons,
  createReason,
  updateReason,
  retireReason,
  sortReasons,
}
