import { usePeople } from '@bole/accounts/web'
import { type CandidateMessage, pipelineApi } from '@bole/pipeline/contract'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { stages } from '@bole/processes/model'
import { Alert, App, Checkbox, Form, Modal, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { mostDistributed } from '../../model/interview-slots.ts'
import { MessageField } from '../actions/message-field.tsx'
import type { BatchOutcome } from '../actions/use-outcome.tsx'
import { pipelineScreens } from '../screens.ts'
import { useTexts as usePipelineTexts } from '../texts/index.ts'
import { distribution } from './distribution.ts'
import { slotTime } from './slot-time.ts'
import { SlotsGiven } from './slots-given.tsx'
import { useTexts } from './texts/index.ts'
import { WhoIsLeftOut } from './who-is-left-out.tsx'

interface DistributeDialogProps {
  readonly ids: readonly number[]
  readonly origin: 1 | 2
  readonly onDone: (outcome: BatchOutcome) => void
  readonly onClose: () => void
}

interface Fields {
  readonly slots?: number[]
  readonly interviewer_ids?: number[]
  readonly tells_candidate?: boolean
  readonly message?: CandidateMessage | null
}

/** Gives selected candidates slots of the rounds they stand in, after showing who gets which. */
export function DistributeDialog({ ids, origin, onDone, onClose }: DistributeDialogProps): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const people = usePeople()
  const [byHand, setByHand] = useState<ReadonlyMap<number, number | null>>(new Map())
  const used = Form.useWatch('slots', form)
  const waiting = useCall(pipelineApi.listForSlots, {
    query: { post_id: ids.slice(0, mostDistributed) },
  }).data
  const asked = waiting?.data.list ?? []
  const rounds = [...new Set(asked.flatMap(({ process_step_id }) => process_step_id ?? []))]
  const ahead = useCall(
    pipelineApi.listSlots,
    { query: { origin, is_ahead: true, process_step_id: rounds, page_size: 200 } },
    { enabled: rounds.length > 0 },
  ).data
  const slots = ahead?.data.list ?? []
  const open = slots.filter(({ taken, capacity }) => taken < capacity)
  const given = distribution(
    asked.filter(({ process_step_id: round }) => slots.some((slot) => slot.process_step_id === round)),
    open.filter(({ id }) => !used?.length || used.includes(id) || [...byHand.values()].includes(id)),
    byHand,
  )
  const placed = given.filter(({ slot }) => slot !== null)
  // A success with a message shows it as an error; an error leaves the dialog as it is (specification, section 8: schedule distribute).
  const distribute = useChange(pipelineApi.distributeSlots, {
    onDone: ({ data, message: said }) => {
      if (said) message.error(said)
      onDone(data)
    },
  })
  const give = ({ interviewer_ids = [], tells_candidate = true, message: told }: Fields) =>
    distribute.mutate({
      body: {
        applications: given.map(({ person: { post_id, version }, slot }) => {
          return { post_id, version, slot_id: slot?.id ?? null }
        }),
        ...(interviewer_ids.length > 0 ? { interviewer_ids } : {}),
        tells_candidate,
        ...(told ? { message: told } : {}),
      },
    })
  const [first] = placed
  const agreed = first?.slot && {
    meets_at: first.slot.starts_at,
    meets_until: first.slot.ends_at,
    place: first.slot.place,
    is_online: first.slot.place === '',
  }
  return (
    <Modal
      open
      title={t('title')}
      okText={t('submit')}
      cancelText={words('cancel')}
      okButtonProps={{ disabled: given.length === 0 || !ahead }}
      confirmLoading={distribute.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {ids.length > mostDistributed && <p>{t('first', { count: mostDistributed, all: ids.length })}</p>}
      {ahead && <WhoIsLeftOut asked={asked} slots={slots} />}
      {ahead && open.length === 0 && (
        <Alert
          type="warning"
          style={{ marginBottom: 16 }}
          title={t('noneOffered')}
          action={
            <PlaceLink place={{ path: addressOf(pipelineScreens.slots, { origin }) }}>
              {t('setFirst')}
            </PlaceLink>
          }
        />
      )}
      <Form<Fields>
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={{ tells_candidate: true }}
        onFinish={give}
      >
        <Form.Item name="slots" label={t('offered')} extra={t('offeredHelp')}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            options={open.map((slot) => ({ value: slot.id, label: `${slotTime(slot)} ${slot.place}` }))}
          />
        </Form.Item>
        <SlotsGiven
          given={given}
          open={open}
          onChoose={(post_id, slot_id) => setByHand(new Map([...byHand, [post_id, slot_id]]))}
        />
        <Form.Item name="interviewer_ids" label={t('interviewers')} extra={t('interviewersHelp')}>
          <Select
            mode="multiple"
            options={[...(people.options ?? [])]}
            showSearch={{ filterOption: false, ...(people.onSearch ? { onSearch: people.onSearch } : {}) }}
          />
        </Form.Item>
        <Form.Item name="tells_candidate" valuePropName="checked">
          <Checkbox>{t('tells')}</Checkbox>
        </Form.Item>
        <MessageField
          applications={placed.map(({ person }) => person.post_id)}
          action="arrange"
          stage={stages.stage.interview}
          {...(agreed ? { agreed } : {})}
        />
      </Form>
    </Modal>
  )
}
