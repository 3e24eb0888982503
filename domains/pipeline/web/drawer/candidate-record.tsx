import { findProvidedFor } from '@bole/platform/slots'
import { useLookers, wordOf } from '@bole/platform/web'
import { ResumeFacts, ResumeFiles, ResumeNotes, ResumeOriginal } from '@bole/resumes/web'
import { Avatar, Badge, Tabs, Tag, Tooltip } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { useTalentPool } from '../actions/use-talent-pool.ts'
import { ChoiceSwitch } from '../cells/choice-switch.tsx'
import { StatusChip } from '../cells/status-chip.tsx'
import { wishesOf } from '../cells/wishes.ts'
import { besideRecord } from '../slots.ts'
import { useTexts } from '../texts/index.ts'
import { ActionBar } from './action-bar.tsx'
import type { ApplicationAnswer } from './application-answer.ts'
import styles from './drawer.module.css'
import { type OpenedRecord, recordTabs } from './opened.ts'
import { OtherApplications } from './other-applications.tsx'
import { RecordTags } from './record-tags.tsx'
import { StageFacts } from './stage-facts.tsx'
import { Timeline } from './timeline.tsx'

/** The document on one side, what was read and done on the other; on a phone one or the other. */
export function CandidateRecord({
  answer,
  opened = {},
  onTab,
}: OpenedRecord & { readonly answer: ApplicationAnswer }): ReactNode {
  const t = useTexts()
  const { application, others } = answer
  const { id, basic, status, position, tags, is_listed } = application
  const pool = useTalentPool()
  const lookers = useLookers('application', id)
  const Beside = findProvidedFor(besideRecord)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const [ownTab, setOwnTab] = useState<(typeof recordTabs)[number]>('facts')
  // Where there is room for both this makes no difference.
  const [side, setSide] = useState<'facts' | 'original'>('facts')
  return (
    <div className={styles.record} data-side={side}>
      <div className={styles.sides}>
        <ChoiceSwitch
          label={t('drawer.sides')}
          choices={{ facts: t('drawer.details'), original: t('drawer.original') }}
          value={side}
          onChoose={setSide}
        />
      </div>
      <div className={styles.original}>
        <ResumeOriginal postId={id} highlighted={highlighted} onHighlight={setHighlighted} />
      </div>
      <section className={styles.facts} aria-label={t('drawer.label')}>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2>{basic.name}</h2>
            {lookers.length > 1 && (
              <Avatar.Group size={22} max={{ count: 4 }} className={styles.lookers ?? ''}>
                {lookers.map(({ id: userId, name }) => (
                  <Tooltip key={userId} title={t('drawer.looking', { name })}>
                    <Avatar>
                      <span role="img" aria-label={t('drawer.looking', { name })}>
                        {[...name].at(0)}
                      </span>
                    </Avatar>
                  </Tooltip>
                ))}
              </Avatar.Group>
            )}
          </div>
          <p>{[position.title, basic.phone, basic.email].filter(Boolean).join(' · ')}</p>
          {application.volunteers && (
            <p>{t('drawer.wishes', { first: position.title, wishes: wishesOf(application) })}</p>
          )}
          <div className={styles.state}>
            <StatusChip status={status} withStage />
            <span className={styles.explanation}>{wordOf(t, `explanations.${status.name}`)}</span>
          </div>
          <div className={styles.tags}>
            {!is_listed && <Tag color="default">{t('drawer.left')}</Tag>}
            <RecordTags postId={id} tags={tags} origin={answer.origin} />
          </div>
          <StageFacts answer={answer} />
          {pool && (
            <Suspense>
              <pool.Place postId={id} />
            </Suspense>
          )}
          <ActionBar answer={answer} />
        </header>
        <Tabs
          className={styles.tabs ?? ''}
          activeKey={onTab ? (opened.tab ?? 'facts') : ownTab}
          onChange={(key) => {
            const tab = recordTabs.find((one) => one === key) ?? 'facts'
            if (onTab) onTab(tab)
            else setOwnTab(tab)
          }}
          items={[
            {
              key: 'facts',
              label: t('tabs.facts'),
              children: <ResumeFacts postId={id} highlighted={highlighted} onHighlight={setHighlighted} />,
            },
            {
              key: 'timeline',
              label: t('tabs.timeline'),
              children: <Timeline postId={id} candidate={basic.name} />,
            },
            {
              key: 'notes',
              label: t('tabs.notes'),
              children: <ResumeNotes postId={id} noteId={opened.note} />,
            },
            {
              key: 'others',
              label: (
                <Badge
                  count={others.length}
                  size="small"
                  offset={[8, 0]}
                  color="var(--ant-color-text-tertiary)"
                >
                  {t('tabs.others')}
                </Badge>
              ),
              children: <OtherApplications others={others} />,
            },
            { key: 'files', label: t('tabs.files'), children: <ResumeFiles postId={id} /> },
            ...(Beside
              ? [
                  {
                    key: 'beside',
                    label: t('tabs.beside'),
                    children: (
                      <Suspense>
                        <Beside postId={id} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </section>
    </div>
  )
}
