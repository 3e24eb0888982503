import { actionsOn, type RowActions } from '@bole/platform/list'
import { type RequisitionListItem, requisitionsApi } from '@bole/requisitions/contract'
import type { RequisitionsTexts } from './texts/index.ts'

/** What opens over a list or a record. */
export type Opening =
  | { readonly kind: 'edit'; readonly requisition: RequisitionListItem | null }
  | {
      readonly kind: 'decide'
      readonly requisition: RequisitionListItem
      readonly decision: 'approved' | 'refused'
    }
  | { readonly kind: 'link'; readonly requisition: RequisitionListItem }

const on = actionsOn(requisitionsApi.listRequisitions)

/** What can be done with a requisition: the decision first. */
export function requisitionActions(
  t: RequisitionsTexts,
  open: (opening: Opening) => void,
): RowActions<RequisitionListItem> {
  return {
    approve: on.open(t('actions.approve'), (requisition) =>
      open({ kind: 'decide', requisition, decision: 'approved' }),
    ),
    refuse: on.open(t('actions.refuse'), (requisition) =>
      open({ kind: 'decide', requisition, decision: 'refused' }),
    ),
    link: on.open(t('actions.link'), (requisition) => open({ kind: 'link', requisition })),
    edit: on.open(t('actions.edit'), (requisition) => open({ kind: 'edit', requisition })),
    withdraw: on.send(
      t('actions.withdraw'),
      requisitionsApi.withdrawRequisition,
      ({ id, version }) => ({ body: { id, version } }),
      {
        isDangerous: true,
        confirm: ({ title }) => t('withdrawSure', { title }),
        done: (_, { title }) => t('withdrawn', { title }),
      },
    ),
  }
}
