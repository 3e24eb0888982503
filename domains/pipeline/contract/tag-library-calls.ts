import { roles } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { tagColours } from '../model/tag-library.ts'

const version = z.number().int().positive()
const access = 'tags.manage'
const tag = field.idOf('tag')
const group = field.idOf('tag_group')
const color = z.enum(tagColours)
const made = z.object({ id: field.id, version: z.number() })
const seenTag = z.object({ id: tag, version })

/** A group of labels; `name`, `color` and `id` as the specification's scene groups have them (section 3). */
export const tagGroupSchema = z.object({
  id: field.id,
  name: z.string(),
  color,
  /** Who may give its labels; empty: whoever labels candidates. */
  roles: z.array(z.enum(roles)),
  /** Labels in it that are offered. */
  tags: z.number(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), order: z.boolean(), remove: z.boolean() }),
})

/** A label of the library with where it is used. */
export const tagSchema = z.object({
  id: field.id,
  name: field.freeText(z.string()),
  color,
  group_id: z.number().nullable(),
  group_name: z.string(),
  is_retired: z.boolean(),
  /** Listed applications of campus and social hiring that have it, as far as the caller sees them. */
  campus: z.number(),
  social: z.number(),
  version: z.number(),
  /** The label that was merged into it last, while that can be taken back. */
  merged: z.object({ id: field.id, name: field.freeText(z.string()) }).nullable(),
  can: z.object({
    edit: z.boolean(),
    merge: z.boolean(),
    unmerge: z.boolean(),
    retire: z.boolean(),
    restore: z.boolean(),
  }),
})

export type LibraryTag = z.output<typeof tagSchema>

/** The tag library and its groups. */
export const tagLibraryCalls = {
  listTagGroups: {
    method: 'GET',
    path: 'tracker/tag-group/index',
    summary: 'The groups of labels in their order',
    access,
    query: z.object({ ...field.paging, keyword: field.text(60).optional() }),
    reply: z.object({ list: z.array(tagGroupSchema) }),
    hasTotal: true,
    shows: ['tag'],
  },
  createTagGroup: {
    method: 'POST',
    path: 'tracker/tag-group/create',
    summary: 'A new group of labels, the last in their order',
    access,
    body: z.object({
      name: field.requiredText(40),
      color: color.default('default'),
      roles: z.array(z.enum(roles)).max(8).default([]),
    }),
    reply: made,
    refusals: ['name_taken'],
    changes: ['tag'],
  },
  updateTagGroup: {
    method: 'POST',
    path: 'tracker/tag-group/update',
    summary: 'Rename a group, colour it, or say who may give its labels',
    access,
    body: z.object({
      id: group,
      version,
      name: field.requiredText(40),
      color,
      roles: z.array(z.enum(roles)).max(8),
    }),
    reply: made,
    refusals: ['stale', 'name_taken'],
    changes: ['tag'],
  },
  sortTagGroups: {
    method: 'POST',
    path: 'tracker/tag-group/sort',
    summary: 'Put groups in this order, in the places they hold between them',
    access,
    body: z.object({ ids: z.array(group).min(2).max(200) }),
    reply: field.done,
    changes: ['tag'],
  },
  deleteTagGroup: {
    method: 'POST',
    path: 'tracker/tag-group/delete',
    summary: 'Delete a group; its labels stay, in none',
    access,
    body: z.object({ id: group }),
    reply: z.object({ id: field.id }),
    changes: ['tag'],
  },
  listTags: {
    method: 'GET',
    path: 'tracker/tag/index',
    summary: 'The labels there are, with where they are used',
    access,
    query: z.object({
      ...field.paging,
      keyword: field.text(60).optional(),
      group_id: group.optional(),
      is_retired: field.flag.optional(),
    }),
    reply: z.object({ list: z.array(tagSchema) }),
    hasTotal: true,
    shows: ['tag', 'application'],
  },
  createTag: {
    method: 'POST',
    path: 'tracker/tag/create',
    summary: 'A new label',
    access,
    body: z.object({
      name: field.requiredText(40),
      color: color.default('default'),
      group_id: group.nullable().default(null),
    }),
    reply: made,
    refusals: ['name_taken'],
    changes: ['tag'],
  },
  updateTag: {
    method: 'POST',
    path: 'tracker/tag/update',
    summary: 'Rename a label, colour it, or put it into another group',
    access,
    body: seenTag.extend({ name: field.requiredText(40), color, group_id: group.nullable() }),
    reply: made,
    refusals: ['stale', 'name_taken'],
    changes: ['tag', 'application'],
  },
  mergeTags: {
    method: 'POST',
    path: 'tracker/tag/merge',
    summary: 'Give everybody with a label another one instead; the first is gone until that is taken back',
    access,
    body: seenTag.extend({ into_id: tag }),
    /** How many applications it was taken from. */
    reply: z.object({ id: field.id, moved: z.number() }),
    refusals: ['stale', 'same_tag'],
    changes: ['tag', 'application'],
  },
  unmergeTags: {
    method: 'POST',
    path: 'tracker/tag/unmerge',
    summary: 'Take the last merge into a label back, while neither of the two has changed since',
    access,
    body: z.object({ merge_id: field.idOf('tag_merge') }),
    /**
     * How many applications have the first label again; how many were given the second since and keep it, and how many had it taken off since and
     * get neither: which was meant cannot be told.
     */
    reply: z.object({ id: field.id, back: z.number(), kept: z.number(), lost: z.number() }),
    refusals: ['changed_since', 'name_taken'],
    changes: ['tag', 'application'],
  },
  retireTag: {
    method: 'POST',
    path: 'tracker/tag/retire',
    summary: 'Offer a label no longer, or again; whoever has it keeps it',
    access,
    body: seenTag.extend({ is_retired: z.boolean() }),
    reply: made,
    refusals: ['changed_meanwhile'],
    changes: ['tag'],
  },
} as const satisfies Record<string, CallRecord>
