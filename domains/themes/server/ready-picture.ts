import { declareJob } from '@bole/platform/server'
import * as z from 'zod'

/** A picture that was uploaded is made as browsers show it. */
export const readyPicture = declareJob('themes.ready_picture', z.object({ picture_id: z.number() }))

export type ReadyPicture = z.infer<(typeof readyPicture)['payload']>

/** The files of a picture that is in no album any more go. */
export const clearPicture = declareJob('themes.clear_picture', z.object({ storage_key: z.string() }))
