import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { departmentSchema } from './department-schemas.ts'
import { personSchema } from './schemas.ts'

/** What others let choose from: people and departments. */
export const choiceCalls = {
  listPeople: {
    method: 'GET',
    path: 'param/user-list',
    summary: 'People to choose from, as owner, interviewer or approver',
    access: 'signed_in',
    query: z.object({
      keyword: field.text(100).optional(),
      /** These and no others, those that were disabled as well. */
      ids: field.commaList(field.idOf('user')),
    }),
    reply: z.object({ list: z.array(personSchema) }),
    shows: ['user'],
  },
  listDepartments: {
    method: 'GET',
    path: 'org/department/tree',
    summary: 'The departments the caller looks after, parents before children, to build the tree from',
    access: 'signed_in',
    reply: z.object({ list: z.array(departmentSchema) }),
    shows: ['department'],
  },
} as const satisfies Record<string, CallRecord>
