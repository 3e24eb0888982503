import type { CallRecord } from '@bole/platform/contract'
import * as z from 'zod'
import { departmentSchema } from './schemas.ts'

/** Departments of an organisation. */
export const departmentCalls = {
  listDepartments: {
    method: 'GET',
    path: 'org/department/tree',
    summary: 'The departments the caller looks after, parents before children, to build the tree from',
    access: 'signed_in',
    reply: z.object({ list: z.array(departmentSchema) }),
    shows: ['department'],
  },
} as const satisfies Record<string, CallRecord>
