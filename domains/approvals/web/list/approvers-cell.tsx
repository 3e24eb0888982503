import type { ApprovalItem } from '@bole/approvals/contract'
import { Badge } from 'antd'
import type { ReactNode } from 'react'
import styles from '../approvals.module.css'
import { useTexts } from '../texts/index.ts'

const colours = {
  waiting: 'default',
  asked: 'warning',
  held: 'warning',
  approved: 'success',
  refused: 'error',
  spared: 'default',
} as const

/** Everybody who was asked, in their order, with their answers; how many have to agree where there are several. */
export function ApproversCell({
  approvers,
  rule,
  state,
}: Pick<ApprovalItem, 'approvers' | 'rule' | 'state'>): ReactNode {
  const t = useTexts()
  if (approvers.length === 0) return state === 'open' && <Badge status="warning" text={t('noApprover')} />
  return (
    <ol className={styles.approvers}>
      {approvers.map(({ id, name, state: answer, decided_by, deputy, is_by_mail }) => {
        const more = [
          decided_by && t('by', { name: decided_by }),
          is_by_mail && t('byMail'),
          deputy && t('deputy', { name: deputy }),
        ].filter(Boolean)
        return (
          <li key={id}>
            <Badge status={colours[answer]} text={`${name} · ${t(`steps.${answer}`)}`} />
            {more.length > 0 && <small>{more.join(' · ')}</small>}
          </li>
        )
      })}
      {approvers.length > 1 && (
        <li>
          <small>{t(`rules.${rule}`)}</small>
        </li>
      )}
    </ol>
  )
}
