import { field } from '@bole/platform/contract'
import * as z from 'zod'

/** Who has an application open for work: `locked` for anybody but them (specification, section 3: operate_status). */
export const operateStatus = z.object({ status: z.enum(['free', 'mine', 'locked']), user_name: z.string() })

/** An application that somebody has open for work. */
export const heldApplication = z.object({ post_id: field.id, operate_status: operateStatus })
