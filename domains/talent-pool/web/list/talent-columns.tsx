import { ReasonLines } from '@bole/library/web'
import { pipelineScreens } from '@bole/pipeline/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { listOf } from '@bole/platform/web'
import { StageBadge } from '@bole/processes/web'
import type { Talent } from '@bole/talent-pool/contract'
import { Tag } from 'antd'
import type { TalentPoolTexts } from '../texts/index.ts'

/** What is shown of somebody in the pool; held against a position, why they suit it comes first. */
export function talentColumns(t: TalentPoolTexts, isMatched: boolean): readonly Column<Talent>[] {
  const [person, ...others] = ownColumns(t)
  const why: Column<Talent> = {
    name: 'reasons',
    title: t('columns.reasons'),
    width: 240,
    render: ({ reasons }) => <ReasonLines reasons={reasons} />,
  }
  return [...(person ? [person] : []), ...(isMatched ? [why] : []), ...others]
}

function ownColumns(t: TalentPoolTexts): readonly Column<Talent>[] {
  return [
    {
      name: 'basic',
      title: t('columns.person'),
      isMain: true,
      width: 170,
      nameOf: ({ basic }) => basic.name,
      render: ({ basic, post_id }) => (
        <TwoLines
          first={
            post_id === null ? (
              basic.name
            ) : (
              <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
                {basic.name}
              </PlaceLink>
            )
          }
          second={[basic.employer || basic.school, basic.job_title || basic.major]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      name: 'folder',
      title: t('columns.folder'),
      width: 150,
      render: ({ folder, owner }) => <TwoLines first={folder.name} second={owner?.name} />,
    },
    {
      name: 'post_id',
      title: t('columns.reach'),
      width: 180,
      render: ({ basic }) => <TwoLines first={basic.phone} second={basic.email} />,
    },
    {
      name: 'graduate',
      title: t('columns.education'),
      width: 170,
      render: ({ basic, graduate }) => (
        <TwoLines
          first={basic.school}
          second={[basic.major, graduate.graduate_date].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      name: 'operate_status',
      title: t('columns.state'),
      width: 150,
      render: ({ operate_status: { status, user_name }, distribution }) =>
        status === 'locked' ? (
          <TwoLines
            first={<Tag color="gold">{t('locked', { name: user_name })}</Tag>}
            second={[distribution?.position?.name, distribution?.text].filter(Boolean).join(' · ')}
          />
        ) : (
          t('free')
        ),
    },
    {
      name: 'stage',
      title: t('columns.stage'),
      width: 150,
      render: ({ stage, isCheckPassText }) => (
        <TwoLines first={stage !== null && <StageBadge stage={stage} />} second={isCheckPassText} />
      ),
    },
    {
      name: 'archived',
      title: t('columns.archived'),
      width: 200,
      render: ({ archived }) =>
        archived ? (
          <TwoLines first={listOf(archived.tags) || archived.text} second={formatDay(archived.time)} />
        ) : (
          '—'
        ),
    },
    {
      name: 'last_contact',
      title: t('columns.contact'),
      width: 120,
      render: ({ last_contact }) => (last_contact ? formatDay(last_contact) : '—'),
    },
    {
      name: 'postSzHistory',
      title: t('columns.history'),
      width: 200,
      render: ({ postSzHistory: [last, ...others] }) =>
        last ? (
          <TwoLines
            first={last.title}
            second={others.length > 0 ? t('others', { count: others.length }) : ''}
          />
        ) : (
          '—'
        ),
    },
    {
      name: 'consent',
      title: t('consent.title'),
      width: 130,
      render: ({ consent: { state, ends_on, how, recorded_by } }) => (
        <TwoLines
          first={t(`consent.state_${state}`)}
          second={[
            ends_on && t('consent.until', { day: formatDay(ends_on) }),
            how && recorded_by && t('consent.by', { way: t(`consent.ways.${how}`), name: recorded_by.name }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    { name: 'text', title: t('columns.why'), width: 220 },
    {
      name: 'added_at',
      title: t('columns.added'),
      width: 120,
      render: ({ added_at }) => formatDay(added_at),
    },
  ]
}
