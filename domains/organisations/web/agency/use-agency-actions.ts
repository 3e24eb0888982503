import { type Agency, organisationsApi } from '@bole/organisations/contract'
import { actionsOn, type RowActions, takeBack } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { organisationsScreens } from '../screens.ts'
import type { AgencyChange } from './agency-dialogs.tsx'
import { useTexts } from './texts/index.ts'

const on = actionsOn(organisationsApi.listAgencies)

/** What an operator does with an organisation of the list. */
export function useAgencyActions(open: (agency: Agency, change: AgencyChange) => void): RowActions<Agency> {
  const t = useTexts()
  const seen = ({ id, version }: Agency) => ({ body: { id, version } })
  return {
    look: on.goTo(t('look'), ({ id }) => addressOf(organisationsScreens.agency, { id })),
    renew: on.open(t('renew'), (agency) => open(agency, 'renew')),
    expire: on.open(t('expire'), (agency) => open(agency, 'expire')),
    edit: on.open(t('edit'), (agency) => open(agency, 'edit')),
    enable: on.send(t('enable'), organisationsApi.enableAgency, seen, { done: () => t('enabled') }),
    disable: on.send(t('disable'), organisationsApi.disableAgency, seen, {
      isDangerous: true,
      confirm: ({ name }) => ({ title: t('disableSure', { name }), content: t('disableMeans') }),
      done: () => t('disabled'),
      undo: ({ id, version }) =>
        takeBack(organisationsApi.enableAgency, { body: { id, version } }, t('enabled')),
    }),
  }
}
