import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { albumCalls } from './album-calls.ts'
import { configCalls } from './config-calls.ts'
import { formCalls } from './form-calls.ts'
import { projectType, themeChanges, themeInFull, themeSchema } from './schemas.ts'
import { shownCalls } from './shown-calls.ts'
import { skinCalls } from './skin-calls.ts'
import { skinQuotaCalls } from './skin-quota-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    picture: { owner: 'themes'; of: 'project' }
    logo: 'themes'
    menu_item: { owner: 'themes'; of: 'project' }
    project: 'themes'
  }
}

const one = z.object({ id: field.idOf('project') })

export const themesApi = defineApi('themes', {
  listThemes: {
    method: 'GET',
    path: 'recruit/theme/index',
    summary: 'Recruitment projects of a type; with their positions nested in the `params` scenario',
    access: 'projects.view',
    query: z.object({
      ...field.paging,
      /** The specification’s default for loading is xz. */
      type: projectType.default('xz'),
      scenario: z.enum(['list', 'params', 'home']).default('list'),
      keyword: field.text(100).optional(),
      /** These and no others. */
      ids: field.commaList(field.idOf('project')),
      /** Deleted projects instead, to be recovered. */
      is_deleted: field.flag.default(false),
    }),
    /** The specification has the total within the data, too. */
    reply: z.object({ list: z.array(themeSchema), total: z.number() }),
    hasTotal: true,
    shows: ['project', 'position', 'application'],
  },
  viewTheme: {
    method: 'GET',
    path: 'recruit/theme/view',
    summary: 'One project with its company and what people who apply are asked',
    access: 'projects.view',
    query: one,
    reply: themeInFull,
    shows: [{ entity: 'project', by: 'id' }],
  },
  createTheme: {
    method: 'POST',
    path: 'recruit/theme/create',
    summary: 'A new recruitment project',
    access: 'projects.manage',
    body: themeChanges.extend({ theme_name: field.requiredText(80), type: projectType }),
    reply: one,
    refusals: ['unknown_person', 'name_taken'],
    changes: ['project'],
  },
  updateTheme: {
    method: 'PATCH',
    path: 'recruit/theme/update',
    summary: 'Change a project; what is left out stays',
    access: 'projects.manage',
    body: themeChanges.extend({ id: field.idOf('project'), version: z.number().int().positive() }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'project_deleted', 'has_positions', 'unknown_person', 'name_taken', 'choices_fixed'],
    changes: ['project'],
  },
  copyTheme: {
    method: 'POST',
    path: 'recruit/theme/copy',
    summary: 'A copy of a project, with its positions as drafts',
    access: 'projects.manage',
    body: z.object({ id: field.idOf('project'), theme_name: field.requiredText(80).optional() }),
    reply: z.object({ id: field.id, theme_name: z.string(), position_count: z.number() }),
    refusals: ['name_taken'],
    changes: ['project', 'position'],
  },
  deleteTheme: {
    method: 'POST',
    path: 'recruit/theme/delete',
    summary: 'Delete a project that has no open position and nobody under way; it can be recovered',
    access: 'projects.manage',
    body: one,
    reply: one,
    refusals: ['has_open_positions', 'has_live_applications'],
    changes: ['project', 'position'],
  },
  recoverTheme: {
    method: 'GET',
    path: 'recruit/theme/recover',
    summary: 'Bring a deleted project back with its positions',
    access: 'projects.manage',
    query: one,
    reply: one,
    refusals: ['name_taken_since'],
    changes: ['project', 'position'],
  },
  ...albumCalls,
  ...shownCalls,
  ...formCalls,
  ...configCalls,
  ...skinCalls,
  ...skinQuotaCalls,
})
