import { LinkDialog } from '@bole/accounts/web'
import { organisationsApi, type TrialApplication } from '@bole/organisations/contract'
import { choice, text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { useCall } from '@bole/platform/web'
import { Typography } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { type TrialDecision, trialStates } from '../../model/trials.ts'
import { CreateAgency } from '../agency/create-agency.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { useTexts } from './texts/index.ts'
import { trialColumns } from './trial-columns.tsx'
import { useTrialActions } from './use-trial-actions.ts'

/** `/agency/trial/list`: companies that want to try the product; their organisations are made from here. */
export default function TrialList(): ReactNode {
  const t = useTexts()
  const [noted, note] = useState<readonly [TrialApplication, TrialDecision] | null>(null)
  const [customer, make] = useState<TrialApplication | null>(null)
  const [link, setLink] = useState<{ readonly name: string; readonly path: string } | null>(null)
  const path = useCall(organisationsApi.listTrials, { query: { page_size: 1 } }).data?.data.path
  const states = trialStates.map((value) => ({ value, label: t(`states.${value}`) }))
  const actions = useTrialActions({ note: (trial, decision) => note([trial, decision]), make })
  return (
    <>
      {path && (
        <Typography.Paragraph
          copyable={{ text: `${location.origin}${path}`, tooltips: [t('copy'), t('saved')] }}
        >
          {t('link', { path })}
        </Typography.Paragraph>
      )}
      <ListScreen
        call={organisationsApi.listTrials}
        filters={[text('keyword', t('keyword')), choice('state', t('state'), states)]}
        columns={trialColumns(t)}
        actions={actions}
        empty={t('empty')}
      />
      {noted && <NoteDialog trial={noted[0]} decision={noted[1]} onClose={() => note(null)} />}
      {customer && <CreateAgency trial={customer} onMade={setLink} onClose={() => make(null)} />}
      {link && (
        <Suspense>
          <LinkDialog link={link} onClose={() => setLink(null)} />
        </Suspense>
      )}
    </>
  )
}
