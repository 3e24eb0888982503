import { type CallRecord, field } from '@bole/platform/contract'
import { dress } from '@bole/themes/model'
import * as z from 'zod'

const look = z.object({ skin: z.enum(dress.skins), colour: z.enum(dress.colours) })
const looks = { desktop: look, phone: look }

/** What the pages of a project look like (specification, section 3: employer-site skins, campus and social, PC and mobile). */
export const skinCalls = {
  getSkins: {
    method: 'GET',
    path: 'recruit/theme/skin',
    summary:
      'What the pages of a project look like on wide screens and on phones, and how many skins are left',
    access: 'projects.view',
    query: z.object({ theme_id: field.idOf('project') }),
    reply: z.object({
      ...looks,
      version: z.number(),
      can: z.object({ edit: z.boolean() }),
      /** Of the project's kind of hiring; `total` null: as many as are liked. */
      quota: z.array(
        z.object({ kind: z.enum(dress.skinKinds), total: z.number().nullable(), used: z.number() }),
      ),
    }),
    shows: ['project', 'organisation'],
  },
  listSkins: {
    method: 'GET',
    path: 'recruit/theme/skins',
    summary:
      'The skins there are, how many of each kind are worn, and by which of the projects the caller sees',
    access: 'projects.view',
    reply: z.object({
      worn: z.array(
        z.object({
          id: field.id,
          theme_name: z.string(),
          origin: z.union([z.literal(1), z.literal(2)]),
          ...looks,
          can: z.object({ edit: z.boolean() }),
        }),
      ),
      quota: z.array(
        z.object({ kind: z.enum(dress.skinKinds), total: z.number().nullable(), used: z.number() }),
      ),
    }),
    shows: ['project'],
  },
  changeSkins: {
    method: 'POST',
    path: 'recruit/theme/change-skin',
    summary: 'Dress the pages of a project; the plain skin is free, others as many as the organisation has',
    access: 'projects.manage',
    body: z.object({ theme_id: field.idOf('project'), version: z.number().int().positive(), ...looks }),
    reply: z.object({ version: z.number() }),
    refusals: ['stale', 'project_deleted', 'skins_used_up'],
    changes: ['project'],
  },
} as const satisfies Record<string, CallRecord>
