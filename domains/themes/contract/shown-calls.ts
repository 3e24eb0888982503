import { type CallRecord, field } from '@bole/platform/contract'
import { sections } from '@bole/themes/model'
import * as z from 'zod'

const logoSchema = z.object({ logo: field.id, logoUrl: z.string() })
const ofProject = { theme_id: field.idOf('project') }

/** An address that a browser opens as a page. */
const webAddress = field.requiredText(300).refine((address) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(address))

/** What a project shows of itself beside its positions, and where it is found (specification, section 5: recruitment themes). */
export const shownCalls = {
  uploadLogo: {
    method: 'POST',
    path: 'recruit/theme/upload-logo',
    summary:
      'A logo of a company for projects: JPEG, PNG or WebP, made small; it is chosen by saving the project',
    access: 'projects.manage',
    uploads: { files: 1, bytes: 5 * 1024 * 1024 },
    reply: logoSchema,
    refusals: ['no_files', 'no_pictures', 'pictures_busy'],
    changes: ['logo'],
  },
  listRecentLogos: {
    method: 'GET',
    path: 'recruit/theme/recent-logo',
    summary: 'The logos uploaded last, newest first, to be chosen again: a bare list',
    access: 'projects.view',
    reply: z.array(logoSchema),
    shows: ['logo'],
  },
  getLogo: {
    method: 'GET',
    path: 'recruit/theme/logo',
    summary: 'A logo as a picture, at most 320 pixels wide',
    access: 'projects.view',
    query: z.object({ id: field.idOf('logo') }),
    reply: z.unknown(),
    sendsFile: true,
  },
  addCustomMenu: {
    method: 'POST',
    path: 'recruit/theme/add-custom-menu',
    summary: `A link of the project’s own beside its positions, behind those there are; ${sections.mostShown.menu} at most`,
    access: 'projects.manage',
    body: z.object({ ...ofProject, title: field.requiredText(40), url: webAddress }),
    reply: z.object({ id: field.id }),
    refusals: ['project_deleted', 'menu_full'],
    changes: ['project'],
  },
  removeCustomMenu: {
    method: 'POST',
    path: 'recruit/theme/remove-custom-menu',
    summary: 'Take a link of the project’s own away',
    access: 'projects.manage',
    body: z.object({ id: field.idOf('menu_item') }),
    reply: field.done,
    refusals: ['project_deleted'],
    changes: ['project'],
  },
  changeLink: {
    method: 'POST',
    path: 'recruit/theme/change-link',
    summary: 'A new invitation code of a project; the link of the one before shows the project no more',
    access: 'projects.manage',
    body: z.object(ofProject),
    reply: z.object({ code_url: z.string() }),
    refusals: ['project_deleted'],
    changes: ['project'],
  },
} as const satisfies Record<string, CallRecord>
