import { useIsHidden } from '@bole/accounts/web'
import { type IntakeItem, intakeApi } from '@bole/intake/contract'
import { addressOf } from '@bole/platform/contract'
import { ListRows } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { useChange } from '@bole/platform/web'
import { Button, Flex, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { ByHandDialog } from './by-hand-dialog.tsx'
import { useTexts } from './texts/index.ts'
import { UploadSummary } from './upload-summary.tsx'

interface UploadResultsProps {
  readonly progressIds: readonly number[]
  /** Begins another upload; absent where one only came to look. */
  readonly onMore?: () => void
  readonly onClose: () => void
}

const colours: Record<IntakeItem['state'], string> = {
  waiting: 'processing',
  accepted: 'success',
  duplicate: 'warning',
  failed: 'error',
}

/** What becomes of each file, as it is read. */
export function UploadResults({ progressIds, onMore, onClose }: UploadResultsProps): ReactNode {
  const t = useTexts()
  return (
    <Flex vertical gap={12}>
      <UploadSummary progressIds={progressIds} />
      <p>{t('background')}</p>
      {progressIds.map((id) => (
        <ResultsOf key={id} progressId={id} onOpen={onClose} />
      ))}
      <Flex justify="end" gap={8}>
        {onMore && <Button onClick={onMore}>{t('more')}</Button>}
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </Flex>
    </Flex>
  )
}

interface ResultsOfProps {
  readonly progressId: number
  readonly onOpen: () => void
}

function ResultsOf({ progressId, onOpen }: ResultsOfProps): ReactNode {
  const t = useTexts()
  const retry = useChange(intakeApi.retry)
  const isHidden = useIsHidden('any')
  const [byHand, setByHand] = useState<IntakeItem | null>(null)
  return (
    <>
      <ListRows
        call={intakeApi.listItems}
        given={{ progress_id: progressId }}
        columns={[
          {
            name: 'name',
            title: t('file'),
            isMain: true,
            render: ({ id, name, has_file }) =>
              has_file && !isHidden ? (
                <a href={addressOf(intakeApi.getItemFile, {}, { item_id: id })}>{name}</a>
              ) : (
                name
              ),
          },
          {
            name: 'state',
            title: t('result'),
            render: (item) => (
              <Flex wrap gap={4} align="center">
                <Tag color={colours[item.state]}>{t(`states.${item.state}`)}</Tag>
                {item.reason_text}
                {item.can_retry && (
                  <>
                    <Button
                      type="link"
                      size="small"
                      onClick={() => retry.mutate({ body: { item_id: item.id } })}
                    >
                      {t('retry')}
                    </Button>
                    <Button type="link" size="small" onClick={() => setByHand(item)}>
                      {t('byHand.open')}
                    </Button>
                  </>
                )}
              </Flex>
            ),
          },
          {
            name: 'candidate',
            title: t('candidate'),
            render: ({ candidate, post_id }) =>
              candidate && post_id ? (
                <PlaceLink place={{ path: '.', query: { open: post_id } }} onGo={onOpen}>
                  {candidate.name}
                </PlaceLink>
              ) : null,
          },
        ]}
        empty={t('noFiles')}
      />
      {byHand && <ByHandDialog item={byHand} onClose={() => setByHand(null)} />}
    </>
  )
}
