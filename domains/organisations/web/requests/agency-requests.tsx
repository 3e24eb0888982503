import { type AgencyRequest, organisationsApi } from '@bole/organisations/contract'
import { choice, text } from '@bole/platform/filter'
import { actionsOn, type Column, ListScreen } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { type ReactNode, useState } from 'react'
import { requestStates } from '../../model/requests.ts'
import { useTexts as useAgencyTexts } from '../agency/texts/index.ts'
import { organisationsScreens } from '../screens.ts'
import { HandleDialog, type Handling } from './handle-dialog.tsx'
import { requestColumns } from './request-columns.tsx'
import { useTexts } from './texts/index.ts'

const on = actionsOn(organisationsApi.listAgencyRequests)

/** `/agency/apply/list`: what companies have asked for, which operators grant or decline. */
export default function AgencyRequests(): ReactNode {
  const t = useTexts()
  const services = useAgencyTexts()
  const [handled, handle] = useState<readonly [AgencyRequest, Handling] | null>(null)
  const whose: Column<AgencyRequest> = {
    name: 'organization',
    title: t('agency.organisation'),
    width: 200,
    render: ({ organization: { id, name } }) => (
      <PlaceLink place={{ path: addressOf(organisationsScreens.agency, { id }) }}>{name}</PlaceLink>
    ),
  }
  const [main, ...rest] = requestColumns(t, services)
  return (
    <>
      <ListScreen
        call={organisationsApi.listAgencyRequests}
        filters={[
          text('keyword', t('agency.keyword')),
          choice(
            'state',
            t('state'),
            requestStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ),
        ]}
        columns={[...(main ? [main] : []), whose, ...rest]}
        actions={{
          grant: on.open(t('agency.grant'), (request) => handle([request, 'grant'])),
          decline: on.open(t('agency.decline'), (request) => handle([request, 'decline'])),
        }}
        empty={t('agency.empty')}
      />
      {handled && <HandleDialog request={handled[0]} handling={handled[1]} onClose={() => handle(null)} />}
    </>
  )
}
