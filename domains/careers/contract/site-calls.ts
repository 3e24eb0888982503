import { type CallRecord, field } from '@bole/platform/contract'
import { albums } from '@bole/themes/model'
import * as z from 'zod'
import { shownProject } from './project-schemas.ts'
import { slug } from './schemas.ts'

/** Whole campuses share an address. */
const looking = 1200

/** What the career site shows of projects. */
export const siteCalls = {
  getReferral: {
    method: 'GET',
    path: 'careers/referral',
    summary: 'Whether the code of a link is a colleague’s of this organisation; whose is told to nobody',
    access: 'anyone',
    perMinute: 120,
    query: z.object({ slug, ref: field.text(80) }),
    reply: z.object({ is_valid: z.boolean() }),
    shows: ['referral_code'],
  },
  getProject: {
    method: 'GET',
    path: 'careers/project',
    summary: 'A project with what its page shows, by its number or by the code of its invitation',
    access: 'anyone',
    perMinute: looking,
    query: z.object({
      slug,
      id: field.idOf('project').optional(),
      code: field.text(20).optional(),
    }),
    reply: shownProject,
    shows: ['project', 'lecture', 'picture'],
  },
  getShownPicture: {
    method: 'GET',
    path: 'careers/picture',
    summary:
      'A picture of a project’s album, at most 1,600 pixels wide, 800 where it is of middle size, 320 where it is small',
    access: 'anyone',
    perMinute: looking,
    query: z.object({
      slug,
      id: field.idOf('picture'),
      size: z.enum(albums.pictureSizes).default('wide'),
    }),
    reply: z.unknown(),
    sendsFile: true,
  },
  getSocialPicture: {
    method: 'GET',
    path: 'careers/social-picture',
    summary:
      'A picture of 1,200 × 630 pixels that others show beside a link to the site, a project or a position',
    access: 'anyone',
    perMinute: 60,
    query: z.object({
      slug,
      position_id: field.idOf('position').optional(),
      project_id: field.idOf('project').optional(),
    }),
    reply: z.unknown(),
    sendsFile: true,
  },
  getShownLogo: {
    method: 'GET',
    path: 'careers/logo',
    summary: 'The logo of a company that a project shows',
    access: 'anyone',
    perMinute: looking,
    query: z.object({ slug, id: field.idOf('logo') }),
    reply: z.unknown(),
    sendsFile: true,
  },
} as const satisfies Record<string, CallRecord>
