import { type CallRecord, field } from '@bole/platform/contract'
import { albums } from '@bole/themes/model'
import * as z from 'zod'
import { pictureSchema } from './schemas.ts'

const onePicture = z.object({ id: field.idOf('picture') })

/** The album of a project: pictures in an order, made ready in the background. */
export const albumCalls = {
  listAlbums: {
    method: 'GET',
    path: 'recruit/album/index',
    summary: 'The pictures of a project, in their order',
    access: 'projects.view',
    query: z.object({ theme_id: field.idOf('project'), ...field.paging }),
    reply: z.object({ albums: z.array(pictureSchema) }),
    hasTotal: true,
    shows: [{ entity: 'picture', by: 'theme_id' }],
  },
  addPictures: {
    method: 'POST',
    path: 'recruit/album/create',
    summary: 'Add pictures at the end of a project’s album; they are made ready in the background',
    access: 'projects.manage',
    uploads: { files: 20, bytes: 20 * 1024 * 1024 },
    body: z.object({ theme_id: field.idOf('project') }),
    /** `refused`: the names of files that are no pictures; the others are added all the same. */
    reply: z.object({ ids: z.array(field.id), refused: z.array(z.string()) }),
    refusals: ['project_deleted', 'no_files', 'no_pictures', 'too_many_pictures'],
    changes: ['picture'],
  },
  movePicture: {
    method: 'POST',
    path: 'recruit/album/sort',
    summary: 'Put a picture at another place of its album, counted from 1',
    access: 'projects.manage',
    body: z.object({ id: field.idOf('picture'), place: z.number().int().min(1).max(10_000) }),
    reply: field.done,
    refusals: ['project_deleted'],
    changes: ['picture'],
  },
  deletePicture: {
    method: 'DELETE',
    path: 'recruit/album/delete',
    summary: 'Take a picture out of its album for good',
    access: 'projects.manage',
    query: onePicture,
    reply: field.done,
    refusals: ['project_deleted'],
    changes: ['picture'],
  },
  captionPicture: {
    method: 'POST',
    path: 'recruit/album/caption',
    summary: 'Say what a picture shows',
    access: 'projects.manage',
    body: z.object({ id: field.idOf('picture'), caption: field.text(120) }),
    reply: field.done,
    refusals: ['project_deleted'],
    changes: ['picture'],
  },
  getPicture: {
    method: 'GET',
    path: 'recruit/album/picture',
    summary:
      'A picture as browsers show it: at most 1,600 pixels wide, 800 where it is of middle size, 320 where it is small',
    access: 'projects.view',
    query: onePicture.extend({ size: z.enum(albums.pictureSizes).default('wide') }),
    reply: z.unknown(),
    sendsFile: true,
  },
} as const satisfies Record<string, CallRecord>
