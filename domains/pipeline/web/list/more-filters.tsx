import { holdingDays } from '@bole/platform/form'
import { fromAddress as reading, wordOf } from '@bole/platform/web'
import { Button, DatePicker, Drawer, Flex, Form, Input, InputNumber, Select, Space, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { parameterOf } from './quick-filter.ts'
import { quickOptions } from './quick-options.ts'
import type { CandidateListState } from './use-candidate-list.ts'

const quickNames = ['position', 'degree', 'owner'] as const

interface MoreFiltersProps {
  readonly list: CandidateListState
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface Fields {
  readonly position_id?: string[]
  readonly degree?: string[]
  readonly owner_id?: string[]
  readonly content?: string
  readonly city?: string[]
  readonly school?: string
  readonly gender?: 'male' | 'female'
  readonly age?: { readonly from?: number | null; readonly to?: number | null }
  readonly source?: string[]
  readonly tag_id?: string[]
  readonly applied?: readonly [string | null, string | null] | null
  readonly waiting_days?: number | null
  readonly has_left?: boolean
}

/** Every condition the list takes, applied together. */
export function MoreFilters({ list, isOpen, onClose }: MoreFiltersProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Fields>()
  const { library } = list
  const options = quickOptions(t, library)
  const apply = (fields: Fields) => {
    list.change(toAddress(fields))
    onClose()
  }
  return (
    <Drawer
      title={t('filter.more')}
      open={isOpen}
      onClose={onClose}
      destroyOnHidden
      footer={
        <Flex gap={8} align="center">
          <Button type="primary" onClick={form.submit}>
            {t('filter.apply')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Flex>
      }
    >
      <Form form={form} layout="vertical" initialValues={fromAddress(list.state)} onFinish={apply}>
        {quickNames.map((name) => (
          <Form.Item key={name} name={parameterOf[name]} label={t(`filter.${name}`)}>
            <Select mode="multiple" optionFilterProp="label" options={options[name]} />
          </Form.Item>
        ))}
        <Form.Item name="content" label={t('filter.content')} extra={t('filter.contentHelp')}>
          <Input allowClear />
        </Form.Item>
        <Form.Item name="city" label={t('filter.city')}>
          <Select mode="tags" options={library?.cities.map((value) => ({ value })) ?? []} />
        </Form.Item>
        <Form.Item name="school" label={t('filter.school')}>
          <Input allowClear />
        </Form.Item>
        <Form.Item name="gender" label={t('filter.gender')}>
          <Select
            allowClear
            options={(['female', 'male'] as const).map((value) => ({ value, label: t(`genders.${value}`) }))}
          />
        </Form.Item>
        <Form.Item label={t('filter.age')}>
          <Space>
            <Form.Item name={['age', 'from']} noStyle>
              <InputNumber
                min={14}
                max={99}
                style={{ flex: 1 }}
                aria-label={t('filter.age_from')}
                placeholder={t('filter.age_from')}
              />
            </Form.Item>
            –
            <Form.Item name={['age', 'to']} noStyle>
              <InputNumber
                min={14}
                max={99}
                style={{ flex: 1 }}
                aria-label={t('filter.age_to')}
                placeholder={t('filter.age_to')}
              />
            </Form.Item>
          </Space>
        </Form.Item>
        <Form.Item name="source" label={t('filter.source')}>
          <Select
            mode="multiple"
            options={
              library?.sources.map((value) => ({
                value,
                label: wordOf(t, `sources.${value}`),
              })) ?? []
            }
          />
        </Form.Item>
        <Form.Item name="tag_id" label={t('filter.tag')}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            options={library?.tagGroup.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
          />
        </Form.Item>
        <Form.Item {...holdingDays} name="applied" label={t('filter.applied')}>
          <DatePicker.RangePicker allowEmpty={[true, true]} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="waiting_days" label={t('filter.waiting_days')}>
          <InputNumber min={1} max={3650} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="has_left"
          label={t('filter.has_left')}
          valuePropName="checked"
          extra={t('filter.hasLeftHelp')}
        >
          <Switch />
        </Form.Item>
      </Form>
    </Drawer>
  )
}

function fromAddress(state: CandidateListState['state']): Fields {
  const several = (text: string | undefined) => (text ? text.split(',') : [])
  const number = (text = '') => (/^\d+$/.test(text) ? Number(text) : null)
  const day = (text = '') => reading.day.read(text) ?? null
  const { content = '', school = '', gender } = state
  return {
    content,
    school,
    position_id: several(state.position_id),
    degree: several(state.degree),
    owner_id: several(state.owner_id),
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
    city: several(state.city),
    source: several(state.source),
    tag_id: several(state.tag_id),
    age: { from: number(state.age_from), to: number(state.age_to) },
    applied: [day(state.applied_from), day(state.applied_to)],
    waiting_days: number(state.waiting_days),
    has_left: state.has_left === 'true',
  }
}

function toAddress({
  age,
  applied,
  has_left,
  position_id,
  degree,
  owner_id,
  city,
  source,
  tag_id,
  waiting_days,
  ...texts
}: Fields): Record<string, string | null> {
  return {
    content: texts.content || null,
    school: texts.school || null,
    gender: texts.gender ?? null,
    position_id: position_id?.join(',') || null,
    degree: degree?.join(',') || null,
    owner_id: owner_id?.join(',') || null,
    city: city?.join(',') || null,
    source: source?.join(',') || null,
    tag_id: tag_id?.join(',') || null,
    age_from: age?.from?.toString() ?? null,
    age_to: age?.to?.toString() ?? null,
    applied_from: applied?.[0] ?? null,
    applied_to: applied?.[1] ?? null,
    waiting_days: waiting_days?.toString() ?? null,
    has_left: has_left ? 'true' : null,
  }
}
