import { usePermission } from '@bole/accounts/web'
import { formatMoment } from '@bole/platform/moments'
import { useChange } from '@bole/platform/web'
import { type Difference, resumesApi } from '@bole/resumes/contract'
import { Alert, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import { useDifferences, useDifferenceWords } from './use-differences.ts'

/** What the candidate says otherwise than staff corrected it, to be accepted or not, one by one or all at once. */
export function Differences({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const { labelOf, wordsOf } = useDifferenceWords()
  const mayEdit = usePermission('candidates.edit')
  const { version, list } = useDifferences(postId)
  const settle = useChange(resumesApi.settleDifferences)
  const open = list.filter(({ state }) => state === 'open')
  if (open.length === 0) return null
  const decide = (ones: readonly Difference[], is_accepted: boolean) =>
    settle.mutate({
      body: { post_id: postId, version, decisions: ones.map(({ field }) => ({ field, is_accepted })) },
    })
  const said = ({ said_at, position }: Difference) =>
    position === null
      ? t('differences.saidOn', { date: formatMoment(said_at) })
      : t('differences.saidWith', { date: formatMoment(said_at), position })
  return (
    <Alert
      type="info"
      showIcon
      className={styles.group ?? ''}
      title={t('differences.title')}
      description={
        <>
          {open.map((one) => (
            <dl key={one.id} className={styles.difference}>
              <dt>{labelOf(one)}</dt>
              <dd>
                {t('differences.held', { value: wordsOf(one, one.held) })}
                <b>{t('differences.said', { value: wordsOf(one, one.said) })}</b>
                <small>{said(one)}</small>
              </dd>
              {mayEdit && (
                <dd>
                  <Button
                    size="small"
                    type="primary"
                    disabled={settle.isPending}
                    aria-label={t('differences.acceptField', { label: labelOf(one) })}
                    onClick={() => decide([one], true)}
                  >
                    {t('differences.accept')}
                  </Button>
                  <Button
                    size="small"
                    disabled={settle.isPending}
                    aria-label={t('differences.keepField', { label: labelOf(one) })}
                    onClick={() => decide([one], false)}
                  >
                    {t('differences.keep')}
                  </Button>
                </dd>
              )}
            </dl>
          ))}
          {mayEdit && open.length > 1 && (
            <Flex gap={8} justify="end">
              <Button size="small" disabled={settle.isPending} onClick={() => decide(open, true)}>
                {t('differences.acceptAll')}
              </Button>
              <Button size="small" disabled={settle.isPending} onClick={() => decide(open, false)}>
                {t('differences.keepAll')}
              </Button>
            </Flex>
          )}
        </>
      }
    />
  )
}
