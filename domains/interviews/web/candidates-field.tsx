import { pipelineApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'
import { stages } from '@bole/processes/model'
import { Form, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'

/** The statuses of stage 12 in which somebody waits for a time. */
const waitingStatuses = ['10/11', '10/12', '10/13', '10/14', '10/15', '10/17', '10/18', '10/19']

/** Who waits for an interview, in a step of a process or in any, found by their name; what was chosen stays known while others are looked for. */
export function useWaiting(origin: 1 | 2, isWanted: boolean, processStep?: number) {
  const [keyword, search] = useState('')
  const [known, keep] = useState<ReadonlyMap<number, { label: string; version: number }>>(new Map())
  const { data } = useCall(
    pipelineApi.listCandidates,
    {
      query: {
        ...{ origin, tracker_status: stages.stage.interview, statuses: waitingStatuses, page_size: 50 },
        ...(keyword ? { keyword } : {}),
        ...(processStep ? { process_step_id: [processStep] } : {}),
      },
    },
    { enabled: isWanted },
  )
  const found = (data?.data.list ?? []).map(({ post_id, version, basic, position }) => {
    return { value: post_id, version, label: `${basic.name} · ${position.title}` }
  })
  const versions = new Map([...known, ...found.map(({ value, ...one }) => [value, one] as const)])
  return {
    options: found,
    search,
    isOnItsWay: !data,
    choose: (ids: readonly number[]) => keep(new Map([...versions].filter(([id]) => ids.includes(id)))),
    seen: (ids: readonly number[]) =>
      ids.map((post_id) => ({ post_id, version: versions.get(post_id)?.version ?? 1 })),
    labelOf: (id: number) => versions.get(id)?.label ?? String(id),
  }
}

interface CandidatesFieldProps {
  readonly waiting: ReturnType<typeof useWaiting>
  readonly most?: number
}

/** Whom to meet, of those who wait for it. */
export function CandidatesField({ waiting, most = 50 }: CandidatesFieldProps): ReactNode {
  const t = useTexts()
  return (
    <Form.Item
      name="candidates"
      label={t('candidates')}
      extra={t('candidatesHelp')}
      rules={[{ required: true, message: t('needsCandidates') }]}
    >
      <Select
        mode="multiple"
        maxCount={most}
        loading={waiting.isOnItsWay}
        options={waiting.options}
        labelRender={({ value }) => waiting.labelOf(Number(value))}
        showSearch={{ filterOption: false, onSearch: waiting.search }}
        notFoundContent={waiting.isOnItsWay ? null : t('nobodyWaits')}
        onChange={(ids: number[]) => waiting.choose(ids)}
      />
    </Form.Item>
  )
}
