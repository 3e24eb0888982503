import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { feedback, stageCode } from './schemas.ts'

/**
 * Something that can be said in a scene (specification, section 3: scene groups). A scene is a stage: `scene_id` and `status`
 * are its code. `flag` is the action that `tracker/record/{id}` takes for this `side`.
 */
const sceneGroup = z.object({
  id: field.id,
  name: z.string(),
  color: z.string(),
  flag: z.string(),
  side: z.enum(['company', 'candidate']),
  button_text: z.string(),
  /** 1 where it cannot be said of the application as it stands. */
  is_hide: z.number(),
  scene_id: z.number(),
  status: z.number(),
  /** Words that are offered with it: reasons with what ends an application, labels with anything else. */
  libs: z.array(
    z.object({
      id: field.id,
      name: field.freeText(z.string()),
      color: z.string(),
      /** What a reason says to candidates, in the caller’s language; empty or absent: nothing. */
      told: z.string().optional(),
    }),
  ),
  /** Its number, which feedback carries as `tag_group_id`; 392 is moved out. */
  tag_group: z.number(),
  /** What the stage is called. */
  title: z.string(),
})

export type SceneGroup = z.output<typeof sceneGroup>

const groups = z.array(sceneGroup)
const ofOne = z.object({ post_id: field.idOf('application') })
const shows = [{ entity: 'application', by: 'post_id' }, 'tag', 'reject_reason'] as const

/** What can be said where. */
export const sceneCalls = {
  getScene: {
    method: 'GET',
    path: 'tracker/resume/scene',
    summary:
      'What can be said of an application where it stands, what was said last, and labels worth giving',
    access: 'candidates.view',
    query: ofOne,
    reply: z.object({
      scene_id: z.number(),
      list: groups,
      /** What was said of it, newest first, five at most. */
      operate_record: z.array(feedback),
      /** Labels that others of its position have and it has not, the most used first. */
      recommend_tags: z.array(
        z.object({ id: field.id, name: field.freeText(z.string()), color: z.string() }),
      ),
    }),
    shows,
  },
  getContactScene: {
    method: 'GET',
    path: 'tracker/resume/contact-scene',
    summary: 'What the candidate can answer where the application stands',
    access: 'candidates.view',
    query: ofOne,
    reply: z.object({ scene_id: z.number(), list: groups }),
    shows,
  },
  listScenes: {
    method: 'GET',
    path: 'tracker/resume/scene-list',
    summary: 'What can be said at a stage, by either side; without one at any',
    access: 'candidates.view',
    query: z.object({ status: stageCode.optional() }),
    reply: z.object({ list: groups }),
    shows: ['tag', 'reject_reason'],
  },
  listAllScenes: {
    method: 'GET',
    path: 'tracker/resume/all-scene',
    summary: 'Every scene with what can be said in it',
    access: 'candidates.view',
    reply: z.object({ list: z.array(z.object({ id: z.number(), name: z.string(), groups })) }),
    shows: ['tag', 'reject_reason'],
  },
} as const satisfies Record<string, CallRecord>
