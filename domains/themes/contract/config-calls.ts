import { type CallRecord, field } from '@bole/platform/contract'
import { keeping } from '@bole/themes/model'
import * as z from 'zod'

const ofProject = { theme_id: field.idOf('project') }
const named = z.object({ id: field.id, name: z.string() })
const events = z.array(z.enum(keeping.tellableEvents)).max(keeping.tellableEvents.length)

/** What a project tells its candidates, and who looks after it (specification, section 5: recruitment themes). */
export const configCalls = {
  getThemeConfig: {
    method: 'GET',
    path: 'recruit/theme-config/view',
    summary: 'What candidates of a project are told, and whom the project was handed to',
    access: 'projects.view',
    query: z.object(ofProject),
    reply: z.object({
      /** The template whose words go out at a pass; null: those of the process. */
      template_id: z.number().nullable(),
      events,
      users: z.array(named),
      departments: z.array(named),
    }),
    shows: [{ entity: 'project', by: 'theme_id' }],
  },
  setPassTemplate: {
    method: 'POST',
    path: 'recruit/theme-config/pass',
    summary:
      'Choose the template whose words candidates of a project get when they pass; null: those of the process',
    access: 'projects.manage',
    body: z.object({ ...ofProject, template_id: field.idOf('notify_template').nullable() }),
    reply: field.done,
    refusals: ['project_deleted'],
    changes: ['project'],
  },
  setNotifiedEvents: {
    method: 'POST',
    path: 'recruit/theme-config/notify',
    summary: 'Choose what candidates of a project are told of; nobody is told of the rest',
    access: 'projects.manage',
    /** The specification has a query as well as a body here. */
    query: z.object(ofProject),
    body: z.object({ events }),
    reply: field.done,
    refusals: ['project_deleted'],
    changes: ['project'],
  },
  distributeTheme: {
    method: 'POST',
    path: 'recruit/theme/distribute',
    summary:
      'Hand a project to people and departments, who alone look after it then; to nobody is to everybody',
    access: 'projects.manage',
    body: z.object({
      ...ofProject,
      user_ids: z.array(field.idOf('user')).max(200),
      department_ids: z.array(field.idOf('department')).max(200),
    }),
    reply: field.done,
    refusals: ['project_deleted', 'unknown_person'],
    changes: ['project'],
  },
} as const satisfies Record<string, CallRecord>
