import type { approvalsApi } from '@bole/approvals/contract'
import { approving } from '@bole/pipeline/server'
import type { Handler } from '@bole/platform/server'

interface Body {
  readonly check_by_user_ids: readonly number[]
  readonly rule: Parameters<typeof approving.askToApprove>[2]['rule']
  readonly text: string
}

const asked = ({ check_by_user_ids: approverIds, rule, text }: Body) => ({ approverIds, rule, text })

/** Approvers of one application, beside those who were asked already. */
export const addCheck: Handler<typeof approvalsApi.addCheck> = (context) =>
  approving.askToApprove(context, context.body, asked(context.body))

/** The same approvers for several applications. */
export const batchAddCheck: Handler<typeof approvalsApi.batchAddCheck> = (context) =>
  approving.askManyToApprove(context, context.body.applications, asked(context.body))
