import type { pipelineApi } from '@bole/pipeline/contract'
import { takeUp as decide } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { changeOne } from './change-one.ts'

/** Somebody takes up a résumé; an application nobody owns becomes theirs. */
export const takeUp: Handler<typeof pipelineApi.takeUp> = (context) =>
  changeOne(context, {
    seen: context.body,
    action: 'take_up',
    decide,
    details: ({ owner_user_id }) =>
      owner_user_id === null ? { ownerId: context.caller.userId, facts: { before: { owner_id: null } } } : {},
  })
