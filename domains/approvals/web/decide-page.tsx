import { approvalsApi } from '@bole/approvals/contract'
import { ChoiceSwitch } from '@bole/pipeline/web'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { ResumeFacts, ResumeOriginal } from '@bole/resumes/web'
import { Skeleton, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './approvals.module.css'
import { DecideRound } from './decide/decide-round.tsx'
import { ApproversCell } from './list/approvers-cell.tsx'
import { approvalsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** `/approval/{id}`: a candidate with the résumé in view, and the answer beneath it: two taps on a phone. */
export default function DecidePage(): ReactNode {
  const t = useTexts()
  const { id } = useAddress(approvalsScreens.decide)
  const [side, setSide] = useState<'facts' | 'original'>('facts')
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const answer = useCall(approvalsApi.getApproval, { query: { post_id: id } })
  const approval = answer.data?.data.approval
  useNameOfRecord(approval?.name)
  if (!answer.data) return <Skeleton active />
  const shown = { postId: id, highlighted, onHighlight: setHighlighted }
  return (
    <div className={styles.decide}>
      {approval && (
        <header>
          <h2>
            {approval.name} {approval.for_name && <Tag>{t('forName', { name: approval.for_name })}</Tag>}
          </h2>
          <p>
            {[approval.position, approval.department, t(`rules.${approval.rule}`)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ApproversCell {...approval} />
        </header>
      )}
      <div className={styles.sides}>
        <ChoiceSwitch
          label={t('bar.original')}
          choices={{ facts: t('bar.facts'), original: t('bar.original') }}
          value={side}
          onChoose={setSide}
        />
      </div>
      <div className={styles.resume}>
        {side === 'facts' ? <ResumeFacts {...shown} /> : <ResumeOriginal {...shown} />}
      </div>
      {approval && <DecideRound approval={approval} />}
    </div>
  )
}
