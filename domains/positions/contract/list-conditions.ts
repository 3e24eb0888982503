import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { origin, state } from './schemas.ts'

/** What the list of positions can be narrowed by; the same names stand in the address of the screen. */
export const listQuery = z.object({
  ...field.paging,
  origin: origin.optional(),
  theme_id: field.commaList(field.idOf('project')),
  state: field.commaList(state, 3),
  department_id: field.commaList(field.idOf('department')),
  city: field.commaList(field.text(60), 50),
  category: field.commaList(field.text(60), 50),
  owner_id: field.commaList(field.idOf('user')),
  keyword: field.text(100).optional(),
})
