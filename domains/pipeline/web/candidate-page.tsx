import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { useAddressState, useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import styles from './drawer/drawer.module.css'
import { LoadedCandidate } from './drawer/loaded-candidate.tsx'
import { recordFields } from './drawer/opened.ts'
import { pipelineScreens } from './screens.ts'

/** One candidate on a page of their own, for whoever may see them: links to people lead here. */
export default function CandidatePage(): ReactNode {
  const { id } = useAddress(pipelineScreens.candidate)
  const answer = useCall(pipelineEntryApi.getApplication, { query: { post_id: id } }, { handlesErrors: true })
  const [opened, change] = useAddressState(recordFields)
  useNameOfRecord(answer.data?.data.application.basic.name)
  return (
    <div className={styles.page}>
      <LoadedCandidate
        key={id}
        id={id}
        opened={opened}
        onTab={(tab) => change({ tab: tab === 'facts' ? null : tab, note: null }, true)}
      />
    </div>
  )
}
