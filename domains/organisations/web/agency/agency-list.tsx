import { LinkDialog } from '@bole/accounts/web'
import { type Agency, organisationsApi } from '@bole/organisations/contract'
import { agencyStates } from '@bole/organisations/model'
import { choice, text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { useCall } from '@bole/platform/web'
import { type ReactNode, Suspense, useState } from 'react'
import { agencyColumns } from './agency-columns.tsx'
import { type AgencyChange, AgencyDialog } from './agency-dialogs.tsx'
import { CreateAgency } from './create-agency.tsx'
import { useTexts } from './texts/index.ts'
import { useAgencyActions } from './use-agency-actions.ts'

interface Link {
  readonly name: string
  readonly path: string
}

/** `/agency/list`: the organisations of this server with their numbers; operators make them here and let them go on. */
export default function AgencyList(): ReactNode {
  const t = useTexts()
  const [isNew, setNew] = useState(false)
  const [changed, change] = useState<readonly [Agency, AgencyChange] | null>(null)
  const [link, setLink] = useState<Link | null>(null)
  const allowed = useCall(organisationsApi.listAgencies, { query: { page_size: 1 } }).data?.data.can
  const actions = useAgencyActions((agency, asked) => change([agency, asked]))
  const states = agencyStates.map((value) => ({ value, label: t(`states.${value}`) }))
  return (
    <>
      <ListScreen
        call={organisationsApi.listAgencies}
        filters={[text('keyword', t('keyword')), choice('state', t('state'), states)]}
        columns={agencyColumns(t)}
        actions={actions}
        create={allowed?.create === true && { label: t('create'), open: () => setNew(true) }}
        empty={t('empty')}
      />
      {isNew && <CreateAgency onMade={setLink} onClose={() => setNew(false)} />}
      {changed && <AgencyDialog agency={changed[0]} change={changed[1]} onClose={() => change(null)} />}
      {link && (
        <Suspense>
          <LinkDialog link={link} onClose={() => setLink(null)} />
        </Suspense>
      )}
    </>
  )
}
